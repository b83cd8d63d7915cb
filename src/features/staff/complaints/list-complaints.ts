import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import type { Snapshot } from './send-complaint.ts'

type Gives = Given<typeof contract.listComplaints>
const atOnce = 30

/** What was reported, for the staff: never by whom. */
export async function listComplaints(
  ctx: Context,
  { show, cursor }: Taken<typeof contract.listComplaints>,
): Promise<Gives> {
  const isOpen = show === 'open'
  const rows = await ctx.db
    .selectFrom('complaints as c')
    .leftJoin('users', 'users.id', 'c.decided_by')
    .selectAll('c')
    .select('users.name as decider')
    .select([
      sql<number>`(select count(*)::int from complaints o where coalesce(o.job_id, o.page_id, o.person_id) = coalesce(c.job_id, c.page_id, c.person_id))`.as(
        'times',
      ),
      sql<number>`(select count(*)::int from complaints o where coalesce(o.job_id, o.page_id, o.person_id) = coalesce(c.job_id, c.page_id, c.person_id) and o.state = 'upheld')`.as(
        'upheld',
      ),
    ])
    .where('c.state', isOpen ? '=' : '!=', 'open')
    .$if(cursor !== undefined, (query) => query.where('c.id', isOpen ? '>' : '<', cursor as string))
    .orderBy('c.id', isOpen ? 'asc' : 'desc')
    .limit(atOnce + 1)
    .execute()
  const { count } = await ctx.db
    .selectFrom('complaints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  const shown = rows.slice(0, atOnce)
  return {
    success: true,
    data: shown.map((row) => ({
      messages: [],
      ...(row.snapshot as Snapshot),
      id: row.id,
      reason: row.reason,
      note: row.note,
      job: row.job_id,
      about: row.job_id ? 'job' : row.page_id ? 'company' : 'person',
      times: row.times,
      upheld: row.upheld,
      by_account: row.reporter_id !== null,
      state: row.state,
      words: row.words,
      decided_by: row.decider,
      decided_at: row.decided_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    })),
    next_cursor: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
    open: count,
  }
}
