import { quietHoursOf } from '#features/site/notifications/hold.ts'
import { choosableChannels, isBySms, topics } from '#features/site/notifications/rules.ts'
import { hourOf, minuteOf } from '#features/site/notifications/time-rules.ts'
import { setWish } from '#features/site/notifications/wishes.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import { isZone } from '#platform/shared/time-zone.ts'
import type * as contract from './contract.ts'
import { ownReader } from './newsletter.ts'

export async function showSubscriptions(ctx: Context): Promise<Given<typeof contract.showSubscriptions>> {
  const me = found(ctx.me)
  const rows = await ctx.db.selectFrom('subscriptions').selectAll().where('user_id', '=', me.id).execute()
  const unwanted = new Set(rows.filter((row) => !row.wanted).map((row) => `${row.topic} ${row.channel}`))
  const [reader, quiet] = [await ownReader(ctx), await quietHoursOf(ctx, me.id)]
  const reached = await ctx.db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', me.id)
    .executeTakeFirstOrThrow()
  const by_sms = isBySms(reached)
  return {
    success: true,
    data: {
      topics: topics.map((topic) => {
        const [mail, push, sms] = choosableChannels.map((channel) => !unwanted.has(`${topic} ${channel}`))
        const frequency = rows.find((row) => row.topic === topic && row.channel === 'mail')?.frequency ?? 'instant'
        return {
          topic,
          ...{ mail: mail === true, push: push === true, sms: by_sms && sms === true },
          frequency: frequency,
        }
      }),
      by_sms,
      quiet: quiet && { from: hourOf(quiet.from), to: hourOf(quiet.to), zone: quiet.zone },
      newsletter: !reader || reader.ended_at ? 'no' : reader.confirmed_at ? 'yes' : 'asked',
    },
  }
}

export async function subscribeTo(ctx: Context, wish: Taken<typeof contract.subscribeTo>) {
  await setWish(ctx, ctx.db, found(ctx.me).id, wish)
  return { success: true as const }
}

/** @throws Refused invalid: no such time zone, or hours without length */
export async function setQuietHours(ctx: Context, { quiet }: Taken<typeof contract.setQuietHours>) {
  const user = found(ctx.me).id
  if (!quiet) {
    await ctx.db.deleteFrom('quiet_hours').where('user_id', '=', user).execute()
    return { success: true as const }
  }
  if (!isZone(quiet.zone)) throw wrongField('quiet.zone', 'wrong')
  if (quiet.from === quiet.to) throw wrongField('quiet.to', 'quiet_without_length')
  const row = { from_minute: minuteOf(quiet.from), to_minute: minuteOf(quiet.to), zone: quiet.zone }
  await ctx.db
    .insertInto('quiet_hours')
    .values({ user_id: user, ...row })
    .onConflict((known) => known.column('user_id').doUpdateSet(row))
    .execute()
  return { success: true as const }
}
