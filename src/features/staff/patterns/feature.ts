import type { Feature } from '#platform/server/feature.ts'
import { patternHandlers } from './handlers.ts'

export const patterns: Feature = { calls: patternHandlers }
