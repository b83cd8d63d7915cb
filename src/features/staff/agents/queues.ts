import { sql } from 'kysely'
import type { Queue } from '#platform/server/queue.ts'

/** Companies one helps whose day to follow up has come. */
export const followUps: Queue = {
  needs: 'staff.agent.work',
  promise: { workingDays: 1 },
  screen: '/admin/companies?show=due',
  waiting: (me) => sql`
    select pages.id::text as id, follow_up_on::timestamptz as since, null::timestamptz as due, pages.name as title,
      '/admin/pages/' || pages.id as link
    from agent_pages join pages on pages.id = agent_pages.page_id
    where agent_id = ${me} and follow_up_on <= current_date and pages.state <> 'closed'`,
}
