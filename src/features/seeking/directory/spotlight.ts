import { type RawBuilder, sql } from 'kysely'
import { mostCompanies, pick } from '#features/jobs/promotion/rules.ts'
import { inTurn, runs } from '#features/jobs/promotion/running.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { cardsOf } from './company-cards.ts'
import type * as contract from './contract.ts'

/** Companies in the spotlight now that fit what is asked, for a slot of their own: what is listed stays as it is. */
export async function promotedCompanies(ctx: Context, from: RawBuilder<unknown>, filters: RawBuilder<boolean>) {
  const { rows } = await sql<{ id: string; page_id: string; kind: string; open_jobs: number }>`
    select promotions.id, promotions.page_id, promotions.kind, d.open_jobs
    from ${from} join promotions on promotions.page_id = d.page_id
    where promotions.kind = 'spotlight' and ${runs(ctx.now())} and ${filters}
    order by ${inTurn(ctx.now())} limit ${mostCompanies * 10}`.execute(ctx.read)
  return cardsOf(ctx, pick(rows, mostCompanies))
}

/** The same for the front page. */
export const spotlight = async (ctx: Context): Promise<Given<typeof contract.spotlight>> => ({
  success: true,
  data: await promotedCompanies(ctx, sql`page_directory d`, sql`true`),
})
