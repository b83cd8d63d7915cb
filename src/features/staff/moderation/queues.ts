import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Jobs that wait for a look. */
export const jobQueue: Queue = {
  needs: 'staff.job.review',
  promise: { workingDays: 1 },
  screen: '/admin/reviews',
  waiting: () => sql`
    select job_reviews.id::text as id, submitted_at as since, due_at as due, title, '/admin/reviews/' || job_reviews.id as link
    from job_reviews
    join jobs on jobs.id = job_reviews.job_id
    join job_texts on job_texts.job_id = jobs.id and job_texts.language = jobs.language
    where decision is null`,
}
