import type { Feature } from '#platform/server/feature.ts'
import { clientHandlers } from './handlers.ts'

export const clients: Feature = { calls: clientHandlers }
