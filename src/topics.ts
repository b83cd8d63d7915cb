import type { Topics } from '#platform/server/live/hub.ts'

/** What an open screen may watch, and who may. */
export const topics: Topics = {
  user: async (ctx, id) => ctx.me?.id === id,
  page: async (ctx, id) => ctx.seat?.page === id,
}
