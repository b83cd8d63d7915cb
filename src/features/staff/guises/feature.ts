import type { Feature } from '#platform/server/feature.ts'
import { guiseHandlers } from './handlers.ts'

export const guises: Feature = { calls: guiseHandlers }
