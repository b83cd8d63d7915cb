import type { Context } from '#platform/server/context.ts'
import type { ThreadViewer } from '#platform/server/thread-source.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './count-contract.ts'
import { hasUnread, isLoud, selectThreads, within } from './select-threads.ts'

/** What menus count: conversations with something unread, but for muted and archived ones. */
export async function countThreads(ctx: Context): Promise<Given<typeof contract.countThreads>> {
  const [user, page, staff] = await Promise.all([
    unreadAs(ctx, 'user'),
    ctx.membership ? unreadAs(ctx, 'page') : 0,
    found(ctx.me).mayAsStaff('staff.support.answer') ? unreadAs(ctx, 'staff') : 0,
  ])
  return { success: true, data: { user, page, staff } }
}

async function unreadAs(ctx: Context, as: ThreadViewer): Promise<number> {
  const { count } = await selectThreads(ctx.db, found(ctx.me).id)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(within(ctx, as))
    .where(hasUnread(as, found(ctx.me).id))
    .where('archived_at', 'is', null)
    .where(isLoud(ctx.now()))
    .executeTakeFirstOrThrow()
  return count
}
