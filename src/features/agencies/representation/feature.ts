import type { Feature } from '#platform/server/feature.ts'
import { representationHandlers } from './handlers.ts'
import { representationHolding } from './who-may-ask.ts'

export const representation: Feature = { calls: representationHandlers, holdings: [representationHolding] }
