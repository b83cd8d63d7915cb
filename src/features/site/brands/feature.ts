import type { Feature } from '#platform/server/feature.ts'
import { brandHandlers } from './handlers.ts'

export const brands: Feature = { calls: brandHandlers }
