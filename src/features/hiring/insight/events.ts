import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

/** Somebody took the numbers of a report away as a file. */
export const reportExported = event('report.exported', {
  data: z.object({
    page: z.string(),
    format: z.string(),
    from: z.string(),
    to: z.string(),
    job: z.string().nullable(),
  }),
  about: ({ page }) => ({ thing: 'page', id: page, page }),
})
