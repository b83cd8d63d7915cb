import { z } from 'zod'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { answer, del, done, get, put } from '#platform/shared/contract.ts'
import { moment, several } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

const job = { job: z.uuid() }
const typed = (most: number) => z.string().max(most).default('')

/** What was typed so far: nothing of it has to be whole, or right. */
export const DraftValues = z.object({
  name: typed(120),
  email: typed(254),
  phone: typed(30),
  /** Id of a stored CV; a file in hand is not kept. */
  cv: z.union([z.literal(''), z.uuid()]).default(''),
  // what is too long to be sent is kept all the same
  note: typed(30_000),
  answers: z.record(z.uuid(), z.string().max(2000)).default({}),
})
export type DraftValues = z.output<typeof DraftValues>

/** By which number whoever is signed in can be reached, and the country the field begins with; null where nobody said. */
export const Reach = z.object({ phone: z.string().nullable(), country: z.string().nullable() })

export const showStart = get('/user/jobs/{job}/start', {
  summary: 'What applying to a job begins with: the CV one sends, earlier answers to the same questions, a kept draft',
  who: signedIn,
  takes: job,
  gives: answer(
    z.object({
      /** The application one has sent there already. */
      application: z.string().nullable(),
      /** When one withdrew it, which stays: nobody applies to a job again. */
      withdrawn_at: moment.nullable(),
      /** The CV that goes out unless another is chosen. */
      cv: z.object({ id: z.string(), name: z.string() }).nullable(),
      /** What one answered when others asked the same, by question. */
      answers: z.record(z.string(), z.string()),
      /** The number of the account, else of the CV; the country of the number that the form begins with, else where one lives. */
      reach: Reach,
      draft: DraftValues.nullable(),
    }),
  ),
  refuses: ['not_found'],
})

export const startsAmong = get('/user/jobs/starts', {
  summary: 'How a candidate may apply to these jobs from a list: those that take applications now; none for guests',
  who: anyone,
  takes: { jobs: several(z.uuid(), 100) },
  gives: answer(
    z.array(
      z.object({
        job: z.string(),
        /** The application one has sent there already. */
        application: z.string().nullable(),
        /** One withdrew it. */
        is_withdrawn: z.boolean(),
        /** The CV that needs only to be sent; null where the form asks for something. */
        cv: z.string().nullable(),
      }),
    ),
  ),
  refreshedBy: ['application.sent', 'application.moved', 'cv.changed'],
})

const Draft = z.object({ job: JobCard, updated_at: moment, keep_until: moment })
export const listDrafts = get('/user/application-drafts', {
  summary: 'Applications one has begun and not sent, the newest first',
  who: signedIn,
  gives: answer(z.array(Draft)),
  refreshedBy: ['application.draft_changed', 'application.sent', 'notification.added'],
})

export const saveDraft = put('/user/application-drafts/{job}', {
  summary: 'Keep what one has typed so far; nobody else sees it',
  who: signedIn,
  takes: { ...job, ...DraftValues.shape },
  gives: done,
  refuses: ['not_found', 'job_closed', 'already_sent'],
  limit: { times: 300, seconds: 600 },
})

export const discardDraft = del('/user/application-drafts/{job}', {
  summary: 'Throw away what one has typed',
  who: signedIn,
  takes: job,
  gives: done,
})
