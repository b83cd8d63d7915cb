import type { ThreadRole } from '#features/talk/threads/rules.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** A company has so many groups made by hand, and one made by hand has so many people. */
export const mostGroups = 200
export const mostMembers = 200
export const mostTitle = 80

type Place = { role: ThreadRole; user: string }

/** Moderators look after members and readers; owners after everybody. */
export function mayRemove(mine: Place, theirs: Place): Answer {
  if (mine.user === theirs.user || mine.role === 'owner') return yes
  return mine.role === 'moderator' && (theirs.role === 'member' || theirs.role === 'reader')
    ? yes
    : refuse('not_allowed')
}

/** A group keeps an owner as long as somebody is in it. */
export const keepsOwner = (owners: number, leaving: ThreadRole, staying: number): Answer =>
  leaving === 'owner' && owners <= 1 && staying > 0 ? refuse('group_owner') : yes
