import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const Entry = z.object({ entry: z.string(), page: z.string() })
const about = ({ entry, page }: z.output<typeof Entry>) => ({ thing: 'pool_entry', id: entry, page })
const topics = ({ page }: z.output<typeof Entry>) => [`page:${page}`]

/** Somebody came into a company's pool, was changed there, or left it. */
export const poolChanged = event('pool.changed', {
  data: Entry.extend({ what: z.enum(['added', 'changed', 'removed']) }),
  about,
  topics,
})
/** A company asked somebody of its pool to look at a job. */
export const poolInvited = event('pool.invited', {
  data: Entry.extend({ invitation: z.string(), job: z.string() }),
  about,
  topics,
})
/** A company added somebody of its pool to the applicants of a job. */
export const poolBrought = event('pool.brought', {
  data: Entry.extend({ application: z.string(), words: z.string() }),
  about,
  topics,
})
/** A team added somebody who gave it their data to the applicants of a job. */
export const addedByHand = event('pool.added_by_hand', {
  data: z.object({ application: z.string(), page: z.string(), words: z.string() }),
  about: ({ application, page }) => ({ thing: 'application', id: application, page }),
})
