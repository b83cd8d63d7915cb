import { sql } from 'kysely'
import { visitOf } from '#features/site/sharing/visit-of.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'

type Opened = { id: string; page_id: string }

/** Counts that somebody looked at a group, or opened one of its jobs from there; not machines, and not the own team. */
export async function countOpened(ctx: Context, group: Opened, job: string | null): Promise<void> {
  const { bot, ahead } = visitOf(ctx)
  if (bot || ahead || ctx.membership?.page === group.page_id) return
  await ctx.db
    .insertInto('job_group_counts')
    .values({ group_id: group.id, of_page_id: group.page_id, job_id: job, opened: 1 })
    .onConflict((known) =>
      known.columns(['group_id', 'job_id']).doUpdateSet({ opened: sql<number>`job_group_counts.opened + 1` }),
    )
    .execute()
  if (job === null) await countDay(ctx, group)
}

/** The group itself by day too, so that what a promotion brought can stand beside the days before it. */
const countDay = ({ db, now }: Context, { id: group_id, page_id: of_page_id }: Opened) =>
  db
    .insertInto('job_group_days')
    .values({ group_id, of_page_id, day: now().toISOString().slice(0, 10), opened: 1 })
    .onConflict((known) =>
      known.columns(['group_id', 'day']).doUpdateSet({ opened: sql<number>`job_group_days.opened + 1` }),
    )
    .execute()

/** Notes how many applied to a job through a group; set and not added, so that telling it twice changes nothing. */
export async function setApplied(db: Db, group: string, job: string, applied: number): Promise<void> {
  await db
    .insertInto('job_group_counts')
    .values({ group_id: group, of_page_id: ownerOf('job_group_counts', group), job_id: job, applied })
    .onConflict((known) =>
      known
        .columns(['group_id', 'job_id'])
        .doUpdateSet({ applied: sql<number>`greatest(job_group_counts.applied, excluded.applied)` }),
    )
    .execute()
}
