import type { Feature } from '#platform/server/feature.ts'
import { teamHandlers } from './handlers.ts'
import { teamReactions } from './reactions.ts'

export const team: Feature = {
  calls: teamHandlers,
  reactions: teamReactions,
  forgets: {
    people: {
      'page_invitations.accepted_by': 'kept as work',
      'page_invitations.invited_by': 'kept as work',
    },
  },
}
