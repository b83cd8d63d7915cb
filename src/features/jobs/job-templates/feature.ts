import type { Feature } from '#platform/server/feature.ts'
import { jobTemplateHandlers } from './handlers.ts'

export const jobTemplates: Feature = {
  calls: jobTemplateHandlers,
  forgets: {
    people: {
      'job_templates.created_by': 'kept as work',
    },
  },
}
