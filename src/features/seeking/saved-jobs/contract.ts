import { z } from 'zod'
import { JobCard } from '#features/jobs/jobs/contract.ts'
import { changedFields } from '#features/jobs/jobs/job-changes.ts'
import { closeReasons } from '#features/jobs/jobs/job-states.ts'
import { answer, del, done, get, put } from '#platform/shared/contract.ts'
import { calendarDay, cursor, moment, prose, several } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { reminders, sorts, statuses, views } from './rules.ts'

const job = { job: z.uuid() }
const often = { times: 600, seconds: 3600 }

export const SavedJob = z.object({
  job: JobCard,
  status: z.enum(statuses),
  closes_at: moment.nullable(),
  /** Why it closed; null where it has not. */
  closed_as: z.enum(closeReasons).nullable(),
  /** What it says differently than when it was saved. */
  changed: z.array(z.enum(changedFields)),
  /** One's application for it. */
  application: z.string().nullable(),
  /** One withdrew it. */
  is_withdrawn: z.boolean(),
  note: z.string(),
  remind: z.enum(reminders),
  remind_on: z.string().nullable(),
  /** When the reminder falls due; null where none will come. */
  reminded_at: moment.nullable(),
  saved_at: moment,
})
export type SavedJob = z.output<typeof SavedJob>

export const saveJobForLater = put('/jobs/{job}/saved', {
  summary:
    'Keep a job for later; one is reminded before it closes. Soon after it was taken off, it comes back as it was',
  who: signedIn,
  takes: job,
  gives: done,
  refuses: ['not_found', 'too_many_saved'],
  limit: often,
})

export const removeSavedJob = del('/jobs/{job}/saved', {
  summary: 'Keep a job no more',
  who: signedIn,
  takes: job,
  gives: done,
  limit: often,
})

export const listSavedJobs = get('/user/saved-jobs', {
  summary: 'Jobs one keeps, with what is true of each now, the own note and the reminder; and how many of each kind',
  who: signedIn,
  takes: { view: z.enum(views).default('all'), sort: z.enum(sorts).default('saved'), cursor },
  gives: z.object({
    success: z.literal(true),
    data: z.array(SavedJob),
    counts: z.record(z.enum(views), z.number()),
    next_cursor: z.string().nullable(),
  }),
  refreshedBy: ['saved_job.changed', 'application.sent', 'application.moved', 'job.moved', 'job.changed'],
})

export const noteSavedJob = put('/user/saved-jobs/{job}', {
  summary: 'Write an own note to a saved job, and say when to be reminded: before it closes, on a day, or not',
  who: signedIn,
  takes: { ...job, note: prose(1000), remind: z.enum(reminders), remind_on: calendarDay.nullable().default(null) },
  gives: answer(SavedJob),
  refuses: ['not_found', 'invalid'],
  limit: often,
})

export const savedAmong = get('/user/saved-jobs/among', {
  summary: 'Which of these jobs one keeps, and all of them where none is named; none for guests',
  who: anyone,
  takes: { jobs: several(z.uuid(), 100) },
  gives: answer(z.array(z.string())),
})
