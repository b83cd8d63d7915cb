import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { rejectReasonChanged } from './events.ts'
import { codeOf, fieldIn, mayKeepReasons, mostReasons } from './rules.ts'

type Gives = Promise<Given<typeof contract.listOwnReasons>>
type Written = Pick<Taken<typeof contract.addRejectReason>, 'name' | 'texts'>

/** Reasons of the page, those offered no more among them, as somebody rejected for one must still be understood. */
export async function listOwnReasons(ctx: Context): Gives {
  const membership = found(ctx.membership)
  const rows = await ctx.db
    .selectFrom('page_reject_reasons as r')
    .select(['r.id', 'r.name', 'r.version', 'r.dropped_at'])
    .select(
      sql<
        { language: string; text: string }[]
      >`coalesce((select json_agg(json_build_object('language', language, 'text', text)
        order by language) from page_reject_reason_texts where reason_id = r.id), '[]')`.as('texts'),
    )
    .where('r.page_id', '=', membership.page)
    .orderBy('r.name')
    .orderBy('r.id')
    .execute()
  return {
    success: true,
    data: {
      reasons: rows.map(({ dropped_at, texts, ...row }) => ({
        ...row,
        code: codeOf(row.id),
        texts: texts.map(({ language, text }) => ({ language: toLanguage(language), text })),
        told: (texts.find(({ language }) => language === ctx.language) ?? texts[0])?.text ?? '',
        dropped: dropped_at !== null,
      })),
      may_change: !mayKeepReasons(membership.scope('applicant.message')).refused,
    },
  }
}

/** @throws Refused not_allowed · invalid: a language twice, a name that is taken · too_many_reject_reasons */
export async function addRejectReason(ctx: Context, written: Taken<typeof contract.addRejectReason>): Gives {
  const page = keeper(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    // two at once count one after the other
    await tx.selectFrom('pages').select('id').where('id', '=', page).forNoKeyUpdate().execute()
    const { count } = await tx
      .selectFrom('page_reject_reasons')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('page_id', '=', page)
      .where('dropped_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (count >= mostReasons) throw new Refused('too_many_reject_reasons')
    const id = newId()
    await demandSound(tx, page, id, written)
    const row = { id, page_id: page, name: written.name, changed_at: ctx.now() }
    await tx.insertInto('page_reject_reasons').values(row).execute()
    await writeTexts(tx, id, written)
    await emit(ctx, tx, rejectReasonChanged, { page, reason: id, name: written.name, how: 'added' })
  })
  return listOwnReasons(ctx)
}

/** @throws Refused not_allowed · not_found · invalid · changed_meanwhile */
export async function changeRejectReason(
  ctx: Context,
  { reason: id, version, ...written }: Taken<typeof contract.changeRejectReason>,
): Gives {
  const page = keeper(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const before = await hold(tx, page, id)
    if (before.version !== version) throw new Refused('changed_meanwhile', { version: before.version })
    await demandSound(tx, page, id, written)
    await tx
      .updateTable('page_reject_reasons')
      .set({ name: written.name, version: version + 1, changed_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('page_reject_reason_texts').where('reason_id', '=', id).execute()
    await writeTexts(tx, id, written)
    await emit(ctx, tx, rejectReasonChanged, { page, reason: id, name: written.name, how: 'changed' })
  })
  return listOwnReasons(ctx)
}

/** @throws Refused not_allowed · not_found */
export async function dropRejectReason(ctx: Context, { reason: id }: Taken<typeof contract.dropRejectReason>): Gives {
  const page = keeper(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const { name } = await hold(tx, page, id)
    await tx.updateTable('page_reject_reasons').set({ dropped_at: ctx.now() }).where('id', '=', id).execute()
    await emit(ctx, tx, rejectReasonChanged, { page, reason: id, name, how: 'dropped' })
  })
  return listOwnReasons(ctx)
}

/** The page whose reasons the caller keeps. @throws Refused not_allowed */
function keeper(ctx: Context): string {
  const membership = found(ctx.membership)
  must(mayKeepReasons(membership.scope('applicant.message')))
  return membership.page
}

const hold = async (tx: Tx, page: string, id: string) =>
  found(
    await tx
      .selectFrom('page_reject_reasons')
      .selectAll()
      .where('id', '=', id)
      .where('page_id', '=', page)
      .where('dropped_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),
  )

/** @throws Refused invalid */
async function demandSound(tx: Tx, page: string, id: string, { name, texts }: Written): Promise<void> {
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'wrong')
  for (const [at, { text }] of texts.entries()) {
    const field = fieldIn(text)
    if (field) throw wrongField(`texts.${at}.text`, 'field_not_filled', { name: field })
  }
  const twin = await tx
    .selectFrom('page_reject_reasons')
    .select('id')
    .where('page_id', '=', page)
    .where('dropped_at', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .where('id', '<>', id)
    .executeTakeFirst()
  if (twin) throw wrongField('name', 'name_taken')
}

const writeTexts = (tx: Tx, reason_id: string, { texts }: Written) =>
  tx
    .insertInto('page_reject_reason_texts')
    .values(texts.map((text) => ({ reason_id, of_page_id: ownerOf('page_reject_reason_texts', reason_id), ...text })))
    .execute()
