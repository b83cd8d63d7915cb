import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { currencyCode } from '#features/site/lookups/currency-fields.ts'
import { payAmount } from '#features/site/lookups/pay-fields.ts'
import { answer, get, page, post, put, raw } from '#platform/shared/contract.ts'
import { calendarDay, idCursor, language, line, moment, prose, version } from '#platform/shared/fields.ts'
import { isZone } from '#platform/shared/time-zone.ts'
import { offerHands, offerMoves, offerStates, offerViews } from './offer-states.ts'
import {
  declineReasons,
  isLikelyYear,
  leastLetters,
  letterParameters,
  likelyYears,
  mostLetters,
  payPeriods,
} from './rules.ts'

const application = { application: z.uuid() }
const offer = { offer: z.uuid() }
const refreshedBy = ['offer.moved', 'application.moved'] as const

/** A year that was typed to its half, or too far, is none. */
const likely = [(at: string) => isLikelyYear(at), { error: 'years', params: likelyYears }] as const

/** What is offered, and the letter that says so. */
export const terms = {
  language,
  pay: payAmount,
  currency: currencyCode,
  period: z.enum(payPeriods),
  starts_on: calendarDay.refine(...likely),
  place: line(200),
  answer_by: moment.refine(...likely),
  zone: z.string().max(60).refine(isZone),
  text: prose(mostLetters, leastLetters),
}

/** The same of a draft: what is not known yet may be left open, and is asked for before it is approved or sent. */
const openTerms = {
  ...terms,
  pay: payAmount.nullable(),
  starts_on: terms.starts_on.nullable(),
  place: line(200, 0),
  answer_by: terms.answer_by.nullable(),
  text: prose(mostLetters),
}

export const Terms = z.object({
  ...terms,
  currency: z.string(),
  place: z.string(),
  starts_on: z.string(),
  answer_by: moment,
  zone: z.string(),
  text: z.string(),
})
export type Terms = z.output<typeof Terms>
const Step = z.object({
  id: z.string(),
  at: moment,
  move: z.enum(offerMoves),
  by: z.string().nullable(),
  hand: z.enum(offerHands),
  reason: z.string(),
})
const open = {
  pay: z.number().nullable(),
  starts_on: z.string().nullable(),
  answer_by: moment.nullable(),
}
export const Offer = Terms.extend({
  ...open,
  id: z.string(),
  application: z.string(),
  job: z.object({ id: z.string(), title: z.string() }),
  name: z.string(),
  state: z.enum(offerStates),
  version: z.number(),
  number: z.number(),
  asked: z.boolean(),
  reason: z.string(),
  declined_because: z.enum(declineReasons).nullable(),
  sent_at: moment.nullable(),
  viewed_at: moment.nullable(),
  answered_at: moment.nullable(),
  accepted_name: z.string(),
  may: z.array(z.enum(['save', 'ask', 'approve', 'return', 'send', 'withdraw'])),
})
export type Offer = z.output<typeof Offer>

