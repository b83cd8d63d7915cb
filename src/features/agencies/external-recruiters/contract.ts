import { z } from 'zod'
import { recruiting, SentPeople } from '#features/agencies/recruiters/contract.ts'
import { voiceless } from '#features/companies/pages/page-states.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { fileRefusals } from '#features/hiring/applications/contract.ts'
import { publicStatuses } from '#features/hiring/applications/stages.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import { answer, done, get, post, raw } from '#platform/shared/contract.ts'
import { email, moment, personName, prose, spoken } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { personStates } from './person-states.ts'

const recruits = member('job.publish')
const external = member('job.bring')
const live = ['external-recruiter.moved', 'external-person.moved', 'application.moved'] as const

/** An external recruiter of a job, as the company sees it. */
export const JobExternal = z.object({
  ...recruiting,
  email: z.string(),
  /** Of the account that accepted. */
  name: z.string().nullable(),
  asked_by: z.string().nullable(),
  /** Nobody before they said yes. */
  people: SentPeople,
})
export type JobExternal = z.output<typeof JobExternal>

/** Somebody put forward, as the recruiter sees it: the phase as the person sees it, and no word of the team. */
export const ExternalPerson = z.object({
  id: z.string(),
  name: z.string().nullable(),
  state: z.enum(personStates),
  /** Of the application, once there is one, as the person reads it. */
  status: z.enum(publicStatuses).nullable(),
  asked_at: moment,
  answer_due_at: moment,
  answered_at: moment.nullable(),
  may_withdraw: z.boolean(),
})
export type ExternalPerson = z.output<typeof ExternalPerson>

/** A job somebody recruits for as a guest of its company: its public face, and their own people. */
export const ExternalJob = z.object({
  ...recruiting,
  company: z.object({ name: z.string(), slug: z.string() }),
  job: z.object({ title: z.string(), path: z.string(), place: z.string(), openings: z.number(), open: z.boolean() }),
  people: z.array(ExternalPerson),
  may_add: z.boolean(),
})
export type ExternalJob = z.output<typeof ExternalJob>

const job = { job: z.uuid() }
export const listExternals = get('/page/jobs/{job}/external-recruiters', {
  summary: 'External recruiters of a job: who was invited by mail, whom they sent, and what came of it',
  who: recruits,
  takes: job,
  gives: answer(z.object({ open: z.boolean(), externals: z.array(JobExternal) })),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const inviteExternal = post('/page/jobs/{job}/external-recruiters', {
  summary: 'Invite a person by mail to recruit for one live job as a guest of the page; once more after a no or an end',
  who: recruits,
  takes: {
    ...job,
    email,
    most_people: z.coerce.number().int().min(1).max(100).default(10),
    words: prose(600).default(''),
  },
  gives: answer(JobExternal),
  refuses: [
    'not_found',
    'invalid',
    'job_closed',
    'recruiter_state',
    'already_on_team',
    'already_invited',
    ...voiceless,
  ],
  status: 201,
  limit: { times: 40, seconds: 3600 },
})
export const endExternal = post('/page/jobs/{job}/external-recruiters/{external}/end', {
  summary: 'Let an external recruiter put nobody more forward for the job; whoever was sent goes on',
  who: recruits,
  takes: { ...job, external: z.uuid() },
  gives: answer(JobExternal),
  refuses: ['not_found', 'recruiter_state'],
})

export const listExternalJobs = get('/page/external-jobs', {
  summary: 'Jobs of the company that the caller recruits for as a guest, each with the caller’s own people',
  who: external,
  gives: answer(z.array(ExternalJob)),
  refreshedBy: [...live, 'notification.added'],
})
export const bringPerson = post('/page/external-jobs/{external}/people', {
  summary: 'Put somebody forward: they are asked by mail, and become an applicant once they say yes',
  who: external,
  takes: { external: z.uuid(), name: personName(), email, lang: spoken, note: prose(2000).default('') },
  gives: answer(ExternalJob),
  refuses: [
    ...['not_found', 'invalid', 'recruiter_ended', 'recruiter_full', 'job_closed', 'asked_enough'],
    ...['external_person_known', 'cv_needed', ...voiceless, ...fileRefusals],
  ],
  status: 201,
  upload: { fields: ['cv'], maxBytes: mostBytes },
  limit: { times: 40, seconds: 3600 },
})
export const withdrawPerson = post('/page/external-people/{person}/withdrawal', {
  summary: 'Take back the question to somebody who has not answered yet; who it is is forgotten',
  who: external,
  takes: { person: z.uuid() },
  gives: done,
  refuses: ['not_found', 'external_person_state'],
})

const key = { key: z.string().max(100) }
const tries = { times: 60, seconds: 300 }
export const showPutForward = get('/put-forward/{key}', {
  summary: 'What somebody is asked: who wants to put them forward, where, and with what',
  who: anyone,
  takes: key,
  gives: answer(
    z.object({
      name: z.string(),
      recruiter: z.string(),
      company: z.string(),
      /** Of the company, where it is reported. */
      slug: z.string(),
      job: z.object({ title: z.string(), path: z.string().nullable() }),
      note: z.string(),
      email: z.string(),
      state: z.enum(personStates),
      answer_due_at: moment,
      /** What a yes says, word for word. */
      words: z.string(),
    }),
  ),
  refuses: ['link_expired'],
  limit: tries,
})
export const answerPutForward = post('/put-forward/{key}', {
  summary: 'Say yes, which makes an applicant of the person, or no, which forgets them',
  who: anyone,
  takes: { ...key, answer: z.enum(['approve', 'decline']) },
  gives: answer(z.object({ state: z.enum(personStates) })),
  refuses: ['link_expired', 'external_person_state', 'job_closed'],
  limit: tries,
})
export const cvPutForward = get('/put-forward/{key}/cv', {
  summary: 'The CV that is sent along',
  who: anyone,
  takes: key,
  gives: raw,
  refuses: ['link_expired'],
  limit: tries,
})
