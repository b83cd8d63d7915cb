import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Rewards that were held. */
export const referralQueue: Queue = {
  needs: 'staff.referral.decide',
  promise: { workingDays: 2 },
  screen: '/admin/referrals',
  waiting: () => sql`
    select referrals.id::text as id, coalesce(referrals.decided_at, registered_at) as since, null::timestamptz as due, coalesce(pages.name, '') as title,
      '/admin/referrals' as link
    from referrals left join pages on pages.id = referrals.page_id where referrals.state = 'held'`,
}
