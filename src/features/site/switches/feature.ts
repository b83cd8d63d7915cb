import type { Feature } from '#platform/server/feature.ts'
import { gate } from './gate.ts'
import { switchHandlers } from './handlers.ts'

export const switches: Feature = { calls: switchHandlers, gate }
