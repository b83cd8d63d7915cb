import { sql } from 'kysely'
import { dayLimit, enough } from '#features/people/day-limits/day-limit.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { mostPerDay } from '../rules.ts'
import type { Contact } from '../who-applies.ts'

/** @throws Refused day_full · day_limited: as many as one may send within a day */
export async function demandRoom(ctx: Context, db: Db | Tx, { candidate, email }: Contact) {
  const limit = await dayLimit(ctx, db, candidate ?? (await accountOf(db, email)), {
    what: 'applications',
    usual: mostPerDay,
  })
  const { count } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('submitted_at', '>', new Date(ctx.now().getTime() - 86_400_000))
    .where((or) =>
      candidate ? or('candidate_id', '=', candidate) : or(sql`lower(email)`, '=', email?.toLowerCase() ?? ''),
    )
    .executeTakeFirstOrThrow()
  // that staff hold somebody lower is nothing for whoever only knows the address
  if (count >= limit.most) throw enough(candidate ? limit : { ...limit, isLowered: false }, 'day_full')
}

/** Whose account has this address: what holds for it holds signed out, too. */
async function accountOf(db: Db | Tx, email: string | null): Promise<string | null> {
  if (!email) return null
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()} and email_verified_at is not null`)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether a guest’s address has a place left today. Whoever only knows the address is not told (0011). */
export async function hasRoom(ctx: Context, contact: Contact): Promise<boolean> {
  try {
    await demandRoom(ctx, ctx.db, contact)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
