import type { Context } from '#platform/server/context.ts'
import type { StillSo } from '#platform/server/feature.ts'
import { selectInterviews } from './find-interviews.ts'
import { mayGiveCard } from './scorecard-requests.ts'

export const stillSo = {
  /** Whether times that were proposed still wait for one to be chosen; by the interview. */
  'times wait': async (ctx: Context, id: string) => {
    const row = await ctx.db.selectFrom('interviews').select('state').where('id', '=', id).executeTakeFirst()
    return row?.state === 'proposed'
  },
  /** Whether the scorecard of somebody who took part is still missing; by the interview and who it is. */
  'card waits': async (ctx: Context, id: string) => {
    const [interview = '', user] = id.split(' ')
    const row = await selectInterviews(ctx.db).where('interviews.id', '=', interview).executeTakeFirst()
    return row?.cardless.some((one) => one.id === user && mayGiveCard(one)) ?? false
  },
} satisfies Record<string, StillSo>
