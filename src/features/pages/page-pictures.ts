import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

const mostClients = 48
const picturesAtOnce = 24
const mostFirst = 12

/** Pages one may see, with their open jobs, the busiest first. */
const selectSeen = (ctx: Context, country: number) =>
  ctx.read
    .selectFrom('pages')
    .select(['pages.id', 'pages.name', 'pages.slug', 'pages.logo_id'])
    .select(sql<number>`(select count(*) from job_search where job_search.page_id = pages.id)`.as('jobs'))
    .where('pages.state', 'in', ['active', 'pending', 'limited'])
    .$if(country !== 0, (query) => query.where('pages.country_id', '=', country))
    .orderBy('jobs', 'desc')
    .orderBy('pages.id')

/** A page with neither jobs nor a logo has nothing to show yet. */
export async function listClients(
  ctx: Context,
  { country }: Taken<typeof contract.listClients>,
): Promise<Given<typeof contract.listClients>> {
  forAWhile(ctx)
  const rows = await selectSeen(ctx, country)
    .where((or) =>
      or.or([
        or('pages.logo_id', 'is not', null),
        or.exists(or.selectFrom('job_search').select('job_search.id').whereRef('job_search.page_id', '=', 'pages.id')),
      ]),
    )
    .limit(mostClients)
    .execute()
  return {
    success: true,
    data_name: rows.map(({ id, name, slug, logo_id, jobs }) => ({
      id,
      text: name,
      slug,
      logo: logo_id ? `/api/files/${logo_id}/thumb/160` : null,
      jobs,
    })),
  }
}

export async function showGallery(
  ctx: Context,
  { country, page }: Taken<typeof contract.countryGallery>,
): Promise<Given<typeof contract.countryGallery>> {
  return { success: true, data: await picturesOf(ctx, country, picturesAtOnce, (page - 1) * picturesAtOnce) }
}

export async function showFirstPictures(ctx: Context): Promise<Given<typeof contract.firstPictures>> {
  return { success: true, data: await picturesOf(ctx, 0, mostFirst, 0) }
}

async function picturesOf(ctx: Context, country: number, most: number, from: number) {
  forAWhile(ctx)
  const rows = await selectSeen(ctx, country).where('pages.logo_id', 'is not', null).limit(most).offset(from).execute()
  return rows.map(({ logo_id, name }) => ({
    url: `/api/files/${logo_id}/thumb/960`,
    thumb: `/api/files/${logo_id}/thumb/160`,
    caption: name,
  }))
}

const forAWhile = (ctx: Context) => {
  ctx.headers['cache-control'] = 'public, max-age=300'
}
