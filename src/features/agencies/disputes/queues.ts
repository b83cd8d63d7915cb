import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Duplicates that one side did not accept. */
export const disputeQueue: Queue = {
  needs: 'staff.dispute.settle',
  promise: { workingDays: 2 },
  screen: '/admin/disputes',
  waiting: () => sql`
    select submission_disputes.id::text as id, coalesce(appealed_at, claimed_at) as since, null::timestamptz as due, pages.name as title,
      '/admin/disputes' as link
    from submission_disputes
    join submissions on submissions.id = submission_disputes.submission_id
    join pages on pages.id = submissions.page_id
    where submission_disputes.state = 'appealed'`,
}
