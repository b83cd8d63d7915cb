import type { Feature } from '#platform/server/feature.ts'
import { messageTemplateHandlers } from './handlers.ts'
import { messageTemplateHolding } from './holding.ts'

export const messageTemplates: Feature = {
  calls: messageTemplateHandlers,
  holdings: [messageTemplateHolding],
  forgets: {
    people: {
      'message_templates.changed_by': 'emptied',
    },
  },
}
