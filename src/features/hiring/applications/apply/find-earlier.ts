import { sql } from 'kysely'
import { findOwner, findUser } from '#features/people/accounts/find-accounts.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Contact } from '../who-applies.ts'

export type Earlier = {
  id: string
  /** Whether whoever asks is proved to have sent it; nobody else may learn of it. */
  isOwn: boolean
  /** Sent without an account, from an address that is proved to be one's own. */
  isUnclaimed: boolean
  submitted_at: Date
}

/**
 * The application this person has sent to a job already. Who is signed in is known by the account and what it confirmed; a guest is
 * taken for whoever owns the address that was typed, or without one the number, and is told nothing of what is found (0011).
 */
export async function findEarlier(ctx: Context, job: string, contact: Contact): Promise<Earlier | null> {
  const { candidate } = contact
  if (!candidate) {
    const reach = contact.email ? { email: contact.email } : { phone: contact.phone }
    const owner = await findOwner(ctx.db, reach)
    const row = (await sentAs(ctx.db, job, owner?.id ?? null)) ?? (await sentByGuest(ctx.db, job, reach))
    return row ? { ...row, isOwn: false, isUnclaimed: false } : null
  }
  const [own, me] = await Promise.all([sentAs(ctx.db, job, candidate), findUser(ctx.db, candidate)])
  if (own) return { ...own, isOwn: true, isUnclaimed: false }
  const [byEmail, byPhone] = await Promise.all([
    sentByGuest(ctx.db, job, { email: me?.email_verified_at ? me.email : null }),
    sentByGuest(ctx.db, job, { phone: me?.phone_verified_at ? me.phone : null }),
  ])
  const row = byEmail ?? byPhone
  return row ? { ...row, isOwn: true, isUnclaimed: true } : null
}

async function sentAs(db: Db | Tx, job: string, user: string | null) {
  if (!user) return undefined
  return db
    .selectFrom('applications')
    .select(['id', 'submitted_at'])
    .where('job_id', '=', job)
    .where('candidate_id', '=', user)
    .executeTakeFirst()
}

async function sentByGuest(db: Db | Tx, job: string, reach: { email?: string | null; phone?: string | null }) {
  const written = reach.email ?? reach.phone
  if (!written) return undefined
  return db
    .selectFrom('applications')
    .select(['id', 'submitted_at'])
    .where('job_id', '=', job)
    .where('candidate_id', 'is', null)
    .where(sql`lower(coalesce(email, phone))`, '=', written.toLowerCase())
    .executeTakeFirst()
}
