import { z } from 'zod'
import { JobView } from '#features/jobs/contract.ts'
import { answer, done, get, page, post } from '#platform/shared/contract.ts'
import { cursor, moment, prose } from '#platform/shared/fields.ts'
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
  takes: { cursor },
  gives: page(Review),
  refreshedBy: ['job.moved', 'job.reviewed'],
})

export const showReview = get('/admin/job-reviews/{review}', {
  summary: 'A waiting job as it will look',
  who: siteAdmin,
  takes: { review: z.uuid() },
  gives: answer(JobView),
  refuses: ['not_found'],
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
