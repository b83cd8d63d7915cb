import { z } from 'zod'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { threadMessageSent } from './events.ts'
import type { ThreadRow } from './find-thread.ts'
import { headsOf } from './line-of.ts'
import type { MessageRow } from './message-view.ts'
import { type PersonIn, peopleIn } from './people-in.ts'
import { linksTo, places } from './places.ts'
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
  const known = await knownOf(ctx, thread)
  for (const one of await peopleIn(ctx, thread))
    if (one.user !== message.author_id && hears(thread, message, one) && isNews(message, known, one.user))
      await tellOne(ctx, thread, message, { ...one, read: known.read.get(one.user) ?? 0 })
}

/** Of two sides the writer's own is not told; of what the other side has read neither. */
const hears = ({ kind }: ThreadRow, { author_side, read_at }: MessageRow, { side }: PersonIn): boolean =>
  !sidesOf(kind) || (side !== author_side && read_at === null)

/** How far each has read, who does not want to hear of it, and whose bell says already that there is something. */
async function knownOf(ctx: Context, { id }: ThreadRow) {
  const [marks, bells] = await Promise.all([
    ctx.db
      .selectFrom('thread_marks')
      .select(['user_id', 'read_seq', 'muted_until'])
      .where('thread_id', '=', id)
      .execute(),
    ctx.db
      .selectFrom('notifications')
      .select('user_id')
      .where('link', 'in', linksTo(id))
      .where('read_at', 'is', null)
      .execute(),
  ])
  const now = ctx.now()
  return {
    read: new Map(marks.map(({ user_id, read_seq }) => [user_id, read_seq])),
    muted: new Set(marks.flatMap(({ user_id, muted_until }) => (muted_until && muted_until > now ? user_id : []))),
    told: new Set(bells.map(({ user_id }) => user_id)),
  }
}

/** Whoever is named hears it in any case; else of all that comes before one has read one is told once. */
function isNews({ seq, mentions }: MessageRow, { read, muted, told }: Known, user: string): boolean {
  if ((read.get(user) ?? 0) >= seq) return false
  return mentions.includes(user) || !(muted.has(user) || told.has(user))
}
type Known = Awaited<ReturnType<typeof knownOf>>

type Told = PersonIn & { read: number }

async function tellOne(ctx: Context, thread: ThreadRow, message: MessageRow, { user, side, needs, read }: Told) {
  const person = await recipient(ctx, user)
  if (!person) return
  const as = side === 'page' ? 'page' : side === 'staff' ? 'staff' : 'user'
  const head = (await headsOf({ ...ctx, language: toLanguage(person.language) }, [thread], as))(thread)
  const isNamed = message.mentions.includes(user)
  const isGroup = sidesOf(thread.kind) === null && thread.kind !== 'personal'
  await notify(ctx, {
    cause: isNamed ? `named:${message.id}` : `thread:${thread.id}:${read}`,
    to: { ...person, ...(needs && { needs }) },
    notice: isNamed ? 'thread_mention' : isGroup ? 'thread_message_in' : 'thread_message',
    topic: 'messages',
    thread: { id: thread.id, side },
    facts: { from: message.author_side === 'page' ? head.title : message.author_name, group: head.title },
    link: `${places[isGroup ? placeIn(thread, needs) : as]}/${thread.id}`,
    // whoever answers for the site has it open at work
    channels: side === 'staff' ? ['bell'] : ['bell', 'mail', 'push'],
    ...(message.text && { quote: message.text }),
  })
}

/** Colleagues find a group in the workspace, everybody else among their own conversations. */
const placeIn = ({ page_id }: ThreadRow, needs: PersonIn['needs']): 'page' | 'user' =>
  page_id && needs ? 'page' : 'user'
