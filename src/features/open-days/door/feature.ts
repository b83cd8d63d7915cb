import type { Feature } from '#platform/server/feature.ts'
import { doorHandlers } from './handlers.ts'

export const door: Feature = { calls: doorHandlers }
