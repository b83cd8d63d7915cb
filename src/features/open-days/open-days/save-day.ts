import type { Context } from '#platform/server/context.ts'
import { takeNewName } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import { shortCode } from '#platform/server/short-code.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { type DayFields, readFields } from './day-fields.ts'
import { demandOwnParts, tidy } from './day-parts.ts'
import { isWritten } from './day-states.ts'
import { daySaved } from './events.ts'
import { lockOwnDay } from './find-day.ts'
import { projectDay } from './project-day.ts'
import { readDraft } from './read-day-draft.ts'
import { mayChangeDay, mostTemplates } from './rules.ts'
import type * as contract from './team-contract.ts'

/** Starts an open day for the page one works for. @throws Refused invalid: parts of another page */
export async function startDay(ctx: Context, fields: DayFields): Promise<Given<typeof contract.startDay>> {
  return { success: true, data: await readDraft(ctx, await insertDay(ctx, fields, false)) }
}

/** A new draft, or a template, that says this. @returns its id */
export async function insertDay(ctx: Context, given: DayFields, is_template: boolean): Promise<string> {
  const { page, member } = found(ctx.membership)
  const id = newId()
  const fields = tidy(given)
  await ctx.db.transaction().execute(async (tx) => {
    await demandOwnParts(ctx, tx, page, fields)
    const reference = await takeNewName(tx, 'open_day', id, () => shortCode(8))
    await tx
      .insertInto('open_days')
      .values({
        ...{ id, page_id: page, created_by: member, reference, is_template },
        ...{ kind: fields.kind, way: fields.way, language: fields.language, time_zone: fields.time_zone },
        country_id: fields.country_id,
        written: JSON.stringify(fields),
        ...{ created_at: ctx.now(), updated_at: ctx.now() },
      })
      .execute()
    await projectDay(ctx, tx, { id, page_id: page }, fields)
    await emit(ctx, tx, daySaved, { day: id, page })
  })
  return id
}

/**
 * Saves an open day. What is written only counts at once; of what is out it waits until it is published. Whoever read an
 * older version is told, and whoever may write only texts changes nothing else.
 * @throws Refused not_found · changed_meanwhile · open_day_state · invalid
 */
export async function saveDay(
  ctx: Context,
  { day: id, version, ...given }: Taken<typeof contract.saveDay>,
): Promise<Given<typeof contract.saveDay>> {
  const { page, may } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    must(mayChangeDay(day.state))
    if (day.version !== version) throw new Refused('changed_meanwhile', { version: day.version })
    const fields = tidy(may('openday.manage') ? given : { ...readFields(day.written), texts: given.texts })
    await demandOwnParts(ctx, tx, page, fields)
    await tx
      .updateTable('open_days')
      .set({ written: JSON.stringify(fields), version: version + 1, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    if (isWritten(day.state)) await projectDay(ctx, tx, day, fields)
    await emit(ctx, tx, daySaved, { day: id, page })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

/** Lets go of what waits to be published. @throws Refused not_found · changed_meanwhile · open_day_state */
export async function discardChanges(
  ctx: Context,
  { day: id, version }: Taken<typeof contract.discardChanges>,
): Promise<Given<typeof contract.discardChanges>> {
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    must(mayChangeDay(day.state))
    if (day.version !== version) throw new Refused('changed_meanwhile', { version: day.version })
    await tx
      .updateTable('open_days')
      .set({ written: JSON.stringify(day.live), version: version + 1, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
    await emit(ctx, tx, daySaved, { day: id, page: day.page_id })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

/** A copy begins without dates, those of the first are over or taken; the hours of its first date wait for the new one. @throws Refused not_found · too_many_templates */
export async function copyDay(
  ctx: Context,
  { day: id, template }: Taken<typeof contract.copyDay>,
): Promise<Given<typeof contract.copyDay>> {
  const { page } = found(ctx.membership)
  const day = found(
    await ctx.db
      .selectFrom('open_days')
      .select('written')
      .where('id', '=', id)
      .where('page_id', '=', page)
      .executeTakeFirst(),
  )
  if (template) await demandRoom(ctx, page)
  const fields = readFields(day.written)
  const desks = fields.desks.map((desk) => ({ ...desk, id: newId(), hours: desk.hours }))
  // a picture belongs to one thing
  const copy = await insertDay(ctx, { ...fields, desks, dates: [], closes_at: null, cover_id: null }, template)
  return { success: true, data: await readDraft(ctx, copy) }
}

async function demandRoom(ctx: Context, page: string): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('open_days')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page)
    .where('is_template', '=', true)
    .where('state', '!=', 'archived')
    .executeTakeFirstOrThrow()
  if (count >= mostTemplates) throw new Refused('too_many_templates')
}
