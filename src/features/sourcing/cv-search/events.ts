import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const Pair = z.object({ page: z.string(), user: z.string() })
const about = ({ page, user }: { page: string; user: string }) => ({ thing: 'user', id: user, page })
const topics = ({ page, user }: { page: string; user: string }) => [`user:${user}`, `page:${page}`]

/** A page may see somebody whole from now on: for credits, or because the person agreed. */
export const cvUnlocked = event('cv.unlocked', {
  data: Pair.extend({ way: z.enum(['credit', 'request']), credits: z.number() }),
  about,
  topics,
})
export const cvRequested = event('cv.requested', { data: Pair.extend({ request: z.string() }), about, topics })
export const cvRequestAnswered = event('cv.request_answered', {
  data: Pair.extend({ request: z.string(), accepted: z.boolean() }),
  about,
  topics,
})
/** Somebody hides from a page, or does not any more; the page is not told. */
export const pageExcluded = event('cv.page_excluded', {
  data: Pair.extend({ excluded: z.boolean() }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: ({ user }) => [`user:${user}`],
})

const Owner = {
  data: z.object({ user: z.string() }),
  about: ({ user }: { user: string }) => ({ thing: 'user', id: user }),
}
/** Nobody used the profile for long: it will be hidden, and then it is. */
export const profileToRest = event('profile.to_rest', { ...Owner, topics: ({ user }) => [`user:${user}`] })
export const profileRested = event('profile.rested', { ...Owner, topics: ({ user }) => [`user:${user}`] })
