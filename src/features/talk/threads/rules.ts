import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** What a conversation is about; each kind is opened by the feature it belongs to (product.md, "Chat groups"). */
export const threadKinds = ['application', 'direct', 'personal', 'internal', 'job_group', 'openday', 'support'] as const
export type ThreadKind = (typeof threadKinds)[number]

/** For whom somebody speaks in it; in groups and between two people everybody speaks for themselves. */
export const threadSides = ['page', 'candidate', 'member', 'person', 'staff'] as const
export type ThreadSide = (typeof threadSides)[number]

/** Kinds with an organisation on one side, which reads and answers as one, and one person on the other. */
const twoSided: Partial<Record<ThreadKind, { inside: ThreadSide; outside: ThreadSide }>> = {
  application: { inside: 'page', outside: 'candidate' },
  direct: { inside: 'page', outside: 'candidate' },
  support: { inside: 'staff', outside: 'person' },
}
export const sidesOf = (kind: ThreadKind) => twoSided[kind] ?? null
export const isInside = (side: ThreadSide): boolean => side === 'page' || side === 'staff'

export const threadRoles = ['owner', 'moderator', 'member', 'reader'] as const
export type ThreadRole = (typeof threadRoles)[number]

export const threadActions = [
  ...(['read', 'write', 'react', 'edit', 'unsend', 'unsend_others', 'export'] as const),
  ...(['invite', 'remove', 'set_role', 'rename', 'leave'] as const),
  ...(['assign', 'block', 'report'] as const),
] as const
export type ThreadAction = (typeof threadActions)[number]

const reads = ['read', 'export'] as const
const speaks = [...reads, 'write', 'react', 'edit', 'unsend'] as const
const moderates = [...speaks, 'unsend_others', 'invite', 'remove', 'rename'] as const
const group: Record<ThreadRole, readonly ThreadAction[]> = {
  owner: [...moderates, 'set_role', 'leave'],
  moderator: [...moderates, 'leave'],
  member: [...speaks, 'leave'],
  reader: [...reads, 'leave'],
}
/** Between two sides nobody moderates: whoever answers for one speaks, whoever may only look on reads. */
const sides = (inside: readonly ThreadAction[], outside: readonly ThreadAction[]) => ({
  inside: { ...nobody, member: [...speaks, ...inside], reader: reads },
  outside: { ...nobody, member: [...speaks, ...outside], reader: reads },
})
const nobody: Record<ThreadRole, readonly ThreadAction[]> = { owner: [], moderator: [], member: [], reader: [] }

/** What each role may do in each kind of conversation: the one table that server and buttons read. */
const grid: Record<ThreadKind, { inside: typeof group; outside: typeof group }> = {
  application: sides(['assign'], ['block', 'report']),
  direct: sides(['assign', 'report'], ['block', 'report']),
  support: sides(['assign'], []),
  personal: sides([], ['block', 'report']),
  internal: { inside: nobody, outside: group },
  job_group: { inside: nobody, outside: group },
  openday: { inside: nobody, outside: group },
}

export const mayInThread = (kind: ThreadKind, side: ThreadSide, role: ThreadRole, action: ThreadAction): boolean =>
  grid[kind][isInside(side) ? 'inside' : 'outside'][role].includes(action)

export const actionsIn = (kind: ThreadKind, side: ThreadSide, role: ThreadRole): ThreadAction[] =>
  threadActions.filter((action) => mayInThread(kind, side, role, action))

/** A message is at most so long, and carries so many files. */
export const mostText = 5_000
export const mostFiles = 5
export const mostReactions = 12

/** A message can be changed or unsent for so long by whoever wrote it (product.md, "Chat groups"). */
export const changeMinutes = 15
export const changeUntil = (at: Date): Date => new Date(at.getTime() + changeMinutes * 60_000)

type Message = { author_id: string | null; at: Date; unsent_at: Date | null; by_mail: boolean }

/** One's own words, for some minutes; what came as a mail is out already. */
export function mayChange(message: Message, user: string, now: Date): Answer {
  if (message.unsent_at) return refuse('message_unsent')
  if (message.author_id !== user) return refuse('not_allowed')
  return message.by_mail || now > changeUntil(message.at) ? refuse('change_late') : yes
}

/** Muted for an hour, eight, a day, a week, or until it is undone. */
export const muteHours = [1, 8, 24, 168] as const
export const mutedForGood = new Date('9999-12-31T00:00:00Z')

/** One emoji, and nothing beside it. */
export const isEmoji = (text: string): boolean => /^\p{RGI_Emoji}$/v.test(text)
