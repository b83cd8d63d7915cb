import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { audiences, switchNames } from './rules.ts'

const data = z.object({
  name: z.enum(switchNames),
  from: z.enum(audiences),
  to: z.enum(audiences),
  until: z.string().nullable(),
  reason: z.string(),
})

/** History hangs on ids that are UUIDs; all switches share this one, and the data names which. */
export const allSwitches = '6d617361-722d-7000-8000-737769746368'

/** A part of the site was switched, or the whole of it closed or opened. */
export const partSwitched = event('site.switched', {
  data,
  about: () => ({ thing: 'switch', id: allSwitches }),
  topics: () => ['reviews:all'],
})
