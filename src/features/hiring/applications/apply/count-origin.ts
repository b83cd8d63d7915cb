import { setApplied } from '#features/jobs/job-groups/counts.ts'
import { setApplies } from '#features/site/sharing/numbers.ts'
import { codeIn } from '#features/site/sharing/rules.ts'
import type { Context } from '#platform/server/context.ts'

/** Counts anew what the shared link and the group have brought by which an application came; safe to run twice. */
export async function countOrigin(ctx: Context, application: string): Promise<void> {
  const { source, group_id, job_id } = await ctx.db
    .selectFrom('applications')
    .select(['source', 'group_id', 'job_id'])
    .where('id', '=', application)
    .executeTakeFirstOrThrow()
  const counted = ctx.db.selectFrom('applications').select((eb) => eb.fn.countAll<number>().as('count'))
  const code = codeIn(source)
  if (code) {
    const { count } = await counted.where('source', '=', source).executeTakeFirstOrThrow()
    await setApplies(ctx.db, code, count)
  }
  if (group_id) {
    const through = counted.where('group_id', '=', group_id).where('job_id', '=', job_id)
    await setApplied(ctx.db, group_id, job_id, (await through.executeTakeFirstOrThrow()).count)
  }
}
