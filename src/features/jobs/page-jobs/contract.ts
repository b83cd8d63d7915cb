import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { extendDays } from '#features/jobs/job-life/contract.ts'
import { jobStates } from '#features/jobs/jobs/job-states.ts'
import { answer, get, page, post } from '#platform/shared/contract.ts'
import { cursor, lookupId, moment, optionalLine } from '#platform/shared/fields.ts'

export const PageJob = z.object({
  id: z.string(),
  address: z.string(),
  title: z.string(),
  language: z.string(),
  state: z.enum(jobStates),
  place: z.string(),
  author: z.string().nullable(),
  /** Whether the caller may change it, and reads its applicants: some of a team only those of single jobs. */
  may_write: z.boolean(),
  has_board: z.boolean(),
  anonymous: z.boolean(),
  published_at: moment.nullable(),
  opens_at: moment.nullable(),
  expires_at: moment.nullable(),
  confirmed_at: moment.nullable(),
  /** Whether the caller may know how many apply; none are told where not. */
  may_count: z.boolean(),
  applicants: z.number(),
  fresh: z.number(),
  due: z.number(),
  applicant_cap: z.number().nullable(),
  /** Whether a change waits to count. */
  editing: z.enum(['writing', 'in_review']).nullable(),
  updated_at: moment,
})

export const jobSorts = ['newest', 'title', 'ends', 'applicants'] as const

export const listPageJobs = get('/page/jobs', {
  summary: 'Jobs of the own page, by state, author, place and title, or one of them, in one of four orders',
  who: member('job.read'),
  takes: {
    state: z.enum(jobStates).optional(),
    author: z.uuid().optional(),
    job: z.uuid().optional(),
    city: lookupId.optional(),
    q: optionalLine(100),
    sort: z.enum(jobSorts).default('newest'),
    cursor,
  },
  gives: page(PageJob).extend({
    counts: z.record(z.string(), z.number()),
    authors: z.array(z.object({ id: z.string(), name: z.string() })),
    places: z.array(z.object({ id: z.number(), text: z.string() })),
  }),
  refreshedBy: ['job.saved', 'job.moved', 'job.life', 'job.changed', 'application.sent', 'application.moved'],
})

/** Why a page posts as it does: `trusted` is by hand, `earned` by approved jobs, `person` where the person counts for less. */
export const postStandings = ['blocked', 'fraud', 'moderated', 'person', 'earned', 'trusted'] as const

export const showPostPermission = get('/page/post-permission', {
  summary: 'Whether new jobs of the own page go live at once, after a look or not at all, and why',
  who: member('job.read'),
  gives: answer(
    z.object({
      post_permission: z.number(),
      because: z.enum(postStandings),
      /** When that was decided; null where it never was. */
      since: moment.nullable(),
    }),
  ),
  refreshedBy: ['job.reviewed', 'job.moved'],
})

export const batchActions = ['pause', 'resume', 'close', 'extend', 'refresh', 'copy', 'archive'] as const
const batch = {
  action: z.enum(batchActions),
  jobs: z.array(z.uuid()).min(1).max(100),
  reason: z.enum(['filled', 'filled_elsewhere', 'cancelled']).optional(),
  days: extendDays.optional(),
  why: optionalLine(200),
  /** What the caller was told that all of them cost together; nothing is spent beyond. */
  coins: z.number().int().min(0).default(0),
}
const Result = z.object({
  job: z.string(),
  title: z.string(),
  state: z.enum(jobStates).nullable(),
  done: z.boolean(),
  /** What it costs, or cost. */
  coins: z.number(),
  /** Why not, in words; null when it was, or will be, done. */
  refused: z.string().nullable(),
})

export const previewBatch = post('/page/jobs/batch/preview', {
  summary: 'What an action on several jobs would do to each; changes nothing',
  who: member('job.publish'),
  takes: batch,
  gives: answer(z.array(Result)),
  refuses: ['invalid'],
})
export const runBatch = post('/page/jobs/batch', {
  summary: 'Do the same with several jobs; each is done or refused by itself',
  who: member('job.publish'),
  takes: batch,
  gives: answer(z.array(Result)),
  refuses: ['invalid'],
  limit: { times: 60, seconds: 300, per: 'account' },
})
