import { firstUnknown } from '#features/hiring/applications/parameter-rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { type FieldError, found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { messageTemplateChanged } from './events.ts'
import { listMessageTemplates } from './list-templates.ts'
import { mayKeepTemplates, mostTemplates } from './rules.ts'

type Gives = Promise<Given<typeof contract.listMessageTemplates>>
type Written = Pick<Taken<typeof contract.addMessageTemplate>, 'name' | 'texts'>

/** @throws Refused not_allowed · invalid: an unknown parameter, a language twice, a name that is taken · too_many_message_templates */
export async function addMessageTemplate(ctx: Context, written: Taken<typeof contract.addMessageTemplate>): Gives {
  const page = keeper(ctx)
  demandSound(written)
  await ctx.db.transaction().execute(async (tx) => {
    // two at once count one after the other
    await tx.selectFrom('pages').select('id').where('id', '=', page).forNoKeyUpdate().execute()
    const { count } = await tx
      .selectFrom('message_templates')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('page_id', '=', page)
      .executeTakeFirstOrThrow()
    if (count >= mostTemplates) throw new Refused('too_many_message_templates')
    const id = newId()
    await demandFree(tx, page, written.name, id)
    const row = { id, page_id: page, name: written.name, changed_by: found(ctx.me).id, changed_at: ctx.now() }
    await tx.insertInto('message_templates').values(row).execute()
    await writeTexts(tx, id, written)
    await emit(ctx, tx, messageTemplateChanged, { page, name: written.name, how: 'added' })
  })
  return listMessageTemplates(ctx)
}

/** @throws Refused not_allowed · not_found · invalid · changed_meanwhile */
export async function changeMessageTemplate(
  ctx: Context,
  { template: id, version, ...written }: Taken<typeof contract.changeMessageTemplate>,
): Gives {
  const page = keeper(ctx)
  demandSound(written)
  await ctx.db.transaction().execute(async (tx) => {
    const before = await hold(tx, page, id)
    if (before.version !== version) throw new Refused('changed_meanwhile', { version: before.version })
    await demandFree(tx, page, written.name, id)
    await tx
      .updateTable('message_templates')
      .set({ name: written.name, version: version + 1, changed_by: found(ctx.me).id, changed_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('message_template_texts').where('template_id', '=', id).execute()
    await writeTexts(tx, id, written)
    await emit(ctx, tx, messageTemplateChanged, { page, name: written.name, how: 'changed' })
  })
  return listMessageTemplates(ctx)
}

/** @throws Refused not_allowed · not_found */
export async function dropMessageTemplate(
  ctx: Context,
  { template: id }: Taken<typeof contract.dropMessageTemplate>,
): Gives {
  const page = keeper(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const { name } = await hold(tx, page, id)
    await tx.deleteFrom('message_templates').where('id', '=', id).execute()
    await emit(ctx, tx, messageTemplateChanged, { page, name, how: 'dropped' })
  })
  return listMessageTemplates(ctx)
}

/** The page whose templates the caller keeps. @throws Refused not_allowed */
function keeper(ctx: Context): string {
  const membership = found(ctx.membership)
  must(mayKeepTemplates(membership.scope('applicant.message')))
  return membership.page
}

function demandSound({ texts }: Written): void {
  const errors = texts.flatMap(({ language, subject, text }, at): FieldError[] => {
    if (texts.findIndex((other) => other.language === language) < at)
      return [{ field: `texts.${at}.language`, code: 'wrong' }]
    const unknown = (field: 'subject' | 'text', words: string): FieldError[] => {
      const first = firstUnknown(words)
      return first ? [{ field: `texts.${at}.${field}`, code: 'unknown_parameter', values: first }] : []
    }
    return [...unknown('subject', subject), ...unknown('text', text)]
  })
  if (errors.length > 0) throw new Refused('invalid', { errors })
}

async function demandFree(tx: Tx, page: string, name: string, id: string): Promise<void> {
  const other = await tx
    .selectFrom('message_templates')
    .select('id')
    .where('page_id', '=', page)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw wrongField('name', 'name_taken')
}

const hold = async (tx: Tx, page: string, id: string) =>
  found(
    await tx
      .selectFrom('message_templates')
      .select(['name', 'version'])
      .where('id', '=', id)
      .where('page_id', '=', page)
      .forUpdate()
      .executeTakeFirst(),
  )

const writeTexts = (tx: Tx, template_id: string, { texts }: Written) =>
  tx
    .insertInto('message_template_texts')
    .values(texts.map((text) => ({ template_id, of_page_id: ownerOf('message_template_texts', template_id), ...text })))
    .execute()
