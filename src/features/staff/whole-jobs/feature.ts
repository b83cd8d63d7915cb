import type { Feature } from '#platform/server/feature.ts'
import { wholeJobHandlers } from './handlers.ts'

export const wholeJobs: Feature = { calls: wholeJobHandlers }
