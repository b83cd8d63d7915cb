import type { Feature } from '#platform/server/feature.ts'
import { faultHandlers } from './handlers.ts'

export const faults: Feature = { calls: faultHandlers }
