import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const caseStates = ['open', 'upheld', 'dismissed'] as const
export const decisions = ['upheld', 'dismissed'] as const
export type Decision = (typeof decisions)[number]
export const appealSides = ['reporter', 'reported'] as const
export type AppealSide = (typeof appealSides)[number]

/** Why something is upheld, or not; each has standard words in every language, which whoever decides may change. */
export const grounds = {
  upheld: ['asks_money', 'false_company', 'not_real', 'discrimination', 'false_facts', 'abuse', 'other'],
  dismissed: ['no_breach', 'not_enough', 'corrected'],
} as const
export type Ground = (typeof grounds)[Decision][number]
export const allGrounds = [...grounds.upheld, ...grounds.dismissed] as const

export const groundFits = (decision: Decision, ground: Ground): boolean =>
  grounds[decision].some((one) => one === ground)

/** Grounds that are fraud and take a page's trust (product.md, "Post permission"). */
export const isFraud = (ground: string): boolean => ground === 'asks_money' || ground === 'false_company'

/** So many independent upheld reports take a job out of sight (docs/decisions/0041). */
export const upheldEnough = 2

/** For so many days after a decision either side may ask for another look. */
const appealDays = 180
const day = 86_400_000

type CaseState = (typeof caseStates)[number]

/** Whether somebody decides about this case now. @param own: one's own company, account or report */
export function mayDecide({ state, own }: { state: CaseState; own: boolean }): Answer {
  if (state !== 'open') return refuse('already_decided')
  return own ? refuse('own_work') : yes
}

type Appealing = { state: CaseState; side: AppealSide; appealed: boolean; decided_at: Date | null; now: Date }

/** The side against which it was decided may appeal, once, in time. */
export function mayAppeal({ state, side, appealed, decided_at, now }: Appealing): Answer {
  if (state === 'open' || !decided_at) return refuse('case_open')
  if (appealed) return refuse('already_appealed')
  if ((state === 'upheld') === (side === 'reporter')) return refuse('nothing_to_appeal')
  return now.getTime() > appealEnd(decided_at).getTime() ? refuse('appeal_late') : yes
}

export const appealEnd = (decided: Date): Date => new Date(decided.getTime() + appealDays * day)

type Judging = {
  state: 'open' | 'granted' | 'declined'
  own: boolean
  deciders: readonly (string | null)[]
  me: string
}

/** Nobody judges an appeal against what they decided themselves. */
export function mayDecideAppeal({ state, own, deciders, me }: Judging): Answer {
  if (state !== 'open') return refuse('already_decided')
  if (own) return refuse('own_work')
  return deciders.includes(me) ? refuse('same_eyes') : yes
}
