import type { Context } from '#platform/server/context.ts'

/**
 * Does something once per cause, recipient and channel, even when the worker tries again: the mark is written first and
 * taken back if it fails, so a crash in between costs a message rather than doubling it.
 */
export async function once(
  ctx: Context,
  cause: string,
  recipient: string,
  channel: string,
  act: () => Promise<void>,
): Promise<void> {
  const mark = { cause, recipient, channel }
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('deliveries')
    .values({ ...mark, at: ctx.now() })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return
  try {
    await act()
  } catch (error) {
    await ctx.db
      .deleteFrom('deliveries')
      .where('cause', '=', cause)
      .where('recipient', '=', recipient)
      .where('channel', '=', channel)
      .execute()
    throw error
  }
}
