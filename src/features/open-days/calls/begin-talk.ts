import { sql } from 'kysely'
import { moveVisit } from '#features/open-days/visits/move-visit.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Talk } from './find-talk.ts'

/**
 * Once desk and visitor are both in the call, the conversation has begun, whoever presses what: a day that ends meanwhile finds
 * nobody unseen who is being talked with. The visit is held by whoever signals.
 */
export async function beginTalk(ctx: Context, tx: Tx, { visit: id, desk }: Talk): Promise<void> {
  const visit = await tx
    .selectFrom('day_visits')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'called')
    .executeTakeFirst()
  if (!visit || !(await areBothThere(tx, id, desk))) return
  await moveVisit(ctx, tx, visit, { event: 'begin', side: 'team', set: { began_at: ctx.now() } })
}

/** Each side said hello last, and no goodbye since. */
async function areBothThere(tx: Tx, visit: string, desk: string): Promise<boolean> {
  const { rows } = await sql<{ side: string }>`
    select side from (select distinct on (side) side, signal->>'kind' as kind from call_signals
      where visit_id = ${visit} and desk_id = ${desk} and side in ('desk', 'visitor') and signal->>'kind' in ('hello', 'bye')
      order by side, id desc) as last where kind = 'hello'`.execute(tx)
  return rows.length === 2
}
