import type { Feature } from '#platform/server/feature.ts'
import { jobTemplateHandlers } from './handlers.ts'

export const jobTemplates: Feature = {
  calls: jobTemplateHandlers,
}
