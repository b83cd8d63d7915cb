import type { Feature } from '#platform/server/feature.ts'
import { pageJobHandlers } from './handlers.ts'

export const pageJobs: Feature = {
  calls: pageJobHandlers,
}
