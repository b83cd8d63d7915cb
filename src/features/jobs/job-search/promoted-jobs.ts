import { type RawBuilder, sql } from 'kysely'
import { type JobKind, pick, type Slot, slots } from '#features/jobs/promotion/rules.ts'
import { inTurn, runs } from '#features/jobs/promotion/running.ts'
import type { Context } from '#platform/server/context.ts'
import { type CardRow, cardColumns, cardsOf } from './card.ts'
import { fits } from './gather.ts'
import type { Search } from './search.ts'

/** So many in line are looked at: of more, others come by the hour. */
const mostInLine = 300

type Promoted = Awaited<ReturnType<typeof cardsOf>>[number] & { promoted: JobKind }

/** Jobs that are promoted now and match all that is asked, for a slot of their own beside what is listed. */
export async function promotedJobs(
  ctx: Context,
  slot: Slot,
  search: Search | null,
  but: RawBuilder<boolean> = sql`true`,
): Promise<Promoted[]> {
  const { most, kinds } = slots[slot]
  const now = ctx.now()
  const { rows } = await sql<CardRow & { kind: JobKind }>`
    with line as materialized (
      select job_id, kind, ${inTurn(now)} as turn from promotions
      where kind = any(${kinds}::text[]) and ${runs(now)} order by ${sql.join(kinds.map((kind) => sql`kind = ${kind} desc`))}, turn
      limit ${mostInLine})
    select ${cardColumns}, line.kind from line join job_search on job_search.id = line.job_id
    where ${search ? fits(search) : sql`true`} and ${but}
    order by ${sql.join(kinds.map((kind) => sql`line.kind = ${kind} desc`))}, line.turn limit ${most * 10}`.execute(
    ctx.read,
  )
  const picked = pick(rows, most)
  return (await cardsOf(ctx, picked)).map((card, at) => ({ ...card, promoted: picked[at]?.kind ?? 'featured' }))
}
