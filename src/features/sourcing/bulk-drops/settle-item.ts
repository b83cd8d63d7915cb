import type { Selectable } from 'kysely'
import type { BulkItems } from '#db/tables.ts'
import { demandEmail } from '#features/people/accounts/demand-email.ts'
import { addImported, findKnown, numberOf } from '#features/sourcing/imports/add-imported.ts'
import { attachCv } from '#features/sourcing/imports/attach-cv.ts'
import { correctedBy } from '#features/sourcing/imports/register-candidate.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import { type BulkEvent, mayMoveItem, stateAfter } from './bulk-states.ts'
import type * as contract from './contract.ts'
import { bulkChanged } from './events.ts'

type Asked = Taken<typeof contract.settleBulkItem>
type Item = Selectable<BulkItems>

/**
 * What becomes of a file that was read. What the person claimed or a colleague wrote is never overwritten: another CV of the same
 * person becomes a version. @throws Refused not_found · bulk_state · bulk_test · already_imported · import_refused · import_state · invalid
 */
export async function settleBulkItem(ctx: Context, asked: Asked): Promise<Given<typeof contract.settleBulkItem>> {
  const imported = await ctx.db.transaction().execute(async (tx) => {
    const item = await lockItem(ctx, tx, asked.item)
    must(mayMoveItem(item.state, asked.how))
    if (asked.how === 'skip') return move(ctx, tx, item, 'skip', null)
    const { is_test } = await tx
      .selectFrom('bulk_drops')
      .select('is_test')
      .where('id', '=', item.drop_id)
      .executeTakeFirstOrThrow()
    if (is_test) throw new Refused('bulk_test')
    return asked.how === 'create' ? create(ctx, tx, item, asked) : merge(ctx, tx, item)
  })
  return { success: true, data: { imported } }
}

async function lockItem(ctx: Context, tx: Tx, id: string): Promise<Item> {
  const query = tx
    .selectFrom('bulk_items')
    .selectAll()
    .where('id', '=', id)
    .where('page_id', '=', found(ctx.membership).page)
  // the go before its file: one that is being undone is undone first, and nobody is made of it any more
  const { drop_id } = found(await query.executeTakeFirst())
  await tx.selectFrom('bulk_drops').select('id').where('id', '=', drop_id).forShare().executeTakeFirst()
  return found(await query.forUpdate().executeTakeFirst())
}

async function create(ctx: Context, tx: Tx, item: Item, asked: Asked): Promise<string> {
  const content = CvContent.parse(item.content)
  const country = await countryOf(tx, item.page_id)
  const name = asked.name ?? content.name
  if (name.trim().length < 2) throw wrongField('name', 'required')
  const email = (asked.email ?? content.email) || null
  if (email) demandEmail(ctx, email)
  const phone = numberOf(asked.phone ?? content.phones[0], country)
  if (!email && !phone) throw wrongField('email', 'one_contact')
  const { id } = await addImported(ctx, tx, {
    ...{ page: item.page_id, source: 'cv', name, email, phone, content, cv: item.file_id },
    ...{ language: toLanguage(content.language), corrected: correctedBy(asked) },
    rest: { headline: asked.headline ?? content.headline },
  })
  return move(ctx, tx, item, 'create', id)
}

async function merge(ctx: Context, tx: Tx, item: Item): Promise<string> {
  const content = CvContent.parse(item.content)
  const phone = content.phones[0] ? readNumber(content.phones[0], await countryOf(tx, item.page_id)) : null
  const id = found(await findKnown(tx, item.page_id, { email: content.email || null, phone }))
  await attachCv(ctx, tx, id, { cv: found(item.file_id), content })
  return move(ctx, tx, item, 'merge', id)
}

/** A number a machine read and that is none finds nobody. */
function readNumber(text: string, country: number): string | null {
  try {
    return numberOf(text, country)
  } catch {
    return null
  }
}

const countryOf = async (tx: Tx, page: string): Promise<number> =>
  (await tx.selectFrom('pages').select('country_id').where('id', '=', page).executeTakeFirstOrThrow()).country_id

async function move<Id extends string | null>(
  ctx: Context,
  tx: Tx,
  item: Item,
  event: BulkEvent,
  imported_id: Id,
): Promise<Id> {
  const state = found(stateAfter(item.state, event))
  await tx.updateTable('bulk_items').set({ state, imported_id }).where('id', '=', item.id).execute()
  await emit(ctx, tx, bulkChanged, { drop: item.drop_id, page: item.page_id, what: event })
  return imported_id
}