export const listOffers = get('/page/offers', {
  summary: 'Offers of the page, newest first, all or in one state; `asked` are drafts that wait for approval',
  who: member('offer.propose'),
  takes: {
    state: z.enum(offerViews).optional(),
    cursor: idCursor,
  },
  gives: page(Offer),
  refreshedBy,
})
export const countOffers = get('/page/offers/counts', {
  summary: 'How many offers of the page stand in each state',
  who: member('offer.propose'),
  gives: answer(z.array(z.object({ state: z.enum(offerViews), count: z.number() }))),
  refreshedBy,
})
export const offersOf = get('/page/applications/{application}/offers', {
  summary: 'The offers to an applicant, the newest first, each with what happened; and what a new one would say',
  who: member('offer.propose'),
  takes: application,
  gives: answer(
    z.object({
      offers: z.array(Offer.extend({ steps: z.array(Step) })),
      /** Of a next letter: filled from the last one, or from the job. */
      fresh: Terms.extend(open),
      /** How many were hired for the job, of how many it wants, and offers to others that wait for an answer. */
      places: z.object({ hired: z.number(), openings: z.number(), promised: z.number() }),
      /** What the page's letters say, by language. */
      texts: z.record(z.string(), z.string()),
      /** What they would say had the page none of its own. */
      standards: z.record(z.string(), z.string()),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: [...refreshedBy, 'offer.text_saved'],
})
export const writeOffer = post('/page/applications/{application}/offers', {
  summary:
    'Write an offer, the next one to whoever declined the last, too, with what is known so far; nobody but the team sees it',
  who: member('offer.propose'),
  takes: { ...application, ...openTerms },
  gives: answer(Offer),
  refuses: ['not_found', 'stage_move', 'offer_runs', 'invalid'],
  status: 201,
})

const refuses = ['not_found', 'offer_state', 'offer_over', 'changed_meanwhile'] as const
export const saveOffer = put('/page/offers/{offer}', {
  summary: 'Change an offer that is not out yet; an approved one must be approved anew',
  who: member('offer.propose'),
  takes: { ...offer, version, ...openTerms },
  gives: answer(Offer),
  refuses: [...refuses, 'invalid'],
})
export const previewLetter = post('/page/applications/{application}/letter-preview', {
  summary: 'The letter with its values, as the candidate would read it; nothing is stored',
  who: member('offer.propose'),
  takes: { ...application, ...terms },
  gives: answer(z.object({ letter: z.string(), language })),
  refuses: ['not_found', 'invalid'],
  limit: { times: 600, seconds: 600 },
})
export const askApproval = post('/page/offers/{offer}/approval-request', {
  summary:
    'Ask those who may make offers to approve this one, which says everything; what it leaves open is refused at once',
  who: member('offer.propose'),
  takes: { ...offer, version },
  gives: answer(Offer),
  refuses: [...refuses, 'invalid'],
})
export const approveOffer = post('/page/offers/{offer}/approval', {
  summary: 'Approve an offer that says everything',
  who: member('offer.make'),
  takes: { ...offer, version },
  gives: answer(Offer),
  refuses: [...refuses, 'invalid'],
})
export const returnOffer = post('/page/offers/{offer}/changes', {
  summary: 'Give an offer back to be changed, and say what',
  who: member('offer.make'),
  takes: { ...offer, version, reason: prose(500, 1) },
  gives: answer(Offer),
  refuses,
})
export const sendOffer = post('/page/offers/{offer}/sending', {
  summary: 'Send an approved offer; the application is now at the stage “offered”',
  who: member('offer.make'),
  takes: { ...offer, version },
  gives: answer(Offer),
  refuses: [...refuses, 'stage_move', 'invalid'],
})
export const withdrawOffer = post('/page/offers/{offer}/withdrawal', {
  summary: 'Throw a draft away, or take an offer back that is out, with a word for the candidate',
  who: member('offer.propose'),
  takes: { ...offer, version, reason: prose(500).default('') },
  gives: answer(Offer),
  refuses: [...refuses, 'invalid'],
})
export const offerLetter = get('/page/offers/{offer}/letter', {
  summary: 'The letter as PDF: as it was sent, and once accepted with by whom and when; or as it would be',
  who: member('offer.propose'),
  takes: offer,
  gives: raw,
  refuses: ['not_found', 'invalid'],
  limit: { times: 60, seconds: 600 },
})

export const showTexts = get('/page/offer-texts', {
  summary: 'What the page’s letters say in each language, and what they may name',
  who: member('offer.propose'),
  gives: answer(
    z.object({
      texts: z.array(z.object({ language, text: z.string(), standard: z.string(), own: z.boolean() })),
      parameters: z.array(z.enum(letterParameters)),
    }),
  ),
  refreshedBy: ['offer.text_saved'],
})
/** Long enough to be a letter, or nothing. */
const letterText = prose(mostLetters).refine((text) => text === '' || text.length >= leastLetters, {
  error: 'too_short',
  params: { min: leastLetters },
})
export const saveText = put('/page/offer-texts/{language}', {
  summary: 'Say something else in the letters of a language; empty goes back to what the site says',
  who: member('offer.make'),
  takes: { language, text: letterText },
  gives: answer(z.object({ text: z.string(), own: z.boolean() })),
  refuses: ['invalid'],
})
export const previewText = post('/page/offer-texts/{language}/preview', {
  summary: 'A letter with values of an example',
  who: member('offer.propose'),
  takes: { language, text: prose(mostLetters) },
  gives: answer(z.object({ letter: z.string() })),
  refuses: ['invalid'],
  limit: { times: 600, seconds: 600 },
})
