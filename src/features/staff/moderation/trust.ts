import { sql } from 'kysely'
import { isVerified } from '#features/companies/pages/page-view.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { isOwnedBy } from '#platform/server/db/owners.ts'
import { type Earned, type PermissionEvent, type PostLevel, permissionAfter } from './permission-rules.ts'

type Of = { page: string } | { author: string }

/** A page, and a person, whose jobs were approved often enough post without a look from now on. Gives whether the page rose. */
export async function considerTrust(
  ctx: Context,
  page: string,
  author: string | null,
  event: PermissionEvent,
): Promise<boolean> {
  const row = await ctx.db.selectFrom('pages').selectAll().where('id', '=', page).executeTakeFirstOrThrow()
  const upheld = await upheldAt(ctx, page)
  const earnedBy = async (of: Of): Promise<Earned> => ({
    ...{ approved: await approved(ctx, of), verified: isVerified(row), upheld_at: upheld, now: ctx.now() },
  })
  if (author) await raise(ctx, author, permissionAfter(1, event, await earnedBy({ author })))
  const change = permissionAfter(row.post_permission as PostLevel, event, await earnedBy({ page }))
  if (change?.level !== 2) return false
  const { numUpdatedRows } = await ctx.db
    .updateTable('pages')
    .set({ post_permission: change.level, post_permission_reason: change.reason, post_permission_at: ctx.now() })
    .where('id', '=', page)
    .where('post_permission', '=', 1)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

async function raise(ctx: Context, author: string, change: ReturnType<typeof permissionAfter>): Promise<void> {
  if (change?.level !== 2) return
  const query = ctx.db.updateTable('users').set({ post_permission: 2 }).where('id', '=', author)
  await query.where('post_permission', '=', 1).execute()
}

/** Jobs that somebody looked at and approved before they went out; each counts once. */
async function approved(ctx: Context, of: Of): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('job_reviews')
    .select((eb) => eb.fn.count<number>('job_id').distinct().as('count'))
    .where('kind', '=', 'post')
    .where('decision', '=', 'approved')
    .where((eb) =>
      'page' in of
        ? isOwnedBy('job_reviews', of.page)
        : eb('job_id', 'in', eb.selectFrom('jobs').select('id').where('created_by', '=', of.author)),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** When a report of the page or of a job of it was upheld last, or staff closed one as fraud. */
async function upheldAt(ctx: Context, page: string): Promise<Date | null> {
  const { at } = await ctx.db
    .selectNoFrom(
      sql<Date | null>`greatest(
        (select max(at) from upheld_frauds where page_id = ${page}),
        (select max(decided_at) from cases where page_id = ${page} and state = 'upheld'))`.as('at'),
    )
    .executeTakeFirstOrThrow()
  return at ? new Date(at) : null
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
