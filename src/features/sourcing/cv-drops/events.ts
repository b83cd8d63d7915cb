import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { dropEvents, dropStates } from './drop-states.ts'

const Item = z.object({ item: z.string(), drop: z.string(), page: z.string(), user: z.string().nullable() })
type Item = z.output<typeof Item>
const about = ({ item, page }: Item) => ({ thing: 'cv_drop', id: item, page })
const topics = ({ page, user }: Item) => [`page:${page}`, ...(user ? [`user:${user}`] : [])]

/** A CV was left with a company. */
export const cvDropped = event('cv_drop.sent', { data: Item, about, topics })
/** Seen, answered, run out, taken back. */
export const cvDropMoved = event('cv_drop.moved', {
  data: Item.extend({
    event: z.enum(dropEvents),
    from: z.enum(dropStates),
    to: z.enum(dropStates),
    reason: z.string().nullable().default(null),
  }),
  about,
  topics,
})
/** Somebody left a CV, with how many companies: told once. */
export const cvDropMade = event('cv_drop.made', {
  data: z.object({ drop: z.string(), user: z.string().nullable() }),
  about: ({ drop }) => ({ thing: 'cv_drops', id: drop }),
  topics: ({ user }) => (user ? [`user:${user}`] : []),
})
/** What was left was read, or became part of an account. */
export const cvDropChanged = event('cv_drop.changed', {
  data: z.object({ drop: z.string(), user: z.string().nullable(), what: z.enum(['read', 'claimed']) }),
  about: ({ drop }) => ({ thing: 'cv_drops', id: drop }),
  topics: ({ user }) => (user ? [`user:${user}`] : []),
})
/** What a company takes of CVs, or that it takes none any more. */
export const pageDropsChanged = event('page.drops_changed', {
  data: z.object({ page: z.string(), taking: z.boolean(), by: z.enum(['member', 'clock']) }),
  about: ({ page }) => ({ thing: 'page', id: page, page }),
  topics: ({ page }) => [`page:${page}`],
})
