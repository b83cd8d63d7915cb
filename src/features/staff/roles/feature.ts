import type { Feature } from '#platform/server/feature.ts'
import { roleHandlers } from './handlers.ts'
import { roleHolding } from './holding.ts'
import { roleReactions } from './reactions.ts'

export const roles: Feature = {
  calls: roleHandlers,
  reactions: roleReactions,
  topics: { staff: async (ctx, what) => what === 'roles' && ctx.me?.mayAsStaff('staff.role.give') === true },
  holdings: [roleHolding],
}
