import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/**
 * Somebody who was put forward without an account has one now: what agencies do in their name stands there too, by the address or number they
 * confirmed. Safe to run twice.
 */
export async function giveToAccount(db: Db, user: string): Promise<void> {
  await sql`update submissions s set user_id = u.id from users u
    where u.id = ${user}::uuid and u.state = 'active' and s.user_id is null and s.anonymised_at is null
      and ((lower(s.email) = lower(u.email) and u.email_verified_at is not null) or (s.phone = u.phone and u.phone_verified_at is not null))
      and not exists (select 1 from submissions own where own.mandate_id = s.mandate_id and own.user_id = u.id)`.execute(
    db,
  )
}
