import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { countriesIn, countryName } from './countries.ts'
import { entriesOf } from './texts.ts'

export async function findCities(
  ctx: Context,
  { id }: Taken<typeof contract.cities>,
): Promise<Given<typeof contract.cities>> {
  const rows = await ctx.read
    .selectFrom('cities')
    .select(['id', `text_${ctx.language} as text`])
    .where('country_id', '=', id)
    .orderBy('people', 'desc')
    .execute()
  ctx.headers['cache-control'] = 'public, max-age=3600'
  return { success: true, data_name: rows }
}

/** Cities, then countries (negative id), whose name in any language begins like the query; "Riyadh, Saudi Arabia". */
export async function findPlaces(
  ctx: Context,
  { q }: Taken<typeof contract.location>,
): Promise<Given<typeof contract.location>> {
  const begin = `${fold(q.split(',')[0] ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const rows = await ctx.read
    .selectFrom('cities')
    .select(['id', 'country_id', 'lat', 'lon', `text_${ctx.language} as name`])
    .where(
      sql<boolean>`fold_text(text_en) like ${begin} or fold_text(text_ar) like ${begin} or fold_text(text_ru) like ${begin} or fold_text(text_fr) like ${begin}`,
    )
    .orderBy('people', 'desc')
    .limit(8)
    .execute()
  const cities = rows.map(({ name, ...city }) => ({
    ...city,
    text: `${name}, ${countryName(city.country_id, ctx.language)}`,
  }))
  const prefix = begin.slice(0, -1)
  const countries = countriesIn(ctx.language)
    .filter((country) => prefix && fold(country.text).startsWith(prefix))
    .slice(0, 3)
    .map(({ id, text }) => ({ id: -id, text, country_id: id, lat: 0, lon: 0 }))
  return { success: true, data: [...countries, ...cities] }
}

/** The database's `fold_text`, for what is compared here. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .trim()

/** Positions and skills that begin like the term, then those that contain it. */
export async function findKeywords(
  ctx: Context,
  { term }: Taken<typeof contract.keywords>,
): Promise<Given<typeof contract.keywords>> {
  const typed = fold(term)
  const lists = await Promise.all([entriesOf(ctx, 'position', ctx.language), entriesOf(ctx, 'skill', ctx.language)])
  const all = lists.flat()
  const begins = all.filter(({ text }) => fold(text).startsWith(typed))
  const contains = all.filter(({ text }) => !fold(text).startsWith(typed) && fold(text).includes(typed))
  const unique = new Map([...begins, ...contains].map(({ id, text }) => [text, { id, text }]))
  return { success: true, data_name: [...unique.values()].slice(0, 10) }
}
