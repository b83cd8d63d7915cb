import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { deliver, digestMail, wasRead } from './deliver.ts'
import { mayStill } from './may-still.ts'
import type { Notice } from './notice.ts'
import { recipient } from './recipients.ts'
import type { Channel } from './rules.ts'
import { wants } from './wishes.ts'

const mostPeople = 500

/** What waited for its time. Each person's is held while it goes out, so that two workers cannot both send it. */
export const sendHeldNotices = backgroundTask('send-held-notices', z.object({}), async (ctx) => {
  const people = await ctx.db
    .selectFrom('held_notices')
    .select('user_id')
    .distinct()
    .where('due_at', '<=', ctx.now())
    .limit(mostPeople)
    .execute()
  let failure: unknown
  for (const { user_id } of people)
    try {
      await ctx.db.transaction().execute((tx) => sendTo(ctx, tx, user_id))
    } catch (error) {
      // whoever cannot be reached now must not keep the others waiting
      failure = error
    }
  if (failure) throw failure
})

async function sendTo(ctx: Context, tx: Tx, user: string): Promise<void> {
  const rows = await tx
    .selectFrom('held_notices')
    .selectAll()
    .where('user_id', '=', user)
    .where('due_at', '<=', ctx.now())
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  if (rows.length === 0) return
  await tx
    .deleteFrom('held_notices')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const to = await recipient(ctx, user)
  if (!to) return
  const gathered: Notice[] = []
  const pushes: Notice[] = []
  for (const { channel, digest, notice: kept } of rows) {
    const was = kept as unknown as Notice
    const notice = { ...was, to: { ...to, ...(was.to.needs && { needs: was.to.needs }) } }
    if (!(await isStillNews(ctx, notice, channel))) continue
    if (digest) gathered.push(notice)
    else if (channel === 'push') pushes.push(notice)
    else await deliver[channel](ctx, notice)
  }
  await pushTogether(ctx, pushes)
  if (gathered.length > 0 && to.email) await digestMail(ctx, to, gathered)
}

/** What was not pushed during quiet hours rings once: by itself, or as so many pieces of news. */
async function pushTogether(ctx: Context, pushes: readonly Notice[]): Promise<void> {
  const last = pushes.at(-1)
  if (!last) return
  if (pushes.length === 1) return deliver.push(ctx, last)
  const { to, cause } = last
  const facts = { count: pushes.length }
  await deliver.push(ctx, {
    to,
    cause: `together ${cause}`,
    notice: 'digest',
    facts,
    link: '/home',
    channels: ['push'],
  })
}

/** Not what was read in the bell meanwhile, not what is not wanted any more, not what is no longer this person's business, and not what is no longer so. */
async function isStillNews(ctx: Context, notice: Notice, channel: Channel): Promise<boolean> {
  const user = notice.to.user as string
  if (await wasRead(ctx, user, notice.cause)) return false
  if (!(await mayStill(ctx, notice))) return false
  return !notice.topic || wants(ctx.db, user, notice.topic, channel)
}
