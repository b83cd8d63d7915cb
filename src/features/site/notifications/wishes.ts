import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Channel, ChoosableChannel, Topic } from './rules.ts'
import type { Frequency } from './time-rules.ts'

/** What is told when nobody has chosen: everything. */
const usual = true
const aYear = 365 * 86_400

/** Whether this person wants to be told of a topic by a channel. */
export async function wants(db: Db, user: string, topic: Topic, channel: Channel): Promise<boolean> {
  if (channel === 'bell') return true
  const row = await db
    .selectFrom('subscriptions')
    .select('wanted')
    .where('user_id', '=', user)
    .where('topic', '=', topic)
    .where('channel', '=', channel)
    .executeTakeFirst()
  return row?.wanted ?? usual
}

type Wish = { topic: Topic; channel: ChoosableChannel; wanted: boolean; frequency?: Frequency | undefined }

/** Writes what somebody wants; said twice it is the same. */
export async function setWish(ctx: Context, tx: Tx | Db, user: string, { topic, channel, wanted, frequency }: Wish) {
  const row = { wanted, ...(frequency && { frequency }), changed_at: ctx.now() }
  await tx
    .insertInto('subscriptions')
    .values({ user_id: user, topic, channel, ...row })
    .onConflict((known) => known.columns(['user_id', 'topic', 'channel']).doUpdateSet(row))
    .execute()
}

export type UnsubscribeFacts = { user?: string; topic?: Topic; reader?: string; newsletter?: string }

/** The key of "no more such mails": good for a year, as often as one likes, and for nothing else. */
export const unsubscribeKey = (ctx: Context, facts: UnsubscribeFacts) => ctx.signer.sign('unsubscribe', facts, aYear)

/** What such a key stands for; null when it is none. */
export const readUnsubscribeKey = async (ctx: Context, key: string) =>
  (await ctx.signer.read('unsubscribe', key)) as UnsubscribeFacts | null

/** Where a mail client posts to by itself (RFC 8058), and where a person goes. */
export const unsubscribeLinks = ({ settings }: Context, key: string) => ({
  oneClick: `${settings.publicUrl}/api/user-public/unsubscribed?key=${key}`,
  screen: `${settings.publicUrl}/unsubscribed?key=${key}`,
})
