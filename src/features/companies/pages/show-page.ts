import { type RawBuilder, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { placeName } from '#features/site/lookups/place-name.ts'
import { lookupText, textsByCode } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { ownersOf } from '#platform/server/db/names.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { checkedOf, followersOf, recordOf } from './page-facts.ts'
import { shownStates } from './page-states.ts'
import { cardOf, inLanguage, languageOf, type PageRow, selectPages } from './page-view.ts'
import { thumbOf } from './take-pictures.ts'

type View = Given<typeof contract.showPage>['data']

/** A page for everybody, by its slug, one it had before, or its id. @throws Refused not_found */
export async function showPage(
  ctx: Context,
  { slug }: Taken<typeof contract.showPage>,
): Promise<Given<typeof contract.showPage>> {
  const row = found(await findShown(ctx, slug))
  return { success: true, data: await viewOf(ctx, row) }
}

async function findShown(ctx: Context, slug: string) {
  const shown = selectPages(ctx.read).where('pages.state', 'in', shownStates)
  if (isUuid(slug)) return shown.where('pages.id', '=', slug).executeTakeFirst()
  return shown.where('pages.id', '=', pageCalled(slug)).executeTakeFirst()
}

/** The page that has or had this slug, and keeps it for ever. Those that a process of the version before gave are not among the names yet. */
export const pageCalled = (slug: string): RawBuilder<string> =>
  sql<string>`coalesce((${ownersOf(['slug', slug])}), (select id from pages where slug = ${slug}),
    (select page_id from page_slugs where slug = ${slug}))`

async function viewOf(ctx: Context, row: PageRow): Promise<View> {
  const about_language = languageOf(row.about, ctx.language, toLanguage(row.language))
  const [jobs, industry, benefits, pictures, places, clients, checked, followers, record] = await Promise.all([
    ctx.read
      .selectFrom('job_search')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('page_id', '=', row.id)
      .executeTakeFirstOrThrow(),
    row.industry_id ? lookupText(ctx, 'industry', row.industry_id) : null,
    textsByCode(ctx, 'benefit'),
    picturesOf(ctx, row),
    placesOf(ctx, row.id),
    clientsOf(ctx, row.id),
    checkedOf(ctx, row),
    followersOf(ctx, row.id),
    recordOf(ctx, row.id),
  ])
  const { legal_name, size, founded, website, video } = row
  return {
    ...cardOf(ctx, row),
    ...{ legal_name, size, founded, website, video, industry, pictures, places, clients, checked, record },
    ...followers,
    about: inLanguage(row.about, about_language),
    about_language,
    language: toLanguage(row.language),
    links: row.links as View['links'],
    benefits: row.benefits.flatMap((code) => benefits.get(code) ?? []),
    cover: row.cover_id ? thumbOf(row.cover_id, 1600) : null,
    jobs_count: jobs.count,
  }
}

async function picturesOf(ctx: Context, page: PageRow): Promise<View['pictures']> {
  const rows = await ctx.read
    .selectFrom('page_pictures')
    .innerJoin('files', 'files.id', 'page_pictures.file_id')
    .select(['file_id', 'captions', 'width', 'height'])
    .where('page_pictures.page_id', '=', page.id)
    .orderBy('position')
    .execute()
  return rows.map(({ file_id, captions, width, height }) => ({
    url: thumbOf(file_id, 1600),
    thumb: thumbOf(file_id, 480),
    caption: inLanguage(captions, languageOf(captions, ctx.language, toLanguage(page.language))),
    width,
    height,
  }))
}

async function placesOf(ctx: Context, page: string): Promise<View['places']> {
  const rows = await ctx.read
    .selectFrom('page_places')
    .leftJoin('cities', 'cities.id', 'page_places.city_id')
    .select(['page_places.country_id', 'address', 'map_url', 'phone', 'head_office'])
    .select(`cities.text_${ctx.language} as city`)
    .where('page_id', '=', page)
    .orderBy('head_office', 'desc')
    .orderBy('position')
    .execute()
  return rows.map(({ country_id, city, ...rest }) => ({ ...rest, place: placeName(city, country_id, ctx.language) }))
}

/** A client that has a page here shows as that page does; one whose page is gone keeps its name. */
async function clientsOf(ctx: Context, page: string): Promise<View['clients']> {
  const rows = await ctx.read
    .selectFrom('page_clients')
    .leftJoin('pages as client', (join) =>
      join.onRef('client.id', '=', 'page_clients.client_id').on('client.state', 'in', shownStates),
    )
    .select([
      'page_clients.name',
      'page_clients.logo_id',
      'client.name as own',
      'client.slug',
      'client.logo_id as sign',
    ])
    .where('page_clients.page_id', '=', page)
    .orderBy('position')
    .execute()
  return rows.map(({ name, own, slug, sign, logo_id }) => {
    const logo = sign ?? logo_id
    return { name: own ?? name, slug, logo: logo ? thumbOf(logo, 160) : null }
  })
}
