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
import { checkedBy, followersOf, type PageId, readChecks, recordOf } from './page-facts.ts'
import { shownStates } from './page-states.ts'
import { cardOf, inLanguage, languageOf, type PageRow, selectPages } from './page-view.ts'
import { thumbOf } from './take-pictures.ts'

type View = Given<typeof contract.showPage>['data']

/** A page for everybody, by its slug, one it had before, or its id. @throws Refused not_found */
export async function showPage(
  ctx: Context,
  { slug }: Taken<typeof contract.showPage>,
): Promise<Given<typeof contract.showPage>> {
  const id = isUuid(slug) ? slug : pageCalled(slug)
  const [row, beside] = await Promise.all([
    selectPages(ctx.read).where('pages.state', 'in', shownStates).where('pages.id', '=', id).executeTakeFirst(),
    readBeside(ctx, id),
  ])
  return { success: true, data: await viewOf(ctx, found(row), beside) }
}

/** The page that has or had this slug, and keeps it for ever. Those that a process of the version before gave are not among the names yet. */
export const pageCalled = (slug: string): RawBuilder<string> =>
  sql<string>`coalesce((${ownersOf(['slug', slug])}), (select id from pages where slug = ${slug}),
    (select page_id from page_slugs where slug = ${slug}))`

/** What is shown of a page beside its row. @param id its id, or what finds it in the same question */
async function readBeside(ctx: Context, id: PageId) {
  const [jobs, pictures, places, clients, checks, followers, record] = await Promise.all([
    ctx.read
      .selectFrom('job_search')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('page_id', '=', id)
      .executeTakeFirstOrThrow(),
    readPictures(ctx, id),
    placesOf(ctx, id),
    clientsOf(ctx, id),
    readChecks(ctx, id),
    followersOf(ctx, id),
    recordOf(ctx, id),
  ])
  return { jobs, pictures, places, clients, checks, followers, record }
}

type Beside = Awaited<ReturnType<typeof readBeside>>

async function viewOf(
  ctx: Context,
  row: PageRow,
  { jobs, pictures, checks, followers, ...beside }: Beside,
): Promise<View> {
  const about_language = languageOf(row.about, ctx.language, toLanguage(row.language))
  const [industry, benefits] = await Promise.all([
    row.industry_id ? lookupText(ctx, 'industry', row.industry_id) : null,
    textsByCode(ctx, 'benefit'),
  ])
  const { legal_name, size, founded, website, video } = row
  return {
    ...cardOf(ctx, row),
    ...{ legal_name, size, founded, website, video, industry },
    ...{ ...beside, ...followers, checked: checkedBy(row, checks) },
    pictures: pictures.map((one) => pictureOf(ctx, row, one)),
    about: inLanguage(row.about, about_language),
    about_language,
    language: toLanguage(row.language),
    links: row.links as View['links'],
    benefits: row.benefits.flatMap((code) => benefits.get(code) ?? []),
    cover: row.cover_id ? thumbOf(row.cover_id, 1600) : null,
    jobs_count: jobs.count,
  }
}

const readPictures = (ctx: Context, page: PageId) =>
  ctx.read
    .selectFrom('page_pictures')
    .innerJoin('files', 'files.id', 'page_pictures.file_id')
    .select(['file_id', 'captions', 'width', 'height'])
    .where('page_pictures.page_id', '=', page)
    .orderBy('position')
    .execute()

const pictureOf = (
  ctx: Context,
  page: PageRow,
  { file_id, captions, width, height }: Beside['pictures'][number],
): View['pictures'][number] => ({
  url: thumbOf(file_id, 1600),
  thumb: thumbOf(file_id, 480),
  caption: inLanguage(captions, languageOf(captions, ctx.language, toLanguage(page.language))),
  width,
  height,
})

async function placesOf(ctx: Context, page: PageId): Promise<View['places']> {
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
async function clientsOf(ctx: Context, page: PageId): Promise<View['clients']> {
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
