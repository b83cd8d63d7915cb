import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** Something of a go of files changed: one came, was read, became somebody, or all of it was undone. */
export const bulkChanged = event('bulk_drop.changed', {
  data: z.object({ drop: z.string(), page: z.string(), what: z.string() }),
  about: ({ drop, page }) => ({ thing: 'bulk_drop', id: drop, page }),
  topics: ({ page }) => [`page:${page}`],
})
