import { sql } from 'kysely'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { cardOf, inLanguage, languageOf, selectPages } from '#features/companies/pages/page-view.ts'
import { entriesOf } from '#features/site/lookups/texts.ts'
import { plainText } from '#platform/server/clean-html.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import type * as contract from './contract.ts'
import { filtersOf, fromNamed, rank } from './where.ts'

const atOnce = 20
const mostWords = 160

type Spot = { fit: number; open_jobs: number; page_id: string }

/** Companies that fit, the best names first, then those with most open jobs. */
export async function listCompanies(
  ctx: Context,
  { cursor, ...query }: Taken<typeof contract.listCompanies>,
): Promise<Given<typeof contract.listCompanies>> {
  const filters = await filtersOf(ctx, query)
  const from = fromNamed(query.q)
  const after = readSpot(cursor)
  const beyond = after
    ? sql`(${rank}, d.open_jobs) < (${after.fit}, ${after.open_jobs})
        or ((${rank}, d.open_jobs) = (${after.fit}, ${after.open_jobs}) and d.page_id > ${after.page_id})`
    : sql`true`
  const [{ rows }, counted] = await Promise.all([
    sql<Spot>`select ${rank} as fit, d.open_jobs, d.page_id from ${from} where ${filters} and (${beyond})
      order by ${query.q ? sql`1 desc,` : sql``} d.open_jobs desc, d.page_id limit ${atOnce + 1}`.execute(ctx.read),
    sql<{ total: number }>`select count(*)::integer as total from ${from} where ${filters}`.execute(ctx.read),
  ])
  const shown = rows.slice(0, atOnce)
  const last = rows.length > atOnce ? shown.at(-1) : undefined
  return {
    success: true,
    data: await cardsOf(ctx, shown),
    next_cursor: last ? cursorOf(last) : null,
    total: counted.rows[0]?.total ?? 0,
  }
}

type Cards = Given<typeof contract.listCompanies>['data']

/** Cards of these pages, in their order. */
export async function cardsOf(ctx: Context, spots: readonly { page_id: string; open_jobs: number }[]): Promise<Cards> {
  if (spots.length === 0) return []
  const ids = spots.map(({ page_id }) => page_id)
  const [rows, industries] = await Promise.all([
    selectPages(ctx.read).where('pages.id', 'in', ids).where('pages.state', 'in', shownStates).execute(),
    entriesOf(ctx, 'industry', ctx.language),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const names = new Map(industries.map(({ id, text }) => [id, text]))
  return spots.flatMap(({ page_id, open_jobs }) => {
    const row = byId.get(page_id)
    if (!row) return []
    const about_language = languageOf(row.about, ctx.language, toLanguage(row.language))
    return [
      {
        ...cardOf(ctx, row),
        industry: row.industry_id ? (names.get(row.industry_id) ?? null) : null,
        size: row.size,
        about: firstWords(plainText(inLanguage(row.about, about_language))),
        about_language,
        open_jobs,
      },
    ]
  })
}

/** As many whole words as fit on two lines. */
function firstWords(text: string): string {
  if (text.length <= mostWords) return text
  const cut = text.slice(0, mostWords)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostWords - 30))}…`
}

const cursorOf = ({ fit, open_jobs, page_id }: Spot) =>
  Buffer.from(JSON.stringify([fit, open_jobs, page_id])).toString('base64url')

/** A cursor as it was handed out; null for none, or for one that is not ours. */
function readSpot(text: string | undefined): Spot | null {
  if (!text) return null
  try {
    const [fit, open_jobs, page_id] = JSON.parse(Buffer.from(text, 'base64url').toString())
    const isOurs =
      Number.isInteger(fit) &&
      Number.isInteger(open_jobs) &&
      Math.abs(fit) < 10 &&
      Math.abs(open_jobs) < 1e9 &&
      /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(page_id)
    return isOurs ? { fit, open_jobs, page_id } : null
  } catch {
    return null
  }
}
