import type { Feature } from '#platform/server/feature.ts'
import { walkInHandlers } from './handlers.ts'

export const walkIns: Feature = { calls: walkInHandlers }
