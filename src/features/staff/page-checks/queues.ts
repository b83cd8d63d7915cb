import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Nobody decides about a page of the own or one they help, in whatever role. */
const foreign = (me: string) => sql`
  pages.created_by is distinct from ${me}
  and not exists (select from page_members where page_members.page_id = pages.id and page_members.user_id = ${me})
  and not exists (select from agent_pages where agent_pages.page_id = pages.id and agent_pages.agent_id = ${me})`

/** Licences that were handed in. */
export const licenceQueue: Queue = {
  needs: 'staff.page.check',
  promise: { workingDays: 2 },
  screen: '/admin/pages',
  waiting: (me) => sql`
    select page_checks.id::text as id, asked_at as since, null::timestamptz as due, pages.name as title, '/admin/pages/' || pages.id as link
    from page_checks join pages on pages.id = page_checks.page_id
    where page_checks.state = 'waiting' and what = 'licence' and pages.state <> 'closed' and ${foreign(me)}`,
}

/** New companies that nobody has looked at, and those that look like another. */
export const pageQueue: Queue = {
  needs: 'staff.page.check',
  promise: { workingDays: 2 },
  screen: '/admin/pages?queue=pending',
  waiting: (me) => sql`
    select pages.id::text as id, created_at as since, null::timestamptz as due, name as title, '/admin/pages/' || pages.id as link
    from pages where state in ('pending', 'withheld') and ${foreign(me)}`,
}
