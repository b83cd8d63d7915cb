import { lock } from '#features/hiring/applications/lock-application.ts'
import { firstLeft } from '#features/hiring/applications/parameter-rules.ts'
import { mayWrite } from '#features/hiring/applications/rules.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { zoneOfPage } from '#features/site/lookups/zones.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { momentOf } from '#platform/shared/clock.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { scheduledMessageChanged } from './events.ts'
import { countriesOf, holdWaiting, showScheduled } from './find-scheduled.ts'
import { maySendAt, mostWaiting } from './rules.ts'

type Written = Pick<Taken<typeof contract.scheduleMessage>, 'text' | 'at' | 'zone'>

/** Writes a message that goes out later. @throws Refused not_found · invalid · too_many_scheduled */
export async function scheduleMessage(
  ctx: Context,
  { application: id, subject, ...written }: Taken<typeof contract.scheduleMessage>,
): Promise<Given<typeof contract.scheduleMessage>> {
  const membership = found(ctx.membership)
  const { page } = await countriesOf(ctx, id)
  const when = demandMoment(ctx, written, page)
  const message = newId()
  const data = await ctx.db.transaction().execute(async (tx) => {
    const application = await lock(tx, id, (query) =>
      query.where(reachableApplications(membership, 'applicant.message')),
    )
    must(mayWrite(application.stage, 'page'))
    const { count } = await tx
      .selectFrom('scheduled_messages')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('application_id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    if (count >= mostWaiting) throw new Refused('too_many_scheduled')
    const about = { application_id: id, page_id: membership.page, author_id: membership.member }
    const times = { created_at: ctx.now(), updated_at: ctx.now() }
    await tx
      .insertInto('scheduled_messages')
      .values({ id: message, ...about, subject, text: written.text, ...when, ...times })
      .execute()
    const facts = { message, application: id, job: application.job_id, page: membership.page }
    await emit(ctx, tx, scheduledMessageChanged, { ...facts, how: 'scheduled' })
    return showScheduled(tx, message)
  })
  return { success: true, data }
}

/** @throws Refused not_found · invalid · changed_meanwhile · scheduled_over */
export async function changeScheduled(
  ctx: Context,
  { message, version, subject, ...written }: Taken<typeof contract.changeScheduled>,
): Promise<Given<typeof contract.changeScheduled>> {
  const data = await ctx.db.transaction().execute(async (tx) => {
    const row = await holdWaiting(ctx, tx, message, version)
    const { page } = await countriesOf(ctx, row.application_id)
    const when = demandMoment(ctx, written, page)
    await tx
      .updateTable('scheduled_messages')
      .set({ subject, text: written.text, ...when, version: version + 1, updated_at: ctx.now() })
      .where('id', '=', message)
      .execute()
    const facts = { message, application: row.application_id, job: row.job_id, page: row.page_id }
    await emit(ctx, tx, scheduledMessageChanged, { ...facts, how: 'changed' })
    return showScheduled(tx, message)
  })
  return { success: true, data }
}

/** @throws Refused not_found · changed_meanwhile · scheduled_over */
export async function cancelScheduled(
  ctx: Context,
  { message, version }: Taken<typeof contract.cancelScheduled>,
): Promise<Given<typeof contract.cancelScheduled>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await holdWaiting(ctx, tx, message, version)
    await tx
      .updateTable('scheduled_messages')
      .set({ state: 'cancelled', why: 'by_hand', version: version + 1, updated_at: ctx.now() })
      .where('id', '=', message)
      .execute()
    const facts = { message, application: row.application_id, job: row.job_id, page: row.page_id }
    await emit(ctx, tx, scheduledMessageChanged, { ...facts, how: 'cancelled', why: 'by_hand' })
  })
  return { success: true, data: { id: message } }
}

/** When it goes out, by the clock of the page. @throws Refused invalid: a moment that is past or far, a parameter nobody filled */
function demandMoment(ctx: Context, { text, at, zone: writer }: Written, country: number) {
  const left = firstLeft(text)
  if (left) throw wrongField('text', 'parameter_left', left)
  const zone = zoneOfPage(country, writer)
  const send_at = momentOf(at, zone)
  if (!send_at) throw wrongField('at', 'wrong')
  const answer = maySendAt(send_at, ctx.now())
  if (answer.refused) throw wrongField('at', answer.code)
  return { send_at, zone }
}
