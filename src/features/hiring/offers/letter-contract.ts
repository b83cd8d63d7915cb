import { z } from 'zod'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { answer, done, get, post, raw } from '#platform/shared/contract.ts'
import { flag, language, moment, personName, prose, version } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { Terms } from './contract.ts'
import { letterWords, offerStates } from './offer-states.ts'
import { declineReasons } from './rules.ts'

const key = { key: z.string().max(600) }
const limit = { times: 60, seconds: 600 }
const refreshedBy = ['offer.moved', 'application.moved', 'notification.added'] as const

/** An offer as the candidate sees it; the key of the mailed link stands for the person. */
export const Letter = Terms.omit({ text: true }).extend({
  id: z.string(),
  application: z.string(),
  key: z.string(),
  state: z.enum(offerStates),
  version: z.number(),
  job: JobCard,
  company: z.string(),
  name: z.string(),
  letter: z.string(),
  language,
  sent_at: moment,
  answered_at: moment.nullable(),
  accepted_name: z.string(),
  /** What the company said when it took the offer back. */
  reason: z.string(),
  /** `ask` while it is open or accepted, `write` once it was declined or has expired. */
  may: z.array(z.enum(['view', 'accept', 'decline', ...letterWords])),
})
export type Letter = z.output<typeof Letter>

export const myOffers = get('/user/offers', {
  summary: 'Offers one was sent, of all applications or of one',
  who: signedIn,
  takes: { application: z.uuid().optional() },
  gives: answer(z.array(Letter)),
  refreshedBy,
})
export const showOffer = get('/offer-letters/{key}', {
  summary: 'What the link of an offer leads to; changes nothing',
  who: anyone,
  takes: key,
  gives: answer(Letter),
  refuses: ['link_expired', 'not_found'],
  limit,
  refreshedBy,
})
export const viewOffer = post('/offer-letters/{key}/view', {
  summary: 'Says that the letter was opened by a person; again says nothing new',
  who: anyone,
  takes: key,
  gives: done,
  refuses: ['link_expired', 'not_found'],
  limit,
})

const refuses = ['link_expired', 'not_found', 'offer_state', 'offer_over', 'changed_meanwhile'] as const
export const acceptOffer = post('/offer-letters/{key}/acceptance', {
  summary: 'Accept an offer by typing the name it is written to',
  who: anyone,
  takes: { ...key, version, name: personName(120, 1) },
  gives: answer(Letter),
  refuses: [...refuses, 'stage_move', 'invalid', 'account_asleep'],
  limit,
})
export const declineOffer = post('/offer-letters/{key}/refusal', {
  summary: 'Decline an offer, and say why',
  who: anyone,
  takes: { ...key, version, because: z.enum(declineReasons), reason: prose(1000).default('') },
  gives: answer(Letter),
  refuses: [...refuses, 'stage_move'],
  limit,
})
export const askAboutOffer = post('/offer-letters/{key}/questions', {
  summary:
    'Ask the company about an offer, or write to it about one that was declined or has expired; goes to the messages of the application',
  who: anyone,
  takes: { ...key, text: prose(2000, 1) },
  gives: done,
  refuses: ['link_expired', 'not_found', 'offer_state', 'thread_closed'],
  status: 201,
  limit: { times: 20, seconds: 600 },
})
export const letterFile = get('/offer-letters/{key}/file', {
  summary: 'The letter as PDF; once accepted with by whom and when, or the very file that was sent',
  who: anyone,
  takes: { ...key, as_sent: flag.default(false) },
  gives: raw,
  refuses: ['link_expired', 'not_found'],
  limit,
})

const Others = answer(z.array(z.object({ id: z.string(), title: z.string(), company: z.string(), status: z.string() })))
const Outcomes = answer(z.array(z.object({ id: z.string(), outcome: z.enum(['withdrawn', 'ended', 'not_found']) })))
const others = z.array(z.uuid()).min(1).max(100)

export const otherApplications = get('/user/applications/{application}/others', {
  summary: 'After being hired: one’s other applications that are still open',
  who: signedIn,
  takes: { application: z.uuid() },
  gives: Others,
  refuses: ['not_found'],
  refreshedBy: ['application.moved', 'notification.added'],
})
export const withdrawOthers = post('/user/applications/{application}/others/withdrawal', {
  summary: 'After being hired: take some of the other applications back, each by itself',
  who: signedIn,
  takes: { application: z.uuid(), others },
  gives: Outcomes,
  refuses: ['not_found'],
})
export const othersByLink = get('/offer-letters/{key}/others', {
  summary: 'After accepting by the link: what else was sent from the same address and is still open',
  who: anyone,
  takes: key,
  gives: Others,
  refuses: ['link_expired', 'not_found'],
  limit,
  refreshedBy: ['application.moved', 'notification.added'],
})
export const withdrawByLink = post('/offer-letters/{key}/others/withdrawal', {
  summary: 'After accepting by the link: take some of them back, each by itself',
  who: anyone,
  takes: { ...key, others },
  gives: Outcomes,
  refuses: ['link_expired', 'not_found'],
  limit,
})
