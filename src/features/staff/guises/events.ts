import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const about = ({ user }: { user: string }) => ({ thing: 'user', id: user })

/** Staff began to see the site as somebody. */
export const guiseBegun = event('person.guise_begun', {
  data: z.object({ user: z.string(), guise: z.string(), reason: z.string(), until: z.string() }),
  about,
})
export const guiseEnded = event('person.guise_ended', {
  data: z.object({ user: z.string(), guise: z.string() }),
  about,
})
