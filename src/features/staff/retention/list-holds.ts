import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

const shown = 200

/** Holds, those that stand first; one whose last day is over says so. */
export async function listHolds(ctx: Context): Promise<Given<typeof contract.listHolds>> {
  const rows = await ctx.db
    .selectFrom('legal_holds as hold')
    .leftJoin('cases', 'cases.id', 'hold.case_id')
    .leftJoin('users as person', (join) => join.on(sql`person.id`, '=', sql`coalesce(hold.user_id, cases.person_id)`))
    .leftJoin('pages', (join) => join.on(sql`pages.id`, '=', sql`coalesce(hold.page_id, cases.page_id)`))
    .leftJoin('users as placer', 'placer.id', 'hold.placed_by')
    .leftJoin('users as lifter', 'lifter.id', 'hold.lifted_by')
    .select(['hold.id', 'hold.user_id', 'hold.page_id', 'hold.case_id', 'hold.reason', 'hold.placed_at'])
    .select(['hold.lifted_at', 'hold.lifted_why', 'placer.name as by', 'lifter.name as lifted_by'])
    .select([
      sql<string>`coalesce(pages.name, person.name, '')`.as('name'),
      sql<string | null>`hold.until::text`.as('until'),
    ])
    .orderBy(sql`hold.lifted_at is not null`)
    .orderBy(sql`coalesce(hold.lifted_at, hold.placed_at)`, 'desc')
    .limit(shown)
    .execute()
  const today = ctx.now().toISOString().slice(0, 10)
  return {
    success: true,
    data: rows.map(({ user_id, page_id, case_id, placed_at, lifted_at, ...row }) => ({
      ...row,
      kind: user_id ? 'person' : page_id ? 'page' : 'case',
      thing: user_id ?? page_id ?? case_id ?? '',
      at: placed_at.toISOString(),
      lifted_at: lifted_at?.toISOString() ?? null,
      state: lifted_at ? 'lifted' : row.until !== null && row.until < today ? 'over' : 'standing',
    })),
  }
}
