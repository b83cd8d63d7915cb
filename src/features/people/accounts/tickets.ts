import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

/** What a ticket carries from one step of signing in to the next. */
export type TicketPurpose = 'second-factor' | 'asleep' | 'connect' | 'passkey-made' | 'passkey-used' | 'provider'

const life = 10 * 60_000
const mostTries = 5

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

/** Makes a ticket of 192 random bits for the next ten minutes; only its hash is stored. */
export async function makeTicket(
  ctx: Context,
  purpose: TicketPurpose,
  facts: Record<string, unknown>,
  user: string | null = null,
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  const expires_at = new Date(ctx.now().getTime() + life)
  await ctx.db
    .insertInto('tickets')
    .values({ key_hash: hashOf(ticket), purpose, user_id: user, facts: JSON.stringify(facts), expires_at })
    .execute()
  return ticket
}

/**
 * Shows a ticket; each showing counts as a try, five are allowed.
 * @throws Refused ticket_expired: unknown, too old, tried too often, or made for something else
 */
export async function showTicket<F>(ctx: Context, purpose: TicketPurpose, ticket: string) {
  const row = await ctx.db
    .updateTable('tickets')
    .set({ tries: sql`tries + 1` })
    .where('key_hash', '=', hashOf(ticket))
    .where('purpose', '=', purpose)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', ctx.now())
    .returning(['user_id', 'facts'])
    .executeTakeFirst()
  if (!row) throw new Refused('ticket_expired')
  return { user: row.user_id, facts: row.facts as F }
}

/** Uses a ticket up; of two who try at once one gets it. @throws Refused ticket_expired */
export async function spendTicket<F>(ctx: Context, purpose: TicketPurpose, ticket: string) {
  const row = await ctx.db
    .deleteFrom('tickets')
    .where('key_hash', '=', hashOf(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', ctx.now())
    .returning(['user_id', 'facts'])
    .executeTakeFirst()
  if (!row) throw new Refused('ticket_expired')
  return { user: row.user_id, facts: row.facts as F }
}
