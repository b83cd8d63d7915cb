import type { Feature } from '#platform/server/feature.ts'
import { lookupHandlers } from './handlers.ts'

export const lookups: Feature = {
  calls: lookupHandlers,
  topics: { lookups: async (ctx) => ctx.me?.mayAsStaff('staff.lookup.edit') === true },
}
