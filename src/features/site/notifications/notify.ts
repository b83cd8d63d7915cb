import type { Context } from '#platform/server/context.ts'
import { deliver, ring, wasRead } from './deliver.ts'
import { hold, waitOf } from './hold.ts'
import { type KnownWishes, knownWishes } from './known-wishes.ts'
import { mayStill } from './may-still.ts'
import type { Notice, Recipient } from './notice.ts'
import { once, writeOnce } from './once.ts'
import { type Channel, isBySms } from './rules.ts'

export type { Facts, Notice, Recipient } from './notice.ts'

/** Tells one person by every channel that fits, in the person's language, at a time that suits, and nothing twice. */
export const notify = (ctx: Context, notice: Notice): Promise<void> => notifyAll(ctx, [notice])

/** The same news for each of these people. */
export const notifyEach = (ctx: Context, people: readonly Recipient[], notice: Omit<Notice, 'to'>): Promise<void> =>
  notifyAll(
    ctx,
    people.map((to) => ({ ...notice, to })),
  )

/** News for many; what they wish is asked once for all. */
export async function notifyAll(ctx: Context, notices: readonly Notice[]): Promise<void> {
  const wishes = await knownWishes(ctx, notices)
  for (const notice of notices) {
    if (!(await mayStill(ctx, notice))) continue
    for (const channel of notice.channels)
      if (reaches(channel, notice.to) && isWanted(wishes, notice, channel)) await tell(ctx, notice, channel, wishes)
  }
}

async function tell(ctx: Context, notice: Notice, channel: Channel, wishes: KnownWishes): Promise<void> {
  const { to, cause } = notice
  const mark = { cause, recipient: addressee(to), channel }
  if (channel === 'bell') return writeOnce(ctx, mark, (tx) => ring(ctx, tx, notice))
  const wait = await waitOf(ctx, notice, channel, wishes)
  if (wait) return writeOnce(ctx, mark, (tx) => hold(tx, notice, channel, wait))
  if (to.user && (await wasRead(ctx, to.user, cause))) return
  // each browser is an addressee of its own
  if (channel === 'push') return deliver.push(ctx, notice)
  return once(ctx, mark, () => deliver[channel](ctx, notice))
}

/** What concerns the account itself is told whatever one wishes. */
const isWanted = (wishes: KnownWishes, { to: { user }, topic }: Notice, channel: Channel) =>
  !user ||
  (!wishes.isGone(user) &&
    (!topic || (wishes.wants(user, topic, channel) && (channel === 'bell' || !wishes.isAsleep(user)))))

const reaches = (channel: Channel, to: Recipient): boolean => {
  if (channel === 'mail') return to.email !== null
  if (channel === 'sms') return isBySms(to)
  return to.user !== null
}

const addressee = (to: Recipient) => to.user ?? to.email ?? to.phone ?? ''
