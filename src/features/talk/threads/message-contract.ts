import { z } from 'zod'
import { answer, del, done, get, page, patch, post, put, raw } from '#platform/shared/contract.ts'
import { calendarDay, cursor, flag, line, moment, prose } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { Person, Side, seq, spoken, thread, viewer } from './contract.ts'
import { isEmoji, mostFiles, mostText, threadKinds } from './rules.ts'

const message = { ...thread, message: z.uuid() }

export const MessageFile = z.object({
  id: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number(),
  url: z.string(),
  /** Of a picture, smaller. */
  thumb: z.string().nullable(),
})

export const Message = z.object({
  id: z.string(),
  /** Its place in the conversation, given by the server. */
  seq: z.number(),
  client_id: z.string().nullable(),
  /** Null for somebody whose account is gone, or whom one may not know yet. */
  author: z.string().nullable(),
  name: z.string(),
  side: Side,
  mine: z.boolean(),
  subject: z.string(),
  text: z.string(),
  at: moment,
  /** When the other side read it; of groups null, `read_by` counts there. */
  read_at: moment.nullable(),
  read_by: z.number(),
  edited_at: moment.nullable(),
  unsent: z.boolean(),
  /** Until when its author may change or unsend it. */
  change_until: moment.nullable(),
  reply_to: z.object({ id: z.string(), seq: z.number(), name: z.string(), text: z.string() }).nullable(),
  mentions: z.array(Person),
  files: z.array(MessageFile),
  reactions: z.array(z.object({ emoji: z.string(), count: z.number(), mine: z.boolean(), names: z.array(z.string()) })),
  /** What to be careful of: codes of what a first message of an unchecked company was found to do. */
  warnings: z.array(z.string()),
  /** Of one that came by mail: who sent it, if not the person it is of, and what was not kept. */
  mail: z.object({ sender: z.string().nullable(), not_kept: z.array(z.string()) }).nullable(),
})
export type Message = z.output<typeof Message>

export const listMessages = get('/threads/{thread}/messages', {
  summary: 'Messages in their order: the latest, those before or after one, or those around one or a day',
  who: signedIn,
  takes: {
    ...thread,
    before: seq.optional(),
    after: seq.optional(),
    around: seq.optional(),
    /** The first message of this day or after it (UTC), with what stands around. */
    day: calendarDay.optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  },
  gives: answer(
    z.object({ messages: z.array(Message), older: z.boolean(), newer: z.boolean(), at: z.number().nullable() }),
  ),
  refuses: ['not_found'],
  refreshedBy: [...spoken, 'thread.read'],
})

export const sendMessage = post('/threads/{thread}/messages', {
  summary: 'Write; what is sent twice under one client id is kept once',
  who: signedIn,
  takes: {
    ...thread,
    client_id: z.uuid(),
    text: prose(mostText),
    reply_to: z.uuid().optional(),
    /** Files stored before, by their ids. */
    files: z.array(z.uuid()).max(mostFiles).default([]),
    /** People of the group who are named in the text. */
    mentions: z.array(z.uuid()).max(20).default([]),
    /** The last message one had read: where a colleague answered after it, one is asked first. */
    seen: seq.optional(),
  },
  gives: answer(Message),
  refuses: [
    ...[
      'not_found',
      'not_allowed',
      'thread_closed',
      'answered_meanwhile',
      'wait_for_answer',
      'sender_blocked',
      'message_unsent',
      'changed_meanwhile',
    ],
    ...['invalid', 'parameter_left'],
  ],
  status: 201,
  limit: { times: 60, seconds: 60, per: 'account' },
})

export const lookAtMessage = post('/threads/{thread}/look', {
  summary: 'What the reader would be warned of in a text, before it is sent',
  who: signedIn,
  takes: { ...thread, text: prose(mostText) },
  gives: answer(z.object({ warnings: z.array(z.string()) })),
  refuses: ['not_found', 'not_allowed'],
  limit: { times: 60, seconds: 60, per: 'account' },
})

export const editMessage = patch('/threads/{thread}/messages/{message}', {
  summary: 'Change one’s own words within 15 minutes; it is said that they were',
  who: signedIn,
  takes: { ...message, text: prose(mostText, 1) },
  gives: answer(Message),
  refuses: ['not_found', 'not_allowed', 'change_late', 'message_unsent', 'thread_closed', 'invalid'],
  limit: { times: 60, seconds: 60, per: 'account' },
})

export const unsendMessage = del('/threads/{thread}/messages/{message}', {
  summary:
    'Take a message away, with its files; that there was one stays. One’s own within 15 minutes, any for moderators',
  who: signedIn,
  takes: message,
  gives: answer(Message),
  refuses: ['not_found', 'not_allowed', 'change_late', 'message_unsent'],
  limit: { times: 60, seconds: 60, per: 'account' },
})

const emoji = z.string().max(40).refine(isEmoji, { error: 'wrong' })
const reacting = {
  who: signedIn,
  takes: { ...message, emoji },
  gives: done,
  limit: { times: 120, seconds: 60, per: 'account' as const },
}
export const react = put('/threads/{thread}/messages/{message}/reactions/{emoji}', {
  summary: 'Answer a message with an emoji; twice is once',
  ...reacting,
  refuses: ['not_found', 'not_allowed', 'message_unsent', 'reactions_full'],
})
export const takeReactionBack = del('/threads/{thread}/messages/{message}/reactions/{emoji}', {
  summary: 'Take one’s emoji back',
  ...reacting,
  refuses: ['not_found', 'not_allowed'],
})

export const FoundMessage = z.object({
  thread: z.string(),
  kind: z.enum(threadKinds),
  title: z.string(),
  about: z.string(),
  message: z.string(),
  seq: z.number(),
  name: z.string(),
  mine: z.boolean(),
  at: moment,
  /** The words around what was found. */
  text: z.string(),
  files: z.array(z.string()),
})

export const searchMessages = get('/messages', {
  summary: 'Messages one may read that hold these words, the latest first; by who wrote, when, and whether with files',
  who: signedIn,
  takes: {
    as: viewer,
    q: line(100, 0).default(''),
    thread: z.uuid().optional(),
    /** Part of the name of who wrote. */
    from: line(100, 0).default(''),
    files: flag.default(false),
    since: calendarDay.optional(),
    until: calendarDay.optional(),
    cursor,
  },
  gives: page(FoundMessage),
  refuses: ['not_allowed', 'invalid'],
  limit: { times: 120, seconds: 60, per: 'account' },
})

export const exportThread = get('/threads/{thread}/export', {
  summary:
    'A conversation on paper (PDF), in the language of the request: all one may read, the last 5,000 messages of a longer one',
  who: signedIn,
  takes: thread,
  gives: raw,
  refuses: ['not_found', 'not_allowed'],
  limit: { times: 20, seconds: 600, per: 'account' },
})
