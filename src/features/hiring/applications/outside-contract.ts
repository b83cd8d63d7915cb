import { z } from 'zod'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { answer, done, get, put } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

export const outsideAnswers = ['applied', 'not_yet', 'not_interested'] as const

const Outside = z.object({
  job: JobCard,
  left_at: moment,
  /** Null while it is asked. */
  answer: z.enum(outsideAnswers).nullable(),
  answered_at: moment.nullable(),
})

export const listOutside = get('/user/outside-applications', {
  summary: 'Jobs one left for on the employer’s own site: those still asked about, and those one has applied to',
  who: signedIn,
  gives: answer(z.array(Outside)),
  refreshedBy: ['job.left_for', 'notification.added'],
})

export const answerOutside = put('/user/outside-applications/{job}', {
  summary: 'Say whether one has applied there; asked once',
  who: signedIn,
  takes: { job: z.uuid(), answer: z.enum(outsideAnswers) },
  gives: done,
  refuses: ['not_found', 'answered_already'],
})
