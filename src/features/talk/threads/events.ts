import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { threadKinds, threadSides } from './rules.ts'

const Thread = z.object({ thread: z.string(), kind: z.enum(threadKinds), page: z.string().nullable() })
type Thread = z.output<typeof Thread>
const about = ({ thread, page }: Thread) => ({ thing: 'thread', id: thread, page })

/** Somebody wrote into a conversation that does not tell of it by itself. Open screens have heard of it by then. */
export const threadMessageSent = event('thread.message_sent', {
  data: Thread.extend({ message: z.string(), seq: z.number(), side: z.enum(threadSides) }),
  about,
})
/** Somebody changed or took away what was written. */
export const messageChanged = event('thread.message_changed', {
  data: Thread.extend({ message: z.string(), unsent: z.boolean() }),
  about,
})
/** Who is in a conversation, what it is called, or who answers is not what it was. */
export const threadChanged = event('thread.changed', {
  data: Thread.extend({
    what: z.enum(['opened', 'named', 'joined', 'left', 'role', 'assigned', 'closed']),
    user: z.string().nullable(),
  }),
  about,
  topics: ({ thread, user }) => [`thread:${thread}`, ...(user ? [`user:${user}`] : [])],
})
/** Somebody does not want to hear a company or a person any more. Nobody is told. */
export const senderBlocked = event('sender.blocked', {
  data: z.object({ user: z.string(), page: z.string().nullable(), other: z.string().nullable() }),
  about: ({ user }) => ({ thing: 'user', id: user }),
})
