import { shownStates } from '#features/companies/pages/page-states.ts'
import { publicStates } from '#features/jobs/jobs/job-states.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, must } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { savedJobChanged } from './events.ts'
import { mayKeepMore, undoFor } from './rules.ts'

const done = { success: true as const }

/** Keeps a job that everybody may see; twice is once. @throws Refused not_found · too_many_saved */
export async function saveJobForLater(ctx: Context, { job }: Taken<typeof contract.saveJobForLater>) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const old = await lockMine(ctx, tx, job)
    if (old && !old.removed_at) return
    await demandShown(tx, job)
    must(mayKeepMore(await countMine(tx, user)))
    const isUndone = old?.removed_at && ctx.now().getTime() - old.removed_at.getTime() < undoFor
    const fresh = {
      note: '',
      remind: 'closing' as const,
      remind_on: null,
      remind_at: null,
      told_of_end: null,
      saved_at: ctx.now(),
      removed_at: null,
    }
    await tx
      .insertInto('saved_jobs')
      .values({ user_id: user, job_id: job, ...fresh })
      .onConflict((there) => there.columns(['user_id', 'job_id']).doUpdateSet(isUndone ? { removed_at: null } : fresh))
      .execute()
    await emit(ctx, tx, savedJobChanged, { job, user, what: 'saved' })
  })
  return done
}

/** Takes a job off the list; what was written to it stays for a while, for whoever changes their mind. */
export async function removeSavedJob(ctx: Context, { job }: Taken<typeof contract.removeSavedJob>) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('saved_jobs')
      .set({ removed_at: ctx.now() })
      .where('user_id', '=', user)
      .where('job_id', '=', job)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows) await emit(ctx, tx, savedJobChanged, { job, user, what: 'removed' })
  })
  return done
}

/** One's own row, and oneself, so that two requests at once count the same. */
async function lockMine(ctx: Context, tx: Tx, job: string) {
  const user = found(ctx.me).id
  await tx.selectFrom('users').select('id').where('id', '=', user).forNoKeyUpdate().executeTakeFirst()
  return tx
    .selectFrom('saved_jobs')
    .select('removed_at')
    .where('user_id', '=', user)
    .where('job_id', '=', job)
    .executeTakeFirst()
}

async function demandShown(tx: Tx, job: string): Promise<void> {
  found(
    await tx
      .selectFrom('jobs')
      .innerJoin('pages', 'pages.id', 'jobs.page_id')
      .select('jobs.id')
      .where('jobs.id', '=', job)
      .where('jobs.state', 'in', publicStates)
      .where('pages.state', 'in', shownStates)
      .executeTakeFirst(),
  )
}

async function countMine(tx: Tx, user: string): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
