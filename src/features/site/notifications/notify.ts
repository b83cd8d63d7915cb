import type { Context } from '#platform/server/context.ts'
import { deliver, ring, wasRead } from './deliver.ts'
import { hold, waitOf } from './hold.ts'
import { mayStill } from './may-still.ts'
import type { Notice, Recipient } from './notice.ts'
import { once, writeOnce } from './once.ts'
import type { Channel } from './rules.ts'
import { wants } from './wishes.ts'

export type { Facts, Notice, Recipient } from './notice.ts'

/** Tells one person by every channel that fits, in the person's language, at a time that suits, and nothing twice. */
export async function notify(ctx: Context, notice: Notice): Promise<void> {
  if (!(await mayStill(ctx, notice.to))) return
  for (const channel of notice.channels)
    if (reaches(channel, notice.to) && (await isWanted(ctx, notice, channel))) await tell(ctx, notice, channel)
}

async function tell(ctx: Context, notice: Notice, channel: Channel): Promise<void> {
  const { to, cause } = notice
  const mark = { cause, recipient: addressee(to), channel }
  if (channel === 'bell') return writeOnce(ctx, mark, (tx) => ring(ctx, tx, notice))
  const wait = await waitOf(ctx, notice, channel)
  if (wait) return writeOnce(ctx, mark, (tx) => hold(tx, notice, channel, wait))
  if (to.user && (await wasRead(ctx, to.user, cause))) return
  // each browser is an addressee of its own
  if (channel === 'push') return deliver.push(ctx, notice)
  return once(ctx, mark, () => deliver[channel](ctx, notice))
}

const isWanted = async (ctx: Context, { to, topic }: Notice, channel: Channel) =>
  !to.user || !topic || wants(ctx.db, to.user, topic, channel)

const reaches = (channel: Channel, to: Recipient): boolean => {
  if (channel === 'mail') return to.email !== null
  // a text message costs money: only for whoever cannot be reached by mail
  if (channel === 'sms') return to.phone !== null && to.email === null
  return to.user !== null
}

const addressee = (to: Recipient) => to.user ?? to.email ?? to.phone ?? ''
