import { isVerified } from '#features/companies/pages/page-view.ts'
import type { Context, Tx } from '#platform/server/context.ts'

const day = 86_400_000
/** So many approved jobs earn trust, if nothing was found to be fraud for so many days (product.md, "Post permission"). */
const approvedJobs = 5
const cleanDays = 90

/** A page, and a person, whose jobs were approved often enough post without a look from now on. Gives whether the page rose. */
export async function considerTrust(ctx: Context, page: string, author: string | null): Promise<boolean> {
  const row = await ctx.db.selectFrom('pages').selectAll().where('id', '=', page).executeTakeFirstOrThrow()
  if (!isVerified(row) || (await isTainted(ctx, page))) return false
  if (author && (await approved(ctx, { author })) >= approvedJobs)
    await ctx.db
      .updateTable('users')
      .set({ post_permission: 2 })
      .where('id', '=', author)
      .where('post_permission', '=', 1)
      .execute()
  if ((await approved(ctx, { page })) < approvedJobs) return false
  const { numUpdatedRows } = await ctx.db
    .updateTable('pages')
    .set({ post_permission: 2, post_permission_reason: 'earned', post_permission_at: ctx.now() })
    .where('id', '=', page)
    .where('post_permission', '=', 1)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Jobs that somebody looked at and approved before they went out; each counts once. */
async function approved(ctx: Context, of: { page: string } | { author: string }): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('job_reviews')
    .innerJoin('jobs', 'jobs.id', 'job_reviews.job_id')
    .select((eb) => eb.fn.count<number>('jobs.id').distinct().as('count'))
    .where('job_reviews.kind', '=', 'post')
    .where('decision', '=', 'approved')
    .$if('page' in of, (query) => query.where('jobs.page_id', '=', (of as { page: string }).page))
    .$if('author' in of, (query) => query.where('jobs.created_by', '=', (of as { author: string }).author))
    .executeTakeFirstOrThrow()
  return count
}

async function isTainted(ctx: Context, page: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('upheld_frauds')
    .select('id')
    .where('page_id', '=', page)
    .where('at', '>', new Date(ctx.now().getTime() - cleanDays * day))
    .executeTakeFirst()
  return row !== undefined
}

/** After a fraud the page and whoever wrote the job are looked at again. One that is blocked stays blocked. */
export async function distrust(
  ctx: Context,
  tx: Tx,
  { page_id, created_by }: { page_id: string; created_by: string | null },
): Promise<void> {
  await tx
    .updateTable('pages')
    .set({ post_permission: 1, post_permission_reason: 'fraud', post_permission_at: ctx.now() })
    .where('id', '=', page_id)
    .where('post_permission', '>=', 1)
    .execute()
  if (created_by)
    await tx
      .updateTable('users')
      .set({ post_permission: 1 })
      .where('id', '=', created_by)
      .where('post_permission', '=', 2)
      .execute()
}
