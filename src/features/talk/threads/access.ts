import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { findMessage, findThread } from './find-thread.ts'

/** Whether the visitor has a place in a conversation now; asked again and again as long as a line is open. */
export async function mayWatchThread(ctx: Context, id: string): Promise<boolean> {
  if (!ctx.me && !ctx.membership) return false
  return findThread(ctx, id).then(
    () => true,
    (error) => {
      if (error instanceof Refused) return false
      throw error
    },
  )
}

/** Whoever works for a page hears that something was written to it; what, and whether it is theirs, is asked through the door. */
export const mayWatchMessages = async (ctx: Context, whose: string): Promise<boolean> =>
  whose === 'staff'
    ? ctx.me?.mayAsStaff('staff.support.answer') === true
    : ctx.membership?.page === whose && ctx.membership.may('page.read')

/** Whoever reads a message reads its files; not while nobody may know who wrote it. */
export async function mayReadMessageFile(ctx: Context, file: FileRow): Promise<boolean> {
  if (!file.thing_id || !ctx.me) return false
  const row = await ctx.db.selectFrom('messages').select('thread_id').where('id', '=', file.thing_id).executeTakeFirst()
  if (!row) return false
  try {
    const known = await findThread(ctx, row.thread_id)
    const message = await findMessage(ctx, known, file.thing_id)
    return !known.stand.veil || message.author_side === known.stand.side
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
