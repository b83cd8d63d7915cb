import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { pagesNamed } from '#features/companies/pages/page-names.ts'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { cardOf, inLanguage, languageOf, selectPages } from '#features/companies/pages/page-view.ts'
import { entriesOf, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { cursorText, givenCursor } from '#platform/server/db/given-cursor.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import type * as contract from './contract.ts'
import { countLeft } from './count-left.ts'
import { againDays, confirmDays } from './rules.ts'
import { namesOfTaking } from './taking-names.ts'

const atOnce = 20
const day = 86_400_000

type Asked = Taken<typeof contract.listTaking>
/** How well the name fits, in hundredths; the share of applications answered, in hundredths. */
type Spot = { fit: number; share: number; id: string }
type Found = Spot & { days: number | null; counted: number; excluded: boolean; dropped: boolean }

/** Companies that take CVs at this moment, the best names first, then those that answer most. */
export async function listTaking(ctx: Context, asked: Asked): Promise<Given<typeof contract.listTaking>> {
  const after = readSpot(asked.cursor)
  const query = await foundBy(ctx, asked)
  const beyond = after
    ? sql`where (fit, share) < (${after.fit}, ${after.share}) or ((fit, share) = (${after.fit}, ${after.share}) and id > ${after.id})`
    : sql``
  const [{ rows }, counted, left] = await Promise.all([
    sql<Found>`select * from ${query} as found ${beyond} order by fit desc, share desc, id limit ${atOnce + 1}`.execute(
      ctx.db,
    ),
    sql<{ total: number }>`select count(*)::integer as total from ${query} as found`.execute(ctx.db),
    countLeft(ctx, { user: ctx.me?.id ?? null, email: null, phone: null }),
  ])
  const shown = rows.slice(0, atOnce)
  const last = rows.length > atOnce ? shown.at(-1) : undefined
  return {
    success: true,
    data: await cardsOf(ctx, shown),
    next_cursor: last ? cursorText([last.fit, last.share, last.id]) : null,
    total: counted.rows[0]?.total ?? 0,
    left,
  }
}

/** A subquery of companies that take such CVs, with how they stand to whoever asks. */
async function foundBy(ctx: Context, { q, place, industry, position, slug }: Asked): Promise<RawBuilder<unknown>> {
  const now = ctx.now()
  const me = ctx.me?.id ?? null
  const rows = (await readKept(ctx)).rows.get('industry') ?? []
  const industries = industry ? [industry, ...rows.filter(({ parent }) => parent === industry).map(({ id }) => id)] : []
  const conditions = [
    sql`d.taking and d.confirmed_at > ${new Date(now.getTime() - confirmDays * day)}`,
    sql`p.state in (${sql.join(shownStates)})`,
    ...(place ? [await placed(ctx, place)] : []),
    ...(industry ? [sql`p.industry_id = any(${industries}::integer[])`] : []),
    ...(position ? [sql`(d.position_ids = '{}' or ${position} = any(d.position_ids))`] : []),
    ...(slug ? [sql`p.slug = ${slug}`] : []),
  ]
  return sql`(select p.id, ${q ? sql`round(named.fit * 100)::integer` : sql`0`} as fit,
      case when r.applications >= 5 then round(100.0 * r.answered / r.applications)::integer else -1 end as share,
      r.median_days as days, coalesce(r.applications, 0) as counted,
      exists (select from excluded_pages e where e.page_id = p.id and e.user_id = ${me}::uuid) as excluded,
      exists (select from cv_drop_items i join cv_drops o on o.id = i.drop_id
        where i.page_id = p.id and o.user_id = ${me}::uuid and i.created_at > ${new Date(now.getTime() - againDays * day)}) as dropped
    from page_drops d join pages p on p.id = d.page_id left join page_records r on r.page_id = p.id
      ${q ? sql`join ${pagesNamed(q)} named on named.page_id = p.id` : sql``}
    where ${sql.join(conditions, sql` and `)})`
}

/** There, or where it says that it hires: a city is in its country. */
async function placed(ctx: Context, place: number): Promise<RawBuilder<unknown>> {
  if (place < 0)
    return sql`(p.country_id = ${-place} or ${-place} = any(d.country_ids)
      or exists (select from page_places l where l.page_id = p.id and l.country_id = ${-place}))`
  const country = (await readKept(ctx)).cityById.get(place)?.country_id ?? 0
  return sql`(p.city_id = ${place} or ${place} = any(d.city_ids) or ${country} = any(d.country_ids)
    or exists (select from page_places l where l.page_id = p.id and l.city_id = ${place}))`
}

async function cardsOf(ctx: Context, found: readonly Found[]): Promise<Given<typeof contract.listTaking>['data']> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const [pages, taking, industries] = await Promise.all([
    selectPages(ctx.db).where('pages.id', 'in', ids).execute(),
    ctx.db.selectFrom('page_drops').selectAll().where('page_id', 'in', ids).execute(),
    entriesOf(ctx, 'industry', ctx.language),
  ])
  const byId = new Map(pages.map((row) => [row.id, row]))
  const takes = new Map(taking.map((row) => [row.page_id, row]))
  const named = new Map(industries.map(({ id, text }) => [id, text]))
  return Promise.all(
    found.flatMap((spot) => {
      const [row, own] = [byId.get(spot.id), takes.get(spot.id)]
      return row && own ? [cardWith(ctx, { spot, row, own, named })] : []
    }),
  )
}

type Parts = {
  spot: Found
  row: Parameters<typeof cardOf>[1]
  own: Parameters<typeof namesOfTaking>[1] & { words: unknown }
  named: ReadonlyMap<number, string>
}

async function cardWith(ctx: Context, { spot, row, own, named }: Parts) {
  const words_language = languageOf(own.words, ctx.language, toLanguage(row.language))
  const { positions, places } = await namesOfTaking(ctx, own)
  return {
    ...cardOf(ctx, row),
    industry: row.industry_id ? (named.get(row.industry_id) ?? null) : null,
    positions,
    places,
    words: inLanguage(own.words, words_language),
    words_language,
    answers: spot.share < 0 ? null : { share: spot.share / 100, days: spot.days },
    closed: spot.excluded ? ('drop_excluded' as const) : spot.dropped ? ('dropped_already' as const) : null,
  }
}

const readSpot = (text: string | undefined): Spot | null => givenCursor(text, (parts) => Parts.parse(parts))
const Parts = z
  .tuple([z.int().min(-1e6).max(1e6), z.int().min(-1e6).max(1e6), z.uuid()])
  .transform(([fit, share, id]) => ({ fit, share, id }))
