import { mayWatchApplicants, mayWatchApplication } from '#features/applications/access.ts'
import { mayReadFile } from '#features/files/grants.ts'
import type { Topics } from '#platform/server/live/hub.ts'

/** What an open screen may watch, and who may. */
export const topics: Topics = {
  user: async (ctx, id) => ctx.me?.id === id,
  page: async (ctx, id) => ctx.seat?.page === id && ctx.seat.may('page.read'),
  job: async (ctx, id) => mayWatchApplicants(ctx, id),
  applicants: mayWatchApplicants,
  application: mayWatchApplication,
  reviews: async (ctx) => ctx.me?.admin === true,
  pages: async (ctx) => ctx.me?.admin === true || ctx.me?.agent === true,
  lookups: async (ctx) => ctx.me?.admin === true,
  cv: async (ctx, id) => {
    const file = await ctx.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
    return file !== undefined && mayReadFile(ctx, file, undefined)
  },
}
