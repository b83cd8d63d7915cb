import { publicFactsOf } from '#features/jobs/jobs/notice-facts.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { places } from '#features/talk/threads/places.ts'
import type { Context } from '#platform/server/context.ts'

type Address = { thread_id: string; side: string; user_id: string | null }

/** Tells the person of the thread, and never whoever an email names as its sender, that an answer came too late. */
export async function tellNotDelivered(
  ctx: Context,
  { thread_id, side, user_id }: Address,
  cause: string,
  quote: string,
): Promise<void> {
  const row = await ctx.db
    .selectFrom('applications')
    .select(['job_id', 'candidate_id', 'name', 'email', 'phone', 'language'])
    .where('id', '=', thread_id)
    .executeTakeFirst()
  if (!row) return tellInThread(ctx, { thread_id, side, user_id }, cause, quote)
  const { job_id, candidate_id, ...person } = row
  await notify(ctx, {
    cause: `reply:${cause}`,
    to: { ...person, user: candidate_id },
    notice: 'reply_not_delivered',
    facts: await publicFactsOf(ctx, job_id, row.language),
    link: candidate_id ? `/applications/${thread_id}` : '/jobs',
    channels: ['bell', 'mail'],
    quote,
  })
}

/** The same of a conversation about something else: whoever the address was made for. */
async function tellInThread(ctx: Context, { thread_id, side, user_id }: Address, cause: string, quote: string) {
  const thread = await ctx.db.selectFrom('threads').select('user_id').where('id', '=', thread_id).executeTakeFirst()
  const user = user_id ?? thread?.user_id
  const to = user ? await recipient(ctx, user) : null
  if (!to) return
  const place = side === 'page' || side === 'staff' ? places[side] : places.user
  await notify(ctx, {
    ...{ cause: `reply:${cause}`, to, notice: 'thread_not_delivered', facts: {}, quote },
    ...{ link: `${place}/${thread_id}`, channels: ['bell', 'mail'] },
  })
}
