import type { Feature } from '#platform/server/feature.ts'
import { roomHandlers } from './handlers.ts'

export const rooms: Feature = { calls: roomHandlers }
