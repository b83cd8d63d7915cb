import type { Feature } from '#platform/server/feature.ts'
import { roleHandlers } from './handlers.ts'
import { roleHolding } from './holding.ts'
import { roleReactions } from './reactions.ts'

export const roles: Feature = {
  calls: roleHandlers,
  reactions: roleReactions,
  topics: { staff: async (ctx, what) => what === 'roles' && ctx.me?.mayAsStaff('staff.role.give') === true },
  holdings: [roleHolding],
  forgets: {
    people: {
      'staff_role_changes.asked_by': 'kept as proof',
      'staff_role_changes.decided_by': 'kept as proof',
      'staff_role_changes.user_id': 'erased',
      'staff_roles.user_id': 'erased',
    },
  },
}
