import type { Context, Db, Tx } from '#platform/server/context.ts'

type Mark = { cause: string; recipient: string; channel: string }

/**
 * Does something once per cause, recipient and channel, even when the worker tries again: the mark is written first and
 * taken back if it fails, so a crash in between costs a message rather than doubling it.
 */
export async function once(ctx: Context, mark: Mark, act: () => Promise<void>): Promise<void> {
  if (!(await leave(ctx, ctx.db, mark))) return
  try {
    await act()
  } catch (error) {
    const { cause, recipient, channel } = mark
    await ctx.db
      .deleteFrom('deliveries')
      .where('cause', '=', cause)
      .where('recipient', '=', recipient)
      .where('channel', '=', channel)
      .execute()
    throw error
  }
}

/** The same for what is only written down: with its mark, or not at all. */
export const writeOnce = (ctx: Context, mark: Mark, write: (tx: Tx) => Promise<void>): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    if (await leave(ctx, tx, mark)) await write(tx)
  })

/** Whoever is forgotten was sent nothing: an address is not kept because something went there once. */
export const forgetSent = (tx: Tx, addresses: readonly string[]) =>
  addresses.length === 0 ? null : tx.deleteFrom('deliveries').where('recipient', 'in', addresses).execute()

/** Whether the mark was not there yet. */
async function leave(ctx: Context, db: Db | Tx, mark: Mark): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('deliveries')
    .values({ ...mark, at: ctx.now() })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
