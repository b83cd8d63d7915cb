import type { Context } from '#platform/server/context.ts'
import type { StillSo } from '#platform/server/feature.ts'

/** Whether an offer still waits for the approval that was asked for. */
export const stillSo = {
  'approval waits': async (ctx: Context, offer: string) => {
    const asked = ctx.db.selectFrom('offers').select('id').where('id', '=', offer).where('state', '=', 'draft')
    return (await asked.where('asked_at', 'is not', null).executeTakeFirst()) !== undefined
  },
} satisfies Record<string, StillSo>
