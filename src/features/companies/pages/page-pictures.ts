import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import type * as contract from './contract.ts'
import { shownStates } from './page-states.ts'
import { inLanguage, languageOf } from './page-view.ts'
import { thumbOf } from './take-pictures.ts'

const mostClients = 48
const picturesAtOnce = 24
const mostFirst = 12

/** Companies with something open or a logo, the busiest first: one with neither has nothing to show yet. */
export async function listClients(
  ctx: Context,
  { country }: Taken<typeof contract.listClients>,
): Promise<Given<typeof contract.listClients>> {
  forAWhile(ctx)
  const rows = await ctx.read
    .selectFrom('page_directory')
    .innerJoin('pages', 'pages.id', 'page_directory.page_id')
    .select(['pages.id', 'pages.name', 'pages.slug', 'pages.logo_id', 'open_jobs'])
    .where('pages.state', 'in', shownStates)
    .$if(country !== 0, (query) => query.where('page_directory.country_id', '=', country))
    .where((or) => or.or([or('pages.logo_id', 'is not', null), or('open_jobs', '>', 0)]))
    .orderBy('open_jobs', 'desc')
    .orderBy('page_directory.page_id')
    .limit(mostClients)
    .execute()
  return {
    success: true,
    data_name: rows.map(({ id, name, slug, logo_id, open_jobs }) => ({
      ...{ id, text: name, slug, jobs: open_jobs },
      logo: logo_id ? thumbOf(logo_id, 160) : null,
    })),
  }
}

export async function showGallery(
  ctx: Context,
  { country, page }: Taken<typeof contract.countryGallery>,
): Promise<Given<typeof contract.countryGallery>> {
  return { success: true, data: await picturesOf(ctx, country, picturesAtOnce, (page - 1) * picturesAtOnce) }
}

/** One picture each of those with most open jobs. */
export async function showFirstPictures(ctx: Context): Promise<Given<typeof contract.firstPictures>> {
  return { success: true, data: await picturesOf(ctx, 0, mostFirst, 0, true) }
}

/** Covers and galleries of pages everybody may see; a picture without words of its own is captioned with the company. */
async function picturesOf(ctx: Context, country: number, limit: number, offset: number, onlyFirst = false) {
  forAWhile(ctx)
  const of = country === 0 ? sql`true` : sql`d.country_id = ${country}`
  const { rows } = await sql<{ file: string; captions: unknown; name: string; language: string }>`
    select shown.file, shown.captions, p.name, p.language
    from page_directory d join pages p on p.id = d.page_id and p.state = any(${[...shownStates]})
    cross join lateral (
      select file, captions, at from (
        select p.cover_id as file, '{}'::jsonb as captions, -1 as at where p.cover_id is not null
        union all select file_id, captions, position from page_pictures where page_id = p.id) as own
      order by at limit ${onlyFirst ? 1 : 25}) as shown
    where ${of} and d.pictures > 0
    order by d.open_jobs desc, d.page_id, shown.at limit ${limit} offset ${offset}`.execute(ctx.read)
  return rows.map(({ file, captions, name, language }) => ({
    url: thumbOf(file, 960),
    thumb: thumbOf(file, 160),
    caption: inLanguage(captions, languageOf(captions, ctx.language, toLanguage(language))) || name,
  }))
}

const forAWhile = (ctx: Context) => {
  ctx.headers['cache-control'] = 'public, max-age=300'
}
