import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const about = ({ page }: { page: string }) => ({ thing: 'page', id: page, page })
const topics = ({ page }: { page: string }) => [`page:${page}`]
const both = ({ page, user }: { page: string; user: string }) => [`page:${page}`, `user:${user}`]
const One = z.object({ page: z.string(), user: z.string() })
const WithRole = One.extend({ role: z.string() })
const Sent = z.object({ page: z.string(), invitation: z.string(), email: z.string(), role: z.string() })

export const joinAsked = event('page.join_asked', { data: One, about, topics })
export const joinRefused = event('page.join_refused', { data: One, about, topics: both })
export const memberLetIn = event('page.member_let_in', { data: WithRole, about, topics: both })
export const memberInvited = event('page.member_invited', { data: Sent, about, topics })
export const invitedAgain = event('page.invited_again', { data: Sent, about, topics })
export const invitationWithdrawn = event('page.invitation_withdrawn', { data: Sent, about, topics })
export const invitationDeclined = event('page.invitation_declined', {
  data: Sent.extend({ user: z.string() }),
  about,
  topics: both,
})
export const memberJoined = event('page.member_joined', {
  data: WithRole.extend({ invitation: z.string(), inviter: z.string().nullable() }),
  about,
  topics: both,
})
/** A new role, other rights on top of it, or both. */
export const memberChanged = event('page.member_changed', {
  data: WithRole.extend({ was: z.string(), allow: z.array(z.string()), deny: z.array(z.string()) }),
  about,
  topics: both,
})
export const memberSuspended = event('page.member_suspended', { data: One, about, topics: both })
export const memberReinstated = event('page.member_reinstated', { data: One, about, topics: both })
export const memberRemoved = event('page.member_removed', { data: One, about, topics: both })
export const memberLeft = event('page.member_left', { data: WithRole, about, topics: both })
export const ownershipMoved = event('page.ownership_moved', {
  data: One.extend({ from: z.string() }),
  about,
  topics: ({ page, user, from }) => [`page:${page}`, `user:${user}`, `user:${from}`],
})

/** Everything that changes a team: what its history shows and its open screens listen for. */
export const teamHappenings = [
  'page.join_asked',
  'page.join_refused',
  'page.member_let_in',
  'page.member_invited',
  'page.invited_again',
  'page.invitation_withdrawn',
  'page.invitation_declined',
  'page.member_joined',
  'page.member_changed',
  'page.member_suspended',
  'page.member_reinstated',
  'page.member_removed',
  'page.member_left',
  'page.ownership_moved',
] as const

/** After these a membership may have become another, or none. */
export const membershipChanges: readonly string[] = [
  'page.member_let_in',
  'page.member_joined',
  'page.member_changed',
  'page.member_suspended',
  'page.member_reinstated',
  'page.member_removed',
  'page.member_left',
  'page.ownership_moved',
]
