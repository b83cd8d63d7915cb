import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { waitingStates } from './drop-states.ts'
import { rowsOf, selectDrops } from './select-drops.ts'
import type * as contract from './team-contract.ts'

const atOnce = 30

/** What waits, the longest waiting first; or what was answered, the latest first. Names and wishes are searched as typed. */
export async function listDrops(
  ctx: Context,
  { show, q, cursor }: Taken<typeof contract.listDrops>,
): Promise<Given<typeof contract.listDrops>> {
  const { page } = found(ctx.membership)
  const isWaiting = show === 'waiting'
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const [rows, counts] = await Promise.all([
    selectDrops(ctx.db)
      .where('i.page_id', '=', page)
      .where('i.state', isWaiting ? 'in' : 'not in', waitingStates)
      .$if(q !== '', (query) =>
        query.where((or) =>
          or.or([
            or('cv_drops.name', 'ilike', pattern),
            or('cv_drops.wish', 'ilike', pattern),
            or(sql`cv_drops.content->>'headline'`, 'ilike', pattern),
          ]),
        ),
      )
      .$if(cursor !== undefined, (query) => query.where('i.id', isWaiting ? '>' : '<', cursor as string))
      // ids are made in order of time
      .orderBy('i.id', isWaiting ? 'asc' : 'desc')
      .limit(atOnce + 1)
      .execute(),
    countsOf(ctx, page),
  ])
  const shown = rows.slice(0, atOnce)
  return {
    success: true,
    data: await rowsOf(ctx, shown),
    next_cursor: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
    counts,
  }
}

/** The fixed call: what waits for this company. */
export async function pendingDrops(
  ctx: Context,
  { cursor }: Taken<typeof contract.pendingDrops>,
): Promise<Given<typeof contract.pendingDrops>> {
  const { counts, ...list } = await listDrops(ctx, { show: 'waiting', q: '', cursor })
  return { ...list, total: counts.waiting }
}

/** How many CVs wait for a company, to be asked alone or among others. */
export const waitingOf = ({ db }: Pick<Context, 'db'>, page: string) =>
  db
    .selectFrom('cv_drop_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page)
    .where('state', 'in', waitingStates)

async function countsOf(ctx: Context, page: string) {
  const { waiting, answered, pool } = await ctx.db
    .selectFrom('cv_drop_items')
    .select(sql<number>`count(*) filter (where state not in ('received', 'seen'))::integer`.as('answered'))
    .select(sql<number>`(select count(*)::integer from pool_entries where pool_entries.page_id = ${page})`.as('pool'))
    .select(waitingOf(ctx, page).as('waiting'))
    .where('page_id', '=', page)
    .executeTakeFirstOrThrow()
  return { waiting: waiting ?? 0, answered, pool }
}
