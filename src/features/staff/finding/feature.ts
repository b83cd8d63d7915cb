import type { Feature } from '#platform/server/feature.ts'
import { findingHandlers } from './handlers.ts'

export const finding: Feature = { calls: findingHandlers }
