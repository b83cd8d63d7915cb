import { z } from 'zod'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { threadMessageSent } from './events.ts'
import type { ThreadRow } from './find-thread.ts'
import { headsOf } from './line-of.ts'
import type { MessageRow } from './message-view.ts'
import { type PersonIn, peopleIn } from './people-in.ts'
import { sidesOf } from './rules.ts'

/** Whoever looks at a conversation has read by then, in ms; nobody is told of what they have seen. */
const lookFor = 8_000

/** Tells whoever did not read a message meanwhile. */
export const tellOfMessage = backgroundTask('tell-of-message', z.object({ message: z.string() }), tell)

export const threadReactions = [
  on(threadMessageSent, 'tell', async (ctx, { data: { message } }) => {
    const at = ctx.settings.MAIL_DELAY > 0 ? new Date(Date.now() + lookFor) : null
    await ctx.db
      .transaction()
      .execute((tx) => enqueue(tx, tellOfMessage, { message }, { at, key: `tell-of-${message}` }))
  }),
]

async function tell(ctx: Context, { message: id }: { message: string }): Promise<void> {
  const message = await ctx.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
  if (!message || message.unsent_at || message.unheard) return
  const thread = await ctx.db
    .selectFrom('threads')
    .selectAll()
    .where('id', '=', message.thread_id)
    .executeTakeFirstOrThrow()
  for (const one of await peopleIn(ctx, thread))
    if (one.user !== message.author_id && hears(thread, message, one)) await tellOne(ctx, thread, message, one)
}

/** Of two sides the writer's own is not told; of what the other side has read neither. */
const hears = ({ kind }: ThreadRow, { author_side, read_at }: MessageRow, { side }: PersonIn): boolean =>
  !sidesOf(kind) || (side !== author_side && read_at === null)

async function tellOne(
  ctx: Context,
  thread: ThreadRow,
  message: MessageRow,
  { user, side, needs }: PersonIn,
): Promise<void> {
  const marks = await ctx.db
    .selectFrom('thread_marks')
    .select(['read_seq', 'muted_until'])
    .where('thread_id', '=', thread.id)
    .where('user_id', '=', user)
    .executeTakeFirst()
  const { read_seq = 0, muted_until = null } = marks ?? {}
  const isNamed = message.mentions.includes(user)
  if (read_seq >= message.seq || (muted_until && muted_until > ctx.now() && !isNamed)) return
  const person = await recipient(ctx, user)
  if (!person) return
  const as = side === 'page' ? 'page' : side === 'staff' ? 'staff' : 'user'
  const to = { ...person, ...(needs && { needs }) }
  const head = (await headsOf({ ...ctx, language: to.language as 'en' }, [thread], as))(thread)
  const inGroup = sidesOf(thread.kind) === null && thread.kind !== 'personal'
  await notify(ctx, {
    // of all that comes before one has read, one is told once
    cause: isNamed ? `named:${message.id}` : `thread:${thread.id}:${read_seq}`,
    to,
    notice: isNamed ? 'thread_mention' : inGroup ? 'thread_message_in' : 'thread_message',
    topic: 'messages',
    thread: { id: thread.id, side },
    facts: { from: message.author_side === 'page' ? head.title : message.author_name, group: head.title },
    link: `${places[as]}/${thread.id}`,
    // whoever answers for the site has it open at work
    channels: side === 'staff' ? ['bell'] : ['bell', 'mail', 'push'],
    ...(message.text && { quote: message.text }),
  })
}

const places = { user: '/messages', page: '/page/messages', staff: '/admin/messages' } as const
