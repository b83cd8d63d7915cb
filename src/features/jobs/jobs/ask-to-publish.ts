import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { readDraft } from './draft.ts'
import type * as contract from './edit-contract.ts'
import { publishAsked } from './events.ts'
import { lockOwnJob } from './move-job.ts'

const day = 86_400_000

/** Asks those who publish for a draft that is whole; who asks again within a day asks nobody. @throws Refused not_found · job_state · invalid (what is missing) */
export async function askToPublish(
  ctx: Context,
  { job: id }: Taken<typeof contract.askToPublish>,
): Promise<Given<typeof contract.askToPublish>> {
  const draft = await readDraft(ctx, id)
  if (draft.missing.length > 0) throw new Refused('invalid', { errors: draft.missing })
  const asked_at = await ctx.db.transaction().execute(async (tx) => {
    const job = await lockOwnJob(ctx, tx, id, 'job.write')
    if (job.state !== 'draft' && job.state !== 'changes_requested') throw new Refused('job_state')
    const before = await tx
      .selectFrom('events')
      .select('at')
      .where('thing', '=', 'job')
      .where('thing_id', '=', id)
      .where('name', '=', publishAsked.name)
      .where('at', '>', new Date(ctx.now().getTime() - day))
      .executeTakeFirst()
    if (before) return before.at
    await emit(ctx, tx, publishAsked, { job: id, page: job.page_id })
    return ctx.now()
  })
  return { success: true, data: { asked_at: asked_at.toISOString() } }
}
