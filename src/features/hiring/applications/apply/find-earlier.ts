import { sql } from 'kysely'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { isPutAndOpen } from '../put-and-open.ts'
import type { Contact } from '../who-applies.ts'

export type Earlier = {
  id: string
  /** Whether whoever asks is proved to have sent it; nobody else may learn of it. */
  isOwn: boolean
  /** Sent without an account, from an address that is proved to be one's own. */
  isUnclaimed: boolean
  /** Taken back by whoever sent it, which stays (stages.ts); told to nobody else. */
  isWithdrawn: boolean
  /**
   * A team put them there, they have not applied themselves, and what they send now may join it. Never so for who only typed an
   * address: they take the place of nothing that a team has, and do not learn of it.
   */
  isBrought: boolean
  submitted_at: Date
  /** Since when it stands where it stands. */
  moved_at: Date
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
    return row ? { ...row, isOwn: false, isUnclaimed: false, isWithdrawn: false, isBrought: false } : null
  }
  return sentBySomebody(ctx.db, job, candidate)
}

/** By an account, or without one from a contact that the account confirmed. */
async function sentBySomebody(db: Db, job: string, user: string): Promise<Earlier | null> {
  const { rows } = await sql<Omit<Earlier, 'isOwn'>>`
    select id, submitted_at, moved_at, brought as "isBrought", turn > 0 as "isUnclaimed", stage = 'withdrawn' as "isWithdrawn" from (
      select id, submitted_at, moved_at, stage, ${isPutAndOpen} as brought, 0 as turn from applications where job_id = ${job} and candidate_id = ${user}
      union all
      select id, submitted_at, moved_at, stage, ${isPutAndOpen} as brought, case when email is null then 2 else 1 end from applications
        where job_id = ${job} and candidate_id is null and lower(coalesce(email, phone)) = any(array(
          select lower(email) from users where users.id = ${user} and email_verified_at is not null
          union all select lower(phone) from users where users.id = ${user} and phone_verified_at is not null))
    ) as sent
    order by turn
    limit 1`.execute(db)
  return rows[0] ? { ...rows[0], isOwn: true } : null
}

async function sentAs(db: Db | Tx, job: string, user: string | null) {
  if (!user) return undefined
  return db
    .selectFrom('applications')
    .select(['id', 'submitted_at', 'moved_at'])
    .where('job_id', '=', job)
    .where('candidate_id', '=', user)
    .executeTakeFirst()
}

async function sentByGuest(db: Db | Tx, job: string, reach: { email?: string | null; phone?: string | null }) {
  const written = reach.email ?? reach.phone
  if (!written) return undefined
  return db
    .selectFrom('applications')
    .select(['id', 'submitted_at', 'moved_at'])
    .where('job_id', '=', job)
    .where('candidate_id', 'is', null)
    .where(sql`lower(coalesce(email, phone))`, '=', written.toLowerCase())
    .executeTakeFirst()
}
