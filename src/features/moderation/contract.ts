import { z } from 'zod'
import { JobView } from '#features/jobs/contract.ts'
import { answer, done, get, page, post } from '#platform/shared/contract.ts'
import { idCursor, moment, prose } from '#platform/shared/fields.ts'
import { siteAdmin } from '#platform/shared/who.ts'

export const Review = z.object({
  id: z.string(),
  job: z.string(),
  title: z.string(),
  company: z.string(),
  company_verified: z.boolean(),
  author: z.string().nullable(),
  submitted_at: moment,
  due_at: moment,
  times: z.number(),
})

export const listReviews = get('/admin/job-reviews', {
  summary: 'Jobs that wait for a look, longest first',
  who: siteAdmin,
  takes: { cursor: idCursor },
  gives: page(Review),
  refreshedBy: ['job.moved', 'job.reviewed'],
})

export const showReview = get('/admin/job-reviews/{review}', {
  summary: 'A waiting job as it will look, whose it is, and what was said about it before',
  who: siteAdmin,
  takes: { review: z.uuid() },
  gives: answer(
    z.object({
      review: Review.extend({ decision: z.string().nullable(), decided_by: z.string().nullable() }),
      job: JobView,
      company: z.object({
        name: z.string(),
        slug: z.string(),
        state: z.string(),
        place: z.string(),
        website: z.string().nullable(),
        since: moment,
        jobs: z.number(),
        checked: z.array(z.object({ what: z.enum(['email', 'licence']), at: moment })),
      }),
      before: z.array(z.object({ decision: z.string(), comment: z.string(), at: moment })),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['job.reviewed'],
})

export const decide = post('/admin/job-reviews/{review}/decision', {
  summary: 'Approve, ask for changes, or refuse; the last two with words',
  who: siteAdmin,
  takes: {
    review: z.uuid(),
    decision: z.enum(['approved', 'changes_requested', 'refused']),
    comment: prose(2000).default(''),
  },
  gives: done,
  refuses: ['not_found', 'already_decided', 'invalid'],
})
