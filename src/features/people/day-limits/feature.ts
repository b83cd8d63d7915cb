import type { Feature } from '#platform/server/feature.ts'
import { dayLimitHolding } from './holding.ts'

export const dayLimits: Feature = { holdings: [dayLimitHolding] }
