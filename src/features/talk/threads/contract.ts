import { z } from 'zod'
import { answer, del, done, get, page, post, put } from '#platform/shared/contract.ts'
import { cursor, flag, moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { mostText, muteHours, threadActions, threadKinds, threadRoles, threadSides } from './rules.ts'

export const thread = { thread: z.uuid() }
export const seq = z.coerce.number().int().min(0).max(2_147_483_647)
export const Person = z.object({ id: z.string(), name: z.string() })
export const Side = z.enum(threadSides)

/** As whom one reads a list: as oneself, for the company page one works for, or as staff of the site. */
export const viewer = z.enum(['user', 'page', 'staff']).default('user')

/** After these an open conversation, and every list it stands in, asks again. */
export const spoken = ['thread.message', 'application.message_sent', 'thread.changed'] as const
const marked = ['thread.read', 'thread.marked'] as const

const Head = z.object({
  id: z.string(),
  kind: z.enum(threadKinds),
  title: z.string(),
  about: z.string(),
  link: z.string().nullable(),
  picture: z.string().nullable(),
  shape: z.enum(['person', 'company', 'group', 'site']),
  /** Of a company: whether anything of it was checked. */
  verified: z.boolean().nullable(),
  /** The stage of an application, as this reader knows it. */
  status: z.string().nullable(),
  job: z.string().nullable(),
  unread: z.number(),
  last_at: moment,
  muted_until: moment.nullable(),
  pinned: z.boolean(),
  archived: z.boolean(),
  /** What one began to write, on whichever device. */
  draft: z.string(),
  /** The colleague who answers; only inside a company or the site. */
  assigned_to: Person.nullable(),
})

export const ThreadLine = Head.extend({
  /** Unread messages that name this reader. */
  mentions: z.number(),
  /** Whether this reader does not want to hear the other side. */
  blocked: z.boolean(),
  /** The other side wrote last, and it is for this reader to answer. */
  waiting: z.boolean(),
  last: z
    .object({
      name: z.string(),
      mine: z.boolean(),
      side: Side,
      text: z.string(),
      files: z.number(),
      unsent: z.boolean(),
    })
    .nullable(),
})
export type ThreadLine = z.output<typeof ThreadLine>

export const shows = ['all', 'unread', 'mentions', 'waiting', 'archived'] as const

export const listThreads = get('/threads', {
  summary: 'Conversations, the latest first; pinned ones above on the first page',
  who: signedIn,
  takes: {
    as: viewer,
    show: z.enum(shows).default('all'),
    kind: z.enum(threadKinds).optional(),
    job: z.uuid().optional(),
    /** Part of a name or a title. */
    q: z.string().trim().max(100).default(''),
    cursor,
  },
  gives: page(ThreadLine).extend({ pinned: z.array(ThreadLine) }),
  refuses: ['not_allowed'],
  refreshedBy: [...spoken, ...marked, 'application.told', 'notification.added'],
})

export const ThreadMember = Person.extend({ role: z.enum(threadRoles) })

export const Thread = Head.extend({
  side: Side,
  role: z.enum(threadRoles),
  may: z.array(z.enum(threadActions)),
  /** Why nobody may write now, as a refusal code; null when one may. */
  closed: z.string().nullable(),
  last_seq: z.number(),
  /** Everything up to here this reader has read. */
  read_seq: z.number(),
  /** Clock of the other side. */
  zone: z.string().nullable(),
  /** The application it is about, and the person outside where this reader may know them. */
  application: z.string().nullable(),
  person: Person.nullable(),
  page: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Of a group, owners first; whoever only reads one of applicants is shown its team alone. */
  members: z.array(ThreadMember),
  member_count: z.number(),
  /** Whether this reader does not want to hear the other side. */
  blocked: z.boolean(),
  /** Whether this reader's side never wrote: files of strangers wait for a tap. */
  stranger: z.boolean(),
  /** Whether the sender is asked to look before a first message goes out: nothing of the company was checked. */
  first_contact: z.boolean(),
})
export type Thread = z.output<typeof Thread>

export const showThread = get('/threads/{thread}', {
  summary: 'A conversation: who is in it, and what one may do there',
  who: signedIn,
  takes: thread,
  gives: answer(Thread),
  refuses: ['not_found'],
  refreshedBy: ['thread.changed', 'thread.marked', 'application.told', 'application.moved'],
})

export const readThread = put('/threads/{thread}/read', {
  summary: 'Everything up to this message was read',
  who: signedIn,
  takes: { ...thread, seq: z.int().min(0).max(2_147_483_647) },
  gives: done,
  refuses: ['not_found'],
})

export const markThread = put('/threads/{thread}/marks', {
  summary: 'Mute for some hours (0: no more; null: for good), pin, or archive, for oneself; what is left out stays',
  who: signedIn,
  takes: {
    ...thread,
    mute: z
      .literal([0, ...muteHours])
      .nullable()
      .optional(),
    pinned: flag.optional(),
    archived: flag.optional(),
  },
  gives: done,
  refuses: ['not_found', 'pins_full'],
})

export const keepDraft = put('/threads/{thread}/draft', {
  summary: 'What one began to write, for all devices; empty for nothing',
  who: signedIn,
  takes: { ...thread, text: z.string().max(mostText) },
  gives: done,
  refuses: ['not_found'],
})

export const sayTyping = post('/threads/{thread}/typing', {
  summary: 'Tell whoever has the conversation open that one is writing; said for five seconds',
  who: signedIn,
  takes: thread,
  gives: done,
  refuses: ['not_found', 'not_allowed'],
  limit: { times: 40, seconds: 60, per: 'account' },
})

export const assignThread = put('/threads/{thread}/assignment', {
  summary: 'Who of the team answers; nobody when it is null',
  who: signedIn,
  takes: { ...thread, user: z.uuid().nullable() },
  gives: done,
  refuses: ['not_found', 'not_allowed', 'invalid'],
})

export const listColleagues = get('/threads/{thread}/colleagues', {
  summary: 'Who could answer in it, or be invited to it',
  who: signedIn,
  takes: thread,
  gives: answer(z.array(Person)),
  refuses: ['not_found', 'not_allowed'],
})

export const blockSender = put('/threads/{thread}/block', {
  summary: 'Hear nothing of the other side any more, here or anywhere; it is not told',
  who: signedIn,
  takes: thread,
  gives: done,
  refuses: ['not_found', 'not_allowed'],
})
export const unblockSender = del('/threads/{thread}/block', {
  summary: 'Hear the other side again',
  who: signedIn,
  takes: thread,
  gives: done,
  refuses: ['not_found', 'not_allowed'],
})
