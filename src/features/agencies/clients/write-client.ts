import { sql } from 'kysely'
import { typedE164 } from '#features/people/accounts/phone-number.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { demandPlaces } from '#features/site/lookups/demand-places.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { demandAgency, demandClientPage, feeOf } from './demand.ts'
import { clientSaved } from './events.ts'
import { holdClients, lockClient } from './find-client.ts'
import { readClient } from './list-clients.ts'
import { closeMandates } from './move-mandate.ts'
import { clientAfter, mayMoveClient } from './rules.ts'

type Written = Taken<typeof contract.addClient>

/** @throws Refused not_an_agency · client_known · invalid */
export async function addClient(ctx: Context, asked: Written): Promise<Given<typeof contract.addClient>> {
  const page = await demandAgency(ctx)
  const columns = await columnsOf(ctx, page, asked)
  const now = ctx.now()
  const id = newId()
  await ctx.db.transaction().execute(async (tx) => {
    await holdClients(tx, page)
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('clients')
      .values({
        ...columns,
        id,
        page_id: page,
        owner_id: found(ctx.membership).member,
        created_at: now,
        updated_at: now,
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new Refused('client_known')
    await emit(ctx, tx, clientSaved, { client: id, page, what: 'added', to: 'active' })
  })
  return { success: true, data: await readClient(ctx, id) }
}

/** @throws Refused not_found · changed_meanwhile · client_known · invalid */
export async function saveClient(
  ctx: Context,
  { client: id, version, ...asked }: Taken<typeof contract.saveClient>,
): Promise<Given<typeof contract.saveClient>> {
  const { page } = found(ctx.membership)
  const columns = await columnsOf(ctx, page, asked)
  await ctx.db.transaction().execute(async (tx) => {
    await holdClients(tx, page)
    const row = await lockClient(ctx, tx, id)
    if (row.version !== version) throw new Refused('changed_meanwhile', { version: row.version })
    await demandOnlyOne(tx, { ...columns, page, id })
    await tx
      .updateTable('clients')
      .set({ ...columns, version: version + 1, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    await emit(ctx, tx, clientSaved, { client: id, page, what: 'changed', to: row.state })
  })
  return { success: true, data: await readClient(ctx, id) }
}

/** @throws Refused not_found · client_state · client_known */
export async function moveClient(
  ctx: Context,
  { client: id, move }: Taken<typeof contract.moveClient>,
): Promise<Given<typeof contract.moveClient>> {
  await ctx.db.transaction().execute(async (tx) => {
    await holdClients(tx, found(ctx.membership).page)
    const row = await lockClient(ctx, tx, id)
    must(mayMoveClient(row.state, move))
    const to = found(clientAfter(row.state, move))
    if (row.state === 'ended') await demandOnlyOne(tx, { ...row, page: row.page_id })
    await tx
      .updateTable('clients')
      .set((eb) => ({ state: to, version: eb('version', '+', 1), updated_at: ctx.now() }))
      .where('id', '=', id)
      .execute()
    if (move === 'end') await closeMandates(ctx, tx, id)
    await emit(ctx, tx, clientSaved, { client: id, page: row.page_id, what: move, to })
  })
  return { success: true, data: await readClient(ctx, id) }
}

type One = { page: string; id: string; name: string; client_page_id: string | null }

/** One client of the same name or page at a time. @throws Refused client_known */
async function demandOnlyOne(tx: Tx, { page, id, name, client_page_id }: One): Promise<void> {
  const known = await tx
    .selectFrom('clients')
    .select('id')
    .where('page_id', '=', page)
    .where('id', '<>', id)
    .where('state', '<>', 'ended')
    .where((or) =>
      or.or([
        // letters become small as the key of the table makes them
        sql<boolean>`lower(name) = lower(${name})`,
        ...(client_page_id ? [or('client_page_id', '=', client_page_id)] : []),
      ]),
    )
    .executeTakeFirst()
  if (known) throw new Refused('client_known', { id: known.id })
}

async function columnsOf(ctx: Context, page: string, asked: Written) {
  const { contact_phone, country_id, fee_kind, fee_percent, fee_amount, ...rest } = asked
  await demandPlaces(ctx, [asked])
  await demandClientPage(ctx.db, page, asked.client_page_id)
  const phone = contact_phone && typedE164(contact_phone, country_id ? countryCode(country_id) : undefined)
  if (contact_phone && !phone) throw wrongField('contact_phone', 'phone')
  return { ...rest, ...feeOf({ fee_kind, fee_percent, fee_amount }), country_id, contact_phone: phone || null }
}
