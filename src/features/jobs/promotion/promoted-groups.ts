import { sql } from 'kysely'
import { shownAmong } from '#features/jobs/job-groups/listed-groups.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { mostGroups, pick } from './rules.ts'
import { inTurn, runs } from './running.ts'

/** Public groups that are promoted now; others take their place by the hour. */
export async function promotedGroups(ctx: Context): Promise<Given<typeof contract.promotedGroups>> {
  const { rows } = await sql<{ id: string; page_id: string; kind: string }>`
    select group_id as id, page_id, kind from promotions where kind = 'group' and ${runs(ctx.now())}
    order by ${inTurn(ctx.now())} limit ${mostGroups * 10}`.execute(ctx.read)
  if (rows.length === 0) return { success: true, data: [] }
  const shown = await shownAmong(
    ctx,
    rows.map(({ id }) => id),
  )
  const line = rows.filter(({ id }) => shown.some((one) => one.id === id))
  const picked = new Set(pick(line, mostGroups).map(({ id }) => id))
  return { success: true, data: shown.filter(({ id }) => picked.has(id)) }
}
