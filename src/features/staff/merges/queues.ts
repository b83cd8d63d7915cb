import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Mergers that others asked for, once both addresses have said yes. */
export const mergeQueue: Queue = {
  needs: 'staff.person.act',
  promise: { workingDays: 2 },
  screen: '/admin?queue=merges',
  waiting: (me) => sql`
    select account_merges.id::text as id, greatest(keep_agreed_at, gone_agreed_at) as since, null::timestamptz as due, users.name as title,
      '/admin/people/' || users.id as link
    from account_merges join users on users.id = account_merges.keep_id
    where account_merges.state = 'waiting' and keep_agreed_at is not null and gone_agreed_at is not null
      and asked_by is distinct from ${me}`,
}
