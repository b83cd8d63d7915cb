import { textsBy } from '#features/companies/pages/page-view.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

type Edited = Given<typeof contract.editProfile>['data']

/** The own page as its team edits it. */
export async function editProfile(ctx: Context): Promise<Given<typeof contract.editProfile>> {
  return { success: true, data: await readProfile(ctx.db, found(ctx.membership).page) }
}

export async function readProfile(db: Db, page: string): Promise<Edited> {
  const row = await db.selectFrom('pages').selectAll().where('id', '=', page).executeTakeFirstOrThrow()
  const [places, clients, pictures] = await Promise.all([
    placesOf(db, row),
    clientsOf(db, page),
    db
      .selectFrom('page_pictures')
      .select(['file_id as file', 'captions'])
      .where('page_id', '=', page)
      .orderBy('position')
      .execute(),
  ])
  const { id, version, state, state_why, name, slug, website, benefits, logo_id, cover_id, video } = row
  return {
    ...{ id, version, state, state_why },
    profile: {
      ...{ name, slug, website, benefits, places, clients },
      kind: row.kind,
      legal_name: row.legal_name ?? undefined,
      language: toLanguage(row.language),
      about: textsBy(row.about),
      industry_id: row.industry_id,
      size: row.size as Edited['profile']['size'],
      founded: row.founded,
      answer_days: row.answer_days,
      links: row.links as Edited['profile']['links'],
    },
    gallery: {
      ...{ logo_id, cover_id, video },
      pictures: pictures.map(({ file, captions }) => ({ file, captions: textsBy(captions) })),
    },
  }
}

/** A page that names no places yet has the one it was made for. */
async function placesOf(db: Db, page: { id: string; country_id: number; city_id: number | null }) {
  const rows = await db
    .selectFrom('page_places')
    .select(['country_id', 'city_id', 'address', 'map_url', 'phone', 'head_office'])
    .where('page_id', '=', page.id)
    .orderBy('position')
    .execute()
  const { country_id, city_id } = page
  if (rows.length === 0) return [{ country_id, city_id, map_url: null, head_office: true }]
  return rows.map(({ address, phone, ...row }) => ({ ...row, ...(address && { address }), ...(phone && { phone }) }))
}

async function clientsOf(db: Db, page: string) {
  const rows = await db
    .selectFrom('page_clients')
    .leftJoin('pages as client', 'client.id', 'page_clients.client_id')
    .select(['client_id as page', 'page_clients.name', 'client.name as own', 'client.slug', 'page_clients.logo_id'])
    .where('page_clients.page_id', '=', page)
    .orderBy('position')
    .execute()
  return rows.map(({ own, name, ...row }) => ({ ...row, name: own ?? name }))
}
