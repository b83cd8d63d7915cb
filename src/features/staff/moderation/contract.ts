import { z } from 'zod'
import { JobView } from '#features/jobs/jobs/contract.ts'
import { changedFields } from '#features/jobs/jobs/job-changes.ts'
import { jobStates } from '#features/jobs/jobs/job-states.ts'
import { JobFinding } from '#features/jobs/jobs/look-contract.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, page, post } from '#platform/shared/contract.ts'
import { cursor, flag, line, moment, prose } from '#platform/shared/fields.ts'

export const reviewLists = ['waiting', 'overdue', 'edits', 'samples', 'decided'] as const
export const reviewKinds = ['post', 'edit', 'sample'] as const

export const Review = z.object({
  id: z.string(),
  job: z.string(),
  kind: z.enum(reviewKinds),
  title: z.string(),
  company: z.string(),
  company_verified: z.boolean(),
  author: z.string().nullable(),
  submitted_at: moment,
  due_at: moment,
  times: z.number(),
  /** What the automatic look found: what blocks, what is only worth a look. */
  blocks: z.number(),
  warnings: z.number(),
  decision: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: moment.nullable(),
})

export const listReviews = get('/admin/job-reviews', {
  summary: 'What waits for a look, longest first; or what was decided, latest first',
  who: staff('staff.job.review'),
  takes: { show: z.enum(reviewLists).default('waiting'), cursor },
  gives: page(Review).extend({ counts: z.record(z.enum(reviewLists), z.number()) }),
  refreshedBy: ['job.moved', 'job.reviewed', 'job.edit_submitted'],
})

const FieldComment = z.object({ field: line(60), text: prose(1000, 1) })

export const showReview = get('/admin/job-reviews/{review}', {
  summary: 'A job as it was sent in: what was found, what differs from before, whose it is, what was said',
  who: staff('staff.job.review'),
  takes: { review: z.uuid() },
  gives: answer(
    z.object({
      review: Review,
      state: z.enum(jobStates),
      job: JobView,
      findings: z.array(JobFinding),
      /** Why it was approved although something had been found. */
      approved_because: z.string().nullable(),
      /** Against the version looked at before; for a change, against what is live. */
      changes: z.array(z.object({ field: z.enum(changedFields), from: z.string(), to: z.string() })),
      comment: z.string().nullable(),
      field_comments: z.array(FieldComment),
      company: z.object({
        name: z.string(),
        slug: z.string(),
        state: z.string(),
        place: z.string(),
        website: z.string().nullable(),
        since: moment,
        jobs: z.number(),
        post_permission: z.number(),
        post_permission_reason: z.string().nullable(),
        frauds: z.number(),
        checked: z.array(z.object({ what: z.enum(['email', 'licence']), at: moment })),
      }),
      before: z.array(z.object({ decision: z.string(), comment: z.string(), by: z.string().nullable(), at: moment })),
      /** Its neighbours among those that wait. */
      previous: z.string().nullable(),
      next: z.string().nullable(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['job.reviewed', 'job.moved'],
})

export const decide = post('/admin/job-reviews/{review}/decision', {
  summary: 'Approve, ask for changes, or refuse; the last two with words, which may stand beside fields',
  who: staff('staff.job.review'),
  takes: {
    review: z.uuid(),
    decision: z.enum(['approved', 'changes_requested', 'refused']),
    comment: prose(2000).default(''),
    fields: z.array(FieldComment).max(30).default([]),
    /** Why it is approved although something was found; for the staff. */
    reason: prose(1000).default(''),
  },
  gives: done,
  refuses: ['not_found', 'already_decided', 'job_state', 'invalid'],
})

const byStaff = { who: staff('staff.job.review'), gives: answer(z.object({ state: z.enum(jobStates) })) }
const because = { job: z.uuid(), reason: prose(1000, 3) }
export const suspendJob = post('/admin/jobs/{job}/suspension', {
  summary: 'Take a live job out of sight for now, with the reason',
  ...byStaff,
  takes: because,
  refuses: ['not_found', 'job_state'],
})
export const reinstateJob = post('/admin/jobs/{job}/reinstatement', {
  summary: 'Put a suspended job back where it was',
  ...byStaff,
  takes: because,
  refuses: ['not_found', 'job_state'],
})
export const closeJobByStaff = post('/admin/jobs/{job}/closure', {
  summary: 'Close a job for good, with the reason; as fraud it takes the page’s trust',
  ...byStaff,
  takes: { ...because, fraud: flag.default(false) },
  refuses: ['not_found', 'job_state'],
})
export const lookAtJob = post('/admin/job-reviews', {
  summary: 'Put a live job in the queue, by its reference or address',
  who: staff('staff.job.review'),
  takes: { reference: line(300, 8) },
  gives: answer(z.object({ review: z.string() })),
  refuses: ['not_found', 'job_state'],
  status: 201,
})
