import { hiddenName } from '#features/hiring/applications/anonymity.ts'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { firstUnknown } from '#features/hiring/applications/parameter-rules.ts'
import { mayWrite } from '#features/hiring/applications/rules.ts'
import { fillFor, selectFillable, type Text, textsOf } from '#features/hiring/message-templates/fill-template.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { scheduledMessageChanged } from './events.ts'
import type * as contract from './many-contract.ts'
import { undoMinutes } from './rules.ts'

type Written = Taken<typeof contract.previewMessages>

/** What each would read, in the order they were chosen. @throws Refused not_found · invalid */
export async function previewMessages(ctx: Context, written: Written): Promise<Given<typeof contract.previewMessages>> {
  return { success: true, data: await fillAll(ctx, written) }
}

/**
 * Writes to each by itself; whoever may not be written to, or for whom something stays open, is left out and named.
 * @throws Refused not_found · invalid · nobody_chosen: nobody is left to write to
 */
export async function sendMessages(ctx: Context, written: Written): Promise<Given<typeof contract.sendMessages>> {
  const { page, member } = found(ctx.membership)
  const all = await fillAll(ctx, written)
  const going = all.filter(({ why }) => why === null)
  if (going.length === 0) throw new Refused('nobody_chosen')
  const batch = newId()
  const now = ctx.now()
  const send_at = new Date(now.getTime() + undoMinutes * 60_000)
  const times = { send_at, zone: 'UTC', created_at: now, updated_at: now }
  await ctx.db.transaction().execute(async (tx) => {
    for (const { application, subject, text } of going.toSorted((a, b) => (a.application < b.application ? -1 : 1))) {
      await lock(tx, application, (query) => query)
      const id = newId()
      const about = { application_id: application, page_id: page, author_id: member, batch_id: batch }
      await tx
        .insertInto('scheduled_messages')
        .values({ id, ...about, subject, text, ...times })
        .execute()
      const facts = { message: id, application, job: written.job, page }
      await emit(ctx, tx, scheduledMessageChanged, { ...facts, how: 'scheduled' })
    }
  })
  const left_out = all.flatMap(({ application, name, why }) => (why === null ? [] : [{ application, name, why }]))
  return { success: true, data: { batch, send_at: send_at.toISOString(), sent: going.length, left_out } }
}

async function fillAll(ctx: Context, { job, ids, template, subject, text }: Written) {
  const membership = found(ctx.membership)
  const texts = template ? found(await ofTemplate(ctx, membership.page, template)) : ofHand(ctx, subject, text)
  const rows = await selectFillable(ctx)
    .select('applications.stage')
    .where('applications.id', 'in', ids)
    .where('applications.job_id', '=', job)
    .where(reachableApplications(membership, 'applicant.message'))
    .execute()
  if (rows.length < new Set(ids).size) throw new Refused('not_found')
  const filled = await Promise.all(
    rows.map(async (row) => {
      const { language, subject, text, left } = await fillFor(ctx, row, texts)
      const may = mayWrite(row.stage, 'page')
      const code = may.refused ? may.code : left.length > 0 ? 'parameter_open' : null
      const why = code && ctx.wording.say(ctx.language, `refusals.${code}`, {})
      const name = row.hidden ? hiddenName(row.id) : row.name
      return { application: row.id, name, language, subject, text, left, why }
    }),
  )
  return ids.flatMap((id) => filled.find(({ application }) => application === id) ?? [])
}

async function ofTemplate(ctx: Context, page: string, template: string): Promise<Text[] | null> {
  const texts = await textsOf(ctx, page, template)
  return texts.length > 0 ? texts : null
}

/** What was written by hand, in whichever language it is. @throws Refused invalid */
function ofHand({ language }: Context, subject: string, text: string): Text[] {
  if (text.trim() === '') throw wrongField('text', 'required')
  const unknown = firstUnknown(text) ?? firstUnknown(subject)
  if (unknown) throw wrongField('text', 'unknown_parameter', unknown)
  return [{ language, subject, text }]
}

/** Takes back what waits still. @throws Refused not_found · scheduled_over: all of it has gone out */
export async function cancelMessages(
  ctx: Context,
  { batch }: Taken<typeof contract.cancelMessages>,
): Promise<Given<typeof contract.cancelMessages>> {
  const membership = found(ctx.membership)
  const cancelled = await ctx.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('scheduled_messages')
      .innerJoin('applications', 'applications.id', 'application_id')
      .select(['scheduled_messages.id', 'scheduled_messages.state', 'application_id', 'job_id'])
      .where('batch_id', '=', batch)
      .where('scheduled_messages.page_id', '=', membership.page)
      .where(reachableApplications(membership, 'applicant.message'))
      .orderBy('scheduled_messages.id')
      .forUpdate('scheduled_messages')
      .execute()
    if (rows.length === 0) throw new Refused('not_found')
    const waiting = rows.filter(({ state }) => state === 'waiting')
    if (waiting.length === 0) throw new Refused('scheduled_over')
    const ids = waiting.map(({ id }) => id)
    await tx
      .updateTable('scheduled_messages')
      .set((eb) => ({ state: 'cancelled', why: 'by_hand', version: eb('version', '+', 1), updated_at: ctx.now() }))
      .where('id', 'in', ids)
      .execute()
    for (const { id, application_id, job_id } of waiting) {
      const facts = { message: id, application: application_id, job: job_id, page: membership.page }
      await emit(ctx, tx, scheduledMessageChanged, { ...facts, how: 'cancelled', why: 'by_hand' })
    }
    return ids.length
  })
  return { success: true, data: { cancelled } }
}
