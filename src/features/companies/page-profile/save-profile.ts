import { validate as isUuid } from 'uuid'
import { pageRenamed, pageSaved } from '#features/companies/pages/events.ts'
import { findAlike } from '#features/companies/pages/find-alike.ts'
import { keepDomainTrue } from '#features/companies/pages/mark-domain.ts'
import { movePage } from '#features/companies/pages/move-page.ts'
import { writeNames } from '#features/companies/pages/page-names.ts'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { slugOf } from '#features/companies/pages/slug.ts'
import { forgetUnclean, readyPictures, takePictures } from '#features/companies/pages/take-pictures.ts'
import { demandListed } from '#features/site/lookups/demand-listed.ts'
import { demandPlaces } from '#features/site/lookups/demand-places.ts'
import { cleanHtml, plainText } from '#platform/server/clean-html.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { takeName } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { holdVersion } from './hold-version.ts'
import { readProfile } from './read-profile.ts'
import { isLinkOf, phoneOf } from './rules.ts'

type Fields = Omit<Taken<typeof contract.saveProfile>, 'version'>

/**
 * Saves facts and texts of the own page. A new slug keeps the one before as a way to it.
 * @throws Refused changed_meanwhile · invalid
 */
export async function saveProfile(
  ctx: Context,
  { version, ...fields }: Taken<typeof contract.saveProfile>,
): Promise<Given<typeof contract.saveProfile>> {
  const { page } = found(ctx.membership)
  const slug = demandSlug(fields.slug)
  demandLinks(fields)
  const places = fields.places.map(placeOf)
  await demandPlaces(ctx, places, (at) => `places.${at}.`)
  await demandListed(ctx, 'industry_id', 'industry', fields.industry_id)
  const logos = fields.clients.flatMap(({ logo_id }, at) =>
    logo_id ? [[logo_id, `clients.${at}.logo_id`] as const] : [],
  )
  const pictures = await readyPictures(ctx, page, new Map(logos))
  await ctx.db.transaction().execute(async (tx) => {
    const before = await holdVersion(tx, page, version)
    await takeSlug(ctx, tx, page, before.slug, slug)
    await takePictures(tx, page, pictures)
    const head = places.find(({ head_office }) => head_office) ?? found(places[0])
    await tx
      .updateTable('pages')
      .set({ ...columnsOf(fields), slug, country_id: head.country_id, city_id: head.city_id, version: version + 1 })
      .where('id', '=', page)
      .execute()
    await writeNames(tx, page, [fields.name, fields.legal_name])
    await keepDomainTrue(tx, page, fields.website)
    await writePlaces(tx, page, places, places.indexOf(head))
    await writeClients(tx, page, fields.clients)
    await emit(ctx, tx, pageSaved, { page, part: 'profile' })
    if (await isNowAlike(ctx, tx, page, before, fields)) await movePage(ctx, tx, page, 'withhold', '')
    if (before.name !== fields.name && before.state === 'active')
      await emit(ctx, tx, pageRenamed, { page, before: before.name, after: fields.name })
  })
  await forgetUnclean(ctx, pictures)
  return { success: true, data: await readProfile(ctx.db, page) }
}

/** Whether a name that is new looks like that of another page; one whose licence was seen may be called what it is called. */
async function isNowAlike(
  ctx: Context,
  tx: Tx,
  page: string,
  before: { name: string; legal_name: string | null; state: string; licence_checked_at: Date | null },
  { name, legal_name }: Fields,
): Promise<boolean> {
  if (before.licence_checked_at || before.state === 'withheld' || before.state === 'suspended') return false
  const names = [name !== before.name && name, (legal_name ?? null) !== before.legal_name && legal_name]
  const alike = await findAlike(
    ctx,
    tx,
    names.map((one) => one || null),
    page,
  )
  if (alike) await tx.updateTable('pages').set({ like_page_id: alike.id }).where('id', '=', page).execute()
  return alike !== null
}

/** An address that could be an id would hide the page of that id. */
function demandSlug(typed: string): string {
  const slug = slugOf(typed)
  if (slug.length < 2 || isUuid(slug)) throw wrongField('slug', 'slug')
  return slug
}

function demandLinks({ links }: Fields): void {
  for (const [kind, address] of Object.entries(links))
    if (address && !isLinkOf(kind as keyof typeof links, address)) throw wrongField(`links.${kind}`, 'link_kind')
}

function placeOf({ phone, address, ...place }: Fields['places'][number], at: number) {
  const number = phone ? phoneOf(phone) : null
  if (phone && !number) throw wrongField(`places.${at}.phone`, 'phone')
  return { ...place, address: address ?? '', phone: number }
}

function columnsOf({ about, links, places: _, clients: __, slug: ___, legal_name, ...columns }: Fields) {
  const clean = Object.entries(about).flatMap(([language, html]) => {
    const text = cleanHtml(html ?? '')
    return plainText(text) ? [[language, text]] : []
  })
  const kept = Object.entries(links).filter(([, address]) => address)
  return {
    ...columns,
    legal_name: legal_name ?? null,
    about: JSON.stringify(Object.fromEntries(clean)),
    links: JSON.stringify(Object.fromEntries(kept)),
  }
}

/** @throws Refused invalid: another page has the slug, had it, or was quicker */
async function takeSlug(ctx: Context, tx: Tx, page: string, before: string, slug: string): Promise<void> {
  if (slug === before) return
  const taken = await tx
    .selectFrom('pages')
    .select('id')
    .where('slug', '=', slug)
    .unionAll(tx.selectFrom('page_slugs').select('page_id as id').where('slug', '=', slug).where('page_id', '<>', page))
    .executeTakeFirst()
  if (taken || !(await takeName(tx, 'slug', slug, page))) throw wrongField('slug', 'slug_taken')
  await tx.deleteFrom('page_slugs').where('slug', '=', slug).execute()
  await tx.insertInto('page_slugs').values({ slug: before, page_id: page, until: ctx.now() }).execute()
}

type Placed = ReturnType<typeof placeOf>

async function writePlaces(tx: Tx, page: string, places: readonly Placed[], head: number): Promise<void> {
  await tx.deleteFrom('page_places').where('page_id', '=', page).execute()
  const rows = places.map((place, position) => ({
    ...place,
    page_id: page,
    position,
    head_office: position === head,
  }))
  await tx.insertInto('page_places').values(rows).execute()
}

async function writeClients(tx: Tx, page: string, clients: Fields['clients']): Promise<void> {
  await tx.deleteFrom('page_clients').where('page_id', '=', page).execute()
  if (clients.length === 0) return
  const named = clients.flatMap((client) => (client.page && client.page !== page ? [client.page] : []))
  const known = new Set(
    named.length
      ? (
          await tx.selectFrom('pages').select('id').where('id', 'in', named).where('state', 'in', shownStates).execute()
        ).map(({ id }) => id)
      : [],
  )
  const rows = clients.map(({ page: client, name, logo_id }, position) => ({
    ...{ page_id: page, position, name, logo_id },
    client_id: client && known.has(client) ? client : null,
  }))
  await tx.insertInto('page_clients').values(rows).execute()
}
