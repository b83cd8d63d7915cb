import { type RawBuilder, sql } from 'kysely'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { pick } from '#features/jobs/promotion/rules.ts'
import { inTurn, runs } from '#features/jobs/promotion/running.ts'
import { placeIndex } from '#features/site/lookups/place-index.ts'
import { readPlace } from '#features/site/lookups/read-place.ts'
import { countriesOf } from '#features/site/lookups/regions.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { cardsOf } from './day-cards.ts'
import { listedStates } from './day-states.ts'
import { mostPromoted } from './rules.ts'

const mostFound = 2000

type Query = Omit<Taken<typeof contract.listDays>, 'cursor' | 'most'>

/** Open days that are ahead or on, the next first. */
export async function listDays(
  ctx: Context,
  { cursor, most, ...query }: Taken<typeof contract.listDays>,
): Promise<Given<typeof contract.listDays>> {
  const from = Math.min(mostFound, Math.max(0, Number.parseInt(cursor ?? '0', 10) || 0))
  const { rows } = await sql<{ id: string; total: number }>`
    select open_days.id, (count(*) over ())::int as total from open_days join pages on pages.id = open_days.page_id
    where ${wanted(ctx, await placed(ctx, query))} order by open_days.starts_at, open_days.id limit ${most} offset ${from}`.execute(
    ctx.read,
  )
  const total = rows[0]?.total ?? 0
  return {
    success: true,
    data: await cardsOf(
      ctx,
      rows.map(({ id }) => id),
    ),
    next_cursor: from + most < total ? String(from + most) : null,
    total,
  }
}

/** With the place that the words name; a name that no place has stays words. */
async function placed(ctx: Context, query: Query): Promise<Query> {
  if (query.place !== undefined || !query.where) return query
  const { place } = readPlace(placeIndex((await readKept(ctx)).cities), query.where, ctx.me?.country ?? null, true)
  return { ...query, place: place ?? undefined }
}

/** Whether an open day, or what stands in one of its texts (title, intro, venue, address), has these words. */
const says = (words: string) => sql<boolean>`exists (select from open_day_texts t where t.day_id = open_days.id
  and t.words like ${contained(words)})`
const contained = (words: string) => sql`'%' || fold_text(${words.replace(/[\\%_]/g, '\\$&')}) || '%'`

function wanted(ctx: Context, { q, where, place, kind, way, from, until, company, job }: Query): RawBuilder<boolean> {
  const parts = [
    isOut(ctx),
    q
      ? sql`(fold_text(pages.name) like ${contained(q)} or ${says(q)}
          or exists (select from open_day_booths b join pages p on p.id = b.page_id
            where b.day_id = open_days.id and b.state = 'accepted' and fold_text(p.name) like ${contained(q)}))`
      : null,
    place === undefined ? (where ? says(where) : null) : atPlace(place),
    kind ? sql`open_days.kind = ${kind}` : null,
    way ? sql`open_days.way in (${way}, 'hybrid')` : null,
    from || until
      ? sql`exists (select from open_day_dates d where d.day_id = open_days.id
          and d.on_date between coalesce(${from ?? null}::date, '-infinity') and coalesce(${until ?? null}::date, 'infinity'))`
      : null,
    company
      ? sql`(pages.slug = ${company} or exists (select from open_day_booths b join pages p on p.id = b.page_id
          where b.day_id = open_days.id and b.state = 'accepted' and p.slug = ${company}))`
      : null,
    job ? sql`exists (select from open_day_jobs j where j.day_id = open_days.id and j.job_id = ${job})` : null,
  ]
  return sql`${sql.join(
    parts.filter((part) => part !== null),
    sql` and `,
  )}`
}

const isOut = (
  ctx: Pick<Context, 'now'>,
) => sql<boolean>`(open_days.state in (${sql.join(listedStates)}) and open_days.ends_at > ${ctx.now()}
  and not open_days.is_template and pages.state in (${sql.join(shownStates)}))`

/** A city by its id; a country, or the countries of a region, below zero. */
const atPlace = (place: number) =>
  place > 0 ? sql`open_days.city_id = ${place}` : sql`open_days.country_id = any(${[...countriesOf(place)]}::integer[])`

/** Open days that are promoted now; others take their place by the hour. */
export async function promotedDays(ctx: Context): Promise<Given<typeof contract.promotedDays>> {
  const { rows } = await sql<{ id: string; page_id: string; kind: string }>`
    select promotions.day_id as id, promotions.page_id, promotions.kind from promotions
    join open_days on open_days.id = promotions.day_id join pages on pages.id = open_days.page_id
    where promotions.kind = 'open_day' and ${runs(ctx.now())} and ${isOut(ctx)}
    order by ${inTurn(ctx.now())} limit ${mostPromoted * 10}`.execute(ctx.read)
  return {
    success: true,
    data: await cardsOf(
      ctx,
      pick(rows, mostPromoted).map(({ id }) => id),
    ),
  }
}

/** Paths of the open days that search engines may know, for the sitemap. */
export async function listedDays({ read, now }: Pick<Context, 'read' | 'now'>): Promise<string[]> {
  const { rows } = await sql<{ reference: string; title: string }>`select open_days.reference, t.title from open_days
    join pages on pages.id = open_days.page_id
    join open_day_texts t on t.day_id = open_days.id and t.language = open_days.language
    where ${isOut({ now })} order by open_days.starts_at limit ${mostFound}`.execute(read)
  return rows.map(({ reference, title }) => `/open-days/${addressOf(title, reference)}`)
}
