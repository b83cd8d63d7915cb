import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** The message templates of a page are others now. */
export const messageTemplateChanged = event('message.template_changed', {
  data: z.object({ page: z.string(), name: z.string(), how: z.enum(['added', 'changed', 'dropped']) }),
  about: ({ page }) => ({ thing: 'page', id: page, page }),
  topics: ({ page }) => [`page:${page}`],
})
