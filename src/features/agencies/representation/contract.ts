import { z } from 'zod'
import { Question } from '#features/agencies/submissions/question-contract.ts'
import { submissionStates } from '#features/agencies/submissions/submission-states.ts'
import { SheetLine } from '#features/sourcing/cv-search/contract.ts'
import { answer, del, done, get, post, put, raw } from '#platform/shared/contract.ts'
import { line, moment, personName, prose } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { answers, conflictKinds, whoMayAsk } from './rules.ts'

/** What somebody should know before they approve. */
export const Conflict = z.object({
  kind: z.enum(conflictKinds),
  /** The other agency, or the job one applied to oneself. */
  who: z.string(),
  job: z.string(),
  until: moment.nullable(),
})
export type Conflict = z.output<typeof Conflict>

/** One request or right, as the person it is about reads it. */
export const Represented = z.object({
  id: z.string(),
  state: z.enum(submissionStates),
  agency: z.object({ name: z.string(), slug: z.string(), checked_at: moment.nullable() }),
  recruiter: z.string().nullable(),
  client: z.string(),
  job: z.string(),
  place: z.string(),
  /** The advert, where there is one to read. */
  path: z.string().nullable(),
  asked_at: moment.nullable(),
  answer_due_at: moment.nullable(),
  approved_at: moment.nullable(),
  right_until: moment.nullable(),
  submitted_at: moment.nullable(),
  opened_at: moment.nullable(),
  moved_at: moment,
  note: z.string(),
  salary: z.number().nullable(),
  salary_currency: z.string().nullable(),
  salary_period: z.enum(['hour', 'day', 'month', 'year']).nullable(),
  notice_days: z.number().nullable(),
  /** Why it ended, in words. */
  reason: z.string(),
  may: z.array(z.enum([...answers, 'question'])),
})
export type Represented = z.output<typeof Represented>

export const RepresentedDetail = Represented.extend({
  name: z.string(),
  conflicts: z.array(Conflict),
  lines: z.array(SheetLine),
  cv_language: z.string(),
  /** What approving says, word for word. */
  words: z.string(),
  approvals: z.array(z.object({ words: z.string(), at: moment })),
  questions: z.array(Question),
  history: z.array(z.object({ event: z.string(), side: z.string(), at: moment })),
})
export type RepresentedDetail = z.output<typeof RepresentedDetail>

const live = ['submission.moved', 'submission.asked'] as const
const key = { key: z.string().max(100) }
const submission = { submission: z.uuid() }
const tries = { times: 60, seconds: 300 }
const said = {
  answer: z.enum(answers),
  /** Never to this company again, by any agency. */
  never: z.boolean().default(false),
}
const refusals = ['submission_state', 'revoke_late', 'represented_already', 'applied_already']
const Told = answer(z.object({ state: z.enum(submissionStates) }))
const question = { words: prose(1500, 2) }

export const showByLink = get('/representation/{key}', {
  summary: 'Who asks to put one forward where, and what is sent, by the link that was sent; changes nothing',
  who: anyone,
  takes: key,
  gives: answer(RepresentedDetail.extend({ has_account: z.boolean() })),
  refuses: ['link_expired'],
  limit: tries,
})
export const answerByLink = post('/representation/{key}', {
  summary: 'Approve for this job, decline, or take the right back; until the interview',
  who: anyone,
  takes: { ...key, answer: said.answer },
  gives: Told,
  refuses: ['link_expired', ...refusals],
  limit: tries,
})
export const askByLink = post('/representation/{key}/questions', {
  summary: 'Ask the agency something',
  who: anyone,
  takes: { ...key, ...question },
  gives: done,
  refuses: ['link_expired', 'submission_state', 'invalid'],
  limit: { times: 10, seconds: 3600 },
})
export const cvByLink = get('/representation/{key}/cv', {
  summary: 'The CV as the client is sent it',
  who: anyone,
  takes: key,
  gives: raw,
  refuses: ['link_expired', 'submission_wordless'],
  limit: tries,
})

export const listRepresented = get('/user/representation', {
  summary: 'Who represents one where and until when: requests, rights, what was; who may ask, and where never',
  who: signedIn,
  gives: answer(
    z.object({
      requests: z.array(RepresentedDetail),
      rights: z.array(Represented),
      ended: z.array(Represented),
      agencies: z.array(
        z.object({ name: z.string(), slug: z.string(), checked_at: moment.nullable(), jobs: z.number() }),
      ),
      who: z.enum(whoMayAsk),
      forbidden: z.array(z.object({ name: z.string(), at: moment })),
    }),
  ),
  refreshedBy: [...live, 'representation.set'],
})
export const showRepresented = get('/user/representation/{submission}', {
  summary: 'One of them, with what was sent and what happened',
  who: signedIn,
  takes: submission,
  gives: answer(RepresentedDetail),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const answerRepresented = post('/user/representation/{submission}', {
  summary: 'Approve for this job, decline, or take the right back; until the interview',
  who: signedIn,
  takes: { ...submission, ...said },
  gives: Told,
  refuses: ['not_found', 'forbidden_enough', ...refusals],
  limit: tries,
})
export const askRepresented = post('/user/representation/{submission}/questions', {
  summary: 'Ask the agency something',
  who: signedIn,
  takes: { ...submission, ...question },
  gives: done,
  refuses: ['not_found', 'submission_state', 'invalid'],
  limit: { times: 30, seconds: 3600 },
})
export const cvRepresented = get('/user/representation/{submission}/cv', {
  summary: 'The CV as the client is sent it',
  who: signedIn,
  takes: submission,
  gives: raw,
  refuses: ['not_found', 'submission_wordless'],
  limit: tries,
})
export const setWhoMayAsk = put('/user/representation-settings', {
  summary: 'Which agencies may ask whether they may put one forward',
  who: signedIn,
  takes: { who: z.enum(whoMayAsk) },
  gives: answer(z.object({ who: z.enum(whoMayAsk) })),
})
export const forbidClient = post('/user/representation-forbidden', {
  summary: 'Never be put forward to a company',
  who: signedIn,
  takes: { name: personName(160) },
  gives: done,
  refuses: ['invalid', 'forbidden_enough'],
  status: 201,
  limit: { times: 100, seconds: 3600 },
})
export const allowClient = del('/user/representation-forbidden', {
  summary: 'Let agencies ask for a company again',
  who: signedIn,
  takes: { name: line(160, 2) },
  gives: done,
  refuses: ['not_found', 'invalid'],
})
