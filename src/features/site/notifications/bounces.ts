import { sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Bounce } from '#platform/server/mail/bounce.ts'

const day = 86_400_000
/** The longest rest, in days. */
const mostDays = 30

const same = (address: string) => address.toLowerCase()

/** What is known of an address that was refused for good. */
export const findBounce = (db: Db | Tx, address: string) =>
  db.selectFrom('bounced_addresses').selectAll().where('address', '=', same(address)).executeTakeFirst()

/** Writes a refusal down: the address rests a day, twice as long each time it is refused again. */
export async function keepBounce(ctx: Context, to: string, { code, reason }: Bounce, times: number): Promise<void> {
  const now = ctx.now()
  const try_at = new Date(now.getTime() + Math.min(mostDays, 2 ** (times - 1)) * day)
  const said = { code, reason, times, bounced_at: now, try_at }
  await ctx.db
    .insertInto('bounced_addresses')
    .values({ address: same(to), ...said })
    .onConflict((is) => is.column('address').doUpdateSet(said))
    .execute()
}

/** Counts a mail that was not sent, so that the staff sees what rests. */
export const countRested = (ctx: Context, address: string) =>
  ctx.db
    .updateTable('bounced_addresses')
    .set({ rested: sql`rested + 1` })
    .where('address', '=', same(address))
    .execute()

/** The next mail of the account itself is tried at once: somebody waits for it. */
export const letTryAgain = (db: Db | Tx, address: string, now: Date) =>
  db.updateTable('bounced_addresses').set({ try_at: now }).where('address', '=', same(address)).execute()

/** A mail arrived there, or its reader has proved it: nothing is wrong with it any more. */
export const clearBounce = (db: Db | Tx, address: string) =>
  db.deleteFrom('bounced_addresses').where('address', '=', same(address)).execute()
