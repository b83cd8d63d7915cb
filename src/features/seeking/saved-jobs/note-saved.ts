import { zoneOfPerson } from '#features/site/lookups/zones.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { momentOf } from '#platform/shared/clock.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import { isZone } from '#platform/shared/time-zone.ts'
import type * as contract from './contract.ts'
import { savedJobChanged } from './events.ts'
import { selectSaved, viewsOf } from './list-saved.ts'

/** A day's reminder comes at this hour. */
const hour = '08:00'

/** @throws Refused not_found · invalid: a day that is missing, or over */
export async function noteSavedJob(
  ctx: Context,
  { job, note, remind, remind_on }: Taken<typeof contract.noteSavedJob>,
): Promise<Given<typeof contract.noteSavedJob>> {
  const user = found(ctx.me).id
  const at = remind === 'date' ? await momentOfDay(ctx, user, remind_on) : null
  await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx
        .selectFrom('saved_jobs')
        .select(['remind_on', 'remind_at'])
        .where('user_id', '=', user)
        .where('job_id', '=', job)
        .where('removed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),
    )
    // a day that was told already stays told when only the note changes
    const isSame = at !== null && row.remind_on === remind_on && row.remind_at === null
    if (at && !isSame && at <= ctx.now()) throw wrongField('remind_on', 'date_past')
    await tx
      .updateTable('saved_jobs')
      .set({ note, remind, remind_on: at ? remind_on : null, remind_at: isSame ? null : at })
      .where('user_id', '=', user)
      .where('job_id', '=', job)
      .execute()
    await emit(ctx, tx, savedJobChanged, { job, user, what: 'noted' })
  })
  const [view] = viewsOf(ctx, await selectSaved(ctx, user).where('jobs.id', '=', job).execute())
  return { success: true, data: found(view) }
}

/** The morning of a day on the clock of whoever chose it. */
async function momentOfDay(ctx: Context, user: string, day: string | null): Promise<Date> {
  if (!day) throw wrongField('remind_on', 'required')
  const here = ctx.cookie('time_zone') ?? ''
  const { country_id } = await ctx.db
    .selectFrom('users')
    .select('country_id')
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  const zone = isZone(here) ? here : (zoneOfPerson(country_id) ?? 'UTC')
  const at = momentOf(`${day}T${hour}`, zone)
  if (!at) throw wrongField('remind_on', 'wrong')
  return at
}
