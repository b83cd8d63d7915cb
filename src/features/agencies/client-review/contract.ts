import { z } from 'zod'
import { Question } from '#features/agencies/submissions/question-contract.ts'
import { submissionStates } from '#features/agencies/submissions/submission-states.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { Match } from '#features/jobs/matching/match-contract.ts'
import { SheetLine } from '#features/sourcing/cv-search/contract.ts'
import { answer, done, get, post, raw } from '#platform/shared/contract.ts'
import { moment, prose } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { decisions } from './rules.ts'

/** Somebody a client was sent, against what it asks for. */
export const ClientPerson = z.object({
  id: z.string(),
  name: z.string(),
  headline: z.string(),
  state: z.enum(submissionStates),
  /** Taken out of the running, by whomever: nothing but the name is left. */
  gone: z.boolean(),
  note: z.string(),
  salary: z.number().nullable(),
  salary_currency: z.string().nullable(),
  salary_period: z.enum(['hour', 'day', 'month', 'year']).nullable(),
  notice_days: z.number().nullable(),
  approved_at: moment.nullable(),
  right_until: moment.nullable(),
  /** From the interview on. */
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  matches: z.array(Match),
  lines: z.array(SheetLine),
  cv_language: z.string(),
  decided_at: moment.nullable(),
  /** The client said that it has them already, however that was decided. */
  claimed: z.boolean(),
  may_change_until: moment.nullable(),
  questions: z.array(Question),
  may: z.array(z.enum([...decisions, 'claim_duplicate', 'question'])),
})
export type ClientPerson = z.output<typeof ClientPerson>

export const ClientPacket = z.object({
  agency: z.object({ name: z.string(), slug: z.string(), checked_at: moment.nullable() }),
  recruiter: z.string().nullable(),
  contact_name: z.string(),
  client: z.string(),
  job: z.string(),
  place: z.string(),
  words: z.string(),
  sent_at: moment,
  until: moment,
  people: z.array(ClientPerson),
  reasons: z.array(z.object({ code: z.string(), text: z.string() })),
})
export type ClientPacket = z.output<typeof ClientPacket>

const key = { key: z.string().max(100) }
const one = { ...key, submission: z.uuid() }
const tries = { times: 120, seconds: 300 }

export const showPacket = get('/client-reviews/{key}', {
  summary: 'People an agency sent for a job, by the link that was mailed; needs no account',
  who: anyone,
  takes: key,
  gives: answer(ClientPacket),
  refuses: ['link_expired'],
  limit: tries,
})
export const openPerson = post('/client-reviews/{key}/openings', {
  summary: 'That somebody’s papers were opened: the agency and the person see when',
  who: anyone,
  takes: one,
  gives: done,
  refuses: ['link_expired', 'not_found'],
  limit: tries,
})
export const decide = post('/client-reviews/{key}/decisions', {
  summary: 'Shortlist, invite, say no with a reason, or take an answer back within the hour',
  who: anyone,
  takes: {
    ...one,
    decision: z.enum(decisions),
    reason: z.string().max(60).optional(),
    words: prose(1500).default(''),
  },
  gives: answer(z.object({ state: z.enum(submissionStates) })),
  refuses: ['link_expired', 'not_found', 'submission_state', 'submission_known', 'change_late', 'invalid'],
  limit: tries,
})
export const askAgency = post('/client-reviews/{key}/questions', {
  summary: 'Ask the agency about somebody',
  who: anyone,
  takes: { ...one, words: prose(1500, 2) },
  gives: done,
  refuses: ['link_expired', 'not_found', 'submission_state', 'invalid'],
  limit: { times: 30, seconds: 3600 },
})
export const printPerson = get('/client-reviews/{key}/people/{submission}/cv', {
  summary: 'The formatted CV of somebody who was sent, without contact details',
  who: anyone,
  takes: one,
  gives: raw,
  refuses: ['link_expired', 'not_found', 'submission_wordless'],
  limit: tries,
})
export const printPacket = get('/client-reviews/{key}/packet.pdf', {
  summary: 'Everybody who was sent as one PDF: formatted CVs with pay, notice and note, without contact details',
  who: anyone,
  takes: key,
  gives: raw,
  refuses: ['link_expired', 'submission_wordless'],
  limit: { times: 30, seconds: 300 },
})

export const printOwnPacket = get('/page/submission-packets/{packet}/packet.pdf', {
  summary: 'The same for the agency',
  who: member('submission'),
  takes: { packet: z.uuid() },
  gives: raw,
  refuses: ['not_found', 'submission_wordless'],
  limit: { times: 60, seconds: 3600 },
})
export const showOwnPacket = get('/page/submission-packets/{packet}', {
  summary: 'What a client was sent, for the agency: as the client reads it',
  who: member('submission'),
  takes: { packet: z.uuid() },
  gives: answer(ClientPacket),
  refuses: ['not_found'],
})
