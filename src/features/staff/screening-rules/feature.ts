import type { Feature } from '#platform/server/feature.ts'
import { screeningRuleHandlers } from './handlers.ts'

export const screeningRules: Feature = { calls: screeningRuleHandlers }
