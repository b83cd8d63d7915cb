import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

export const lobbyChanges = [
  ...(['written', 'answered', 'reported'] as const),
  ...(['hidden', 'shown', 'muted', 'unmuted', 'switched_off', 'switched_on'] as const),
] as const

/** Something was said in a lobby, reported, or taken out of sight; what was said stands in the conversation. */
export const lobbyChanged = event('lobby.changed', {
  data: z.object({
    day: z.string(),
    page: z.string(),
    what: z.enum(lobbyChanges),
    message: z.string().nullable().default(null),
    visit: z.string().nullable().default(null),
  }),
  about: ({ day, page }) => ({ thing: 'open-day', id: day, page }),
  topics: ({ page }) => [`page:${page}`],
})
