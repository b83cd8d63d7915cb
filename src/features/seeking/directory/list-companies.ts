import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { cursorText, givenCursor } from '#platform/server/db/given-cursor.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { cardsOf } from './company-cards.ts'
import type * as contract from './contract.ts'
import { demandKnown } from './demand-known.ts'
import { promotedCompanies } from './spotlight.ts'
import { filtersOf, fromNamed, rank } from './where.ts'

const atOnce = 20

type Spot = { fit: number; open_jobs: number; page_id: string }

/** Companies that fit, the best names first, then those with most open jobs. @throws Refused invalid (what no list has, a cursor that was not handed out) */
export async function listCompanies(
  ctx: Context,
  { cursor, ...query }: Taken<typeof contract.listCompanies>,
): Promise<Given<typeof contract.listCompanies>> {
  await demandKnown(ctx, query)
  const filters = await filtersOf(ctx, query)
  const from = fromNamed(query.q)
  const after = readSpot(cursor)
  const beyond = after
    ? sql`(${rank}, d.open_jobs) < (${after.fit}, ${after.open_jobs})
        or ((${rank}, d.open_jobs) = (${after.fit}, ${after.open_jobs}) and d.page_id > ${after.page_id})`
    : sql`true`
  const listed = async () => {
    const { rows } =
      await sql<Spot>`select ${rank} as fit, d.open_jobs, d.page_id from ${from} where ${filters} and (${beyond})
      order by ${query.q ? sql`1 desc,` : sql``} d.open_jobs desc, d.page_id limit ${atOnce + 1}`.execute(ctx.read)
    const shown = rows.slice(0, atOnce)
    return { cards: await cardsOf(ctx, shown), last: rows.length > atOnce ? shown.at(-1) : undefined }
  }
  const [{ cards, last }, counted, promoted] = await Promise.all([
    listed(),
    sql<{ total: number }>`select count(*)::integer as total from ${from} where ${filters}`.execute(ctx.read),
    cursor ? [] : promotedCompanies(ctx, from, filters),
  ])
  return {
    success: true,
    data: cards,
    next_cursor: last ? cursorOf(last) : null,
    promoted,
    total: counted.rows[0]?.total ?? 0,
  }
}

const cursorOf = ({ fit, open_jobs, page_id }: Spot) => cursorText([fit, open_jobs, page_id])

const readSpot = (text: string | undefined): Spot | null => givenCursor(text, (parts) => Parts.parse(parts))
const Parts = z
  .tuple([z.int().min(-9).max(9), z.int().min(-1e9).max(1e9), z.uuid()])
  .transform(([fit, open_jobs, page_id]) => ({ fit, open_jobs, page_id }))
