import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const offerStates = [
  'draft',
  'approved',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const
export type OfferState = (typeof offerStates)[number]

/** As the team looks through offers: drafts that wait for approval stand by themselves, and not among the drafts. */
export const offerViews = [
  'draft',
  'asked',
  'approved',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const
export type OfferView = (typeof offerViews)[number]

/** What happens to an offer, from its first draft to its answer. */
export const offerMoves = [
  'save',
  'ask',
  'approve',
  'return',
  'send',
  'view',
  'accept',
  'decline',
  'expire',
  'withdraw',
] as const
export type OfferMove = (typeof offerMoves)[number]

/** Who does it: a member who may propose offers, one who may make them, the candidate, the site by its rules. */
export const offerHands = ['proposer', 'maker', 'candidate', 'site'] as const
export type OfferHand = (typeof offerHands)[number]

type Step = { to: OfferState; by: readonly OfferHand[] }

const team: readonly OfferHand[] = ['proposer', 'maker']
/** Whoever is no candidate any more gets no offer, and the site takes it back. */
const takenBack: Step = { to: 'withdrawn', by: ['proposer', 'maker', 'site'] }
const answers: Partial<Record<OfferMove, Step>> = {
  accept: { to: 'accepted', by: ['candidate'] },
  decline: { to: 'declined', by: ['candidate'] },
  expire: { to: 'expired', by: ['site'] },
  // what is out binds the company: only who may make offers takes one back
  withdraw: { to: 'withdrawn', by: ['maker', 'site'] },
}
const table: Record<OfferState, Partial<Record<OfferMove, Step>>> = {
  draft: {
    save: { to: 'draft', by: team },
    ask: { to: 'draft', by: team },
    approve: { to: 'approved', by: ['maker'] },
    return: { to: 'draft', by: ['maker'] },
    withdraw: takenBack,
  },
  approved: {
    // what says something else must be approved anew
    save: { to: 'draft', by: team },
    return: { to: 'draft', by: ['maker'] },
    send: { to: 'sent', by: ['maker'] },
    withdraw: takenBack,
  },
  sent: { ...answers, view: { to: 'viewed', by: ['candidate'] } },
  viewed: answers,
  accepted: {},
  declined: {},
  expired: {},
  withdrawn: {},
}

/** Where a move leads, or null where it leads nowhere. */
export const offerAfter = (state: OfferState, move: OfferMove, by: OfferHand): OfferState | null => {
  const step = table[state][move]
  return step?.by.includes(by) ? step.to : null
}

/** Letters that are out and wait for an answer. */
export const isOut = (state: OfferState): boolean => state === 'sent' || state === 'viewed'
/** Of one application only one may be written, or out, at a time. */
export const runningStates = ['draft', 'approved', 'sent', 'viewed'] as const satisfies readonly OfferState[]
export const isRunning = (state: OfferState): boolean => (runningStates as readonly OfferState[]).includes(state)

/** What a candidate may say by the link of a letter besides an answer: ask about it, or write once it is over. */
export const letterWords = ['ask', 'write'] as const
/** About a letter that the company took back there is nothing to ask it; one writes in the messages of the application. */
export function wordsAbout({ state, answer_by }: Standing, now: Date): (typeof letterWords)[number] | null {
  if (state === 'accepted') return 'ask'
  if (state === 'declined' || state === 'expired') return 'write'
  if (!isOut(state)) return null
  return answer_by !== null && answer_by <= now ? 'write' : 'ask'
}

type Standing = { state: OfferState; asked_at: Date | null; answer_by: Date | null }

/** Whether somebody may make a move now: answers until the day, ends after it, approval asked for once. */
export function mayMoveOffer(offer: Standing, move: OfferMove, by: OfferHand, now: Date): Answer {
  if (!offerAfter(offer.state, move, by)) return refuse('offer_state')
  const isOver = offer.answer_by !== null && offer.answer_by <= now
  if (isOver && (move === 'accept' || move === 'decline' || move === 'send')) return refuse('offer_over')
  if (!isOver && move === 'expire') return refuse('offer_state')
  if (move === 'ask' && offer.asked_at) return refuse('offer_state')
  if (move === 'return' && offer.state === 'draft' && !offer.asked_at) return refuse('offer_state')
  return yes
}
