import { choosableChannels, topics } from '#features/notifications/rules.ts'
import { setWish } from '#features/notifications/wishes.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { ownReader } from './newsletter.ts'

export async function showSubscriptions(ctx: Context): Promise<Given<typeof contract.showSubscriptions>> {
  const me = found(ctx.me)
  const rows = await ctx.db.selectFrom('subscriptions').selectAll().where('user_id', '=', me.id).execute()
  const unwanted = new Set(rows.filter((row) => !row.wanted).map((row) => `${row.topic} ${row.channel}`))
  const reader = await ownReader(ctx)
  return {
    success: true,
    data: {
      topics: topics.map((topic) => {
        const [mail, push, sms] = choosableChannels.map((channel) => !unwanted.has(`${topic} ${channel}`))
        return { topic, mail: mail === true, push: push === true, sms: sms === true }
      }),
      newsletter: !reader || reader.ended_at ? 'no' : reader.confirmed_at ? 'yes' : 'asked',
    },
  }
}

export async function subscribeTo(ctx: Context, wish: Taken<typeof contract.subscribeTo>) {
  await setWish(ctx, ctx.db, found(ctx.me).id, wish)
  return { success: true as const }
}
