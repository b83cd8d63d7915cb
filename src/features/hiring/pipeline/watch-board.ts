import type { Context } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { findJob } from './find-job.ts'
import { watchingFor } from './rules.ts'

/** Keeps that one looks at a board, or does not any more, and tells who else does. @throws Refused not_found */
export async function watchBoard(
  ctx: Context,
  { job, here }: Taken<typeof contract.watchBoard>,
): Promise<Given<typeof contract.watchBoard>> {
  const { member, page } = found(ctx.membership)
  await findJob(ctx, job)
  const since = new Date(ctx.now().getTime() - watchingFor)
  await ctx.db.transaction().execute(async (tx) => {
    const was = await tx
      .deleteFrom('board_watchers')
      .where('job_id', '=', job)
      .where('user_id', '=', member)
      .returning('at')
      .executeTakeFirst()
    if (here) {
      const row = { job_id: job, of_page_id: page, user_id: member, at: ctx.now() }
      await tx
        .insertInto('board_watchers')
        .values(row)
        .onConflict((same) => same.columns(['job_id', 'user_id']).doUpdateSet({ at: row.at }))
        .execute()
    }
    await tx.deleteFrom('board_watchers').where('at', '<', since).execute()
    const isNews = here ? !was || was.at < since : was !== undefined
    if (isNews) await publish(tx, [`applicants:${job}`], 'board.watched', job)
  })
  const rows = await ctx.db
    .selectFrom('board_watchers')
    .innerJoin('users', 'users.id', 'board_watchers.user_id')
    .innerJoin('page_members', (join) =>
      join
        .onRef('page_members.user_id', '=', 'users.id')
        .on('page_members.page_id', '=', page)
        .on('page_members.state', '=', 'active'),
    )
    .select(['users.id', 'users.name'])
    .where('job_id', '=', job)
    .where('at', '>=', since)
    .where('users.id', '!=', member)
    .orderBy('at')
    .execute()
  return { success: true, data: rows }
}
