import { z } from 'zod'
import { Terms, termFields } from '#features/agencies/clients/contract.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { line, moment, prose } from '#platform/shared/fields.ts'
import { recruiterEvents, recruiterStates } from './recruiter-states.ts'

const recruits = member('job.publish')
const agency = member('submission')
const live = ['job-recruiter.moved', 'submission.moved', 'application.moved'] as const

/** How whoever recruits for a job from outside stands to it. */
export const recruiting = {
  id: z.string(),
  state: z.enum(recruiterStates),
  /** What the company wrote with the invitation. */
  words: z.string(),
  most_people: z.number(),
  /** So many were sent, and so many of them are hired. */
  sent: z.number(),
  hired: z.number(),
  asked_at: moment,
  may: z.array(z.enum(recruiterEvents)),
}
/** Whom they sent, and how far these are; none for whoever may not read applicants. */
export const SentPeople = z.array(
  z.object({ application: z.string(), name: z.string(), stage: z.string(), sent_at: moment }),
)

const Stands = Terms.extend({
  ...recruiting,
  answered_at: moment.nullable(),
  ended_at: moment.nullable(),
  version: z.number(),
})

/** An outside recruiter of a job, as the company sees it: nothing but what it did for this job. */
export const JobRecruiter = Stands.extend({
  agency: z.object({ id: z.string(), name: z.string(), slug: z.string(), kind: z.string() }),
  asked_by: z.string().nullable(),
  people: SentPeople,
})
export type JobRecruiter = z.output<typeof JobRecruiter>

/** The same as the agency sees it: the public face of the job, and what it brought itself. */
export const JobInvitation = Stands.extend({
  company: z.object({ name: z.string(), slug: z.string() }),
  job: z.object({ title: z.string(), path: z.string(), place: z.string(), openings: z.number(), open: z.boolean() }),
  /** Its own client and job, once it accepted. */
  client: z.string().nullable(),
})
export type JobInvitation = z.output<typeof JobInvitation>

export const findAgencies = get('/page/agencies', {
  summary: 'Agencies and freelance recruiters by name, to invite one to a job',
  who: recruits,
  takes: { q: line(120) },
  gives: answer(
    z.array(
      z.object({ id: z.string(), name: z.string(), slug: z.string(), kind: z.string(), place: z.string().nullable() }),
    ),
  ),
  refuses: ['invalid'],
})

const job = { job: z.uuid() }
export const listRecruiters = get('/page/jobs/{job}/recruiters', {
  summary: 'Outside recruiters of a job: terms, whom they sent, and what came of it',
  who: recruits,
  takes: job,
  gives: answer(z.object({ title: z.string(), open: z.boolean(), recruiters: z.array(JobRecruiter) })),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const inviteRecruiter = post('/page/jobs/{job}/recruiters', {
  summary: 'Invite an agency or a freelance recruiter to a live job, with the terms; once more after a no or an end',
  who: recruits,
  takes: {
    ...job,
    agency: z.uuid(),
    words: prose(2000).default(''),
    most_people: z.coerce.number().int().min(1).max(100).default(10),
    ...termFields,
  },
  gives: answer(JobRecruiter),
  refuses: ['not_found', 'invalid', 'job_closed', 'recruiter_state'],
  status: 201,
  limit: { times: 60, seconds: 3600 },
})
export const endRecruiter = post('/page/jobs/{job}/recruiters/{recruiter}/end', {
  summary: 'Let an outside recruiter send nobody more; whoever was sent goes on',
  who: recruits,
  takes: { ...job, recruiter: z.uuid() },
  gives: answer(JobRecruiter),
  refuses: ['not_found', 'recruiter_state'],
})

export const listInvitations = get('/page/job-invitations', {
  summary: 'Jobs of companies that the agency is or was invited to, those that wait first',
  who: agency,
  gives: answer(z.array(JobInvitation)),
  refreshedBy: live,
})
export const answerInvitation = post('/page/job-invitations/{recruiter}/moves', {
  summary: 'Accept an invitation, which makes the company a client and the job one of its jobs; decline it; or leave',
  who: agency,
  takes: { recruiter: z.uuid(), event: z.enum(['accept', 'decline', 'end']) },
  gives: answer(JobInvitation),
  refuses: ['not_found', 'recruiter_state', 'job_closed'],
})
