import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/context.ts'
import { type Kind, ownersOf } from '#platform/server/db/names.ts'
import { toFind } from './phone-number.ts'

/**
 * The accounts, awake or asleep, that an e-mail address or phone may mean: the one that confirmed it, and the newest of those that only
 * claim it. Both may be there, because registering must not tell that an address has an account (calls.md, "Privacy").
 */
export async function findAccounts(db: Db | Tx, contact: string) {
  const [email, phone] = [contact.toLowerCase(), toFind(contact) ?? '']
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .select(confirmed(contact).as('confirmed'))
    .distinctOn(sql`confirmed`)
    // whoever confirmed it by the name, and by their rows who claims it
    .where(
      'id',
      'in',
      sql<string>`(${ownersOf(['email', email], ['phone', phone])} union all
      select id from users where lower(email) = ${email} or phone = ${phone})`,
    )
    .where(sql<boolean>`(lower(email) = ${email} or phone = ${phone})`)
    .where('state', '!=', 'erased')
    .orderBy('confirmed')
    .orderBy('created_at', 'desc')
    .execute()
  return {
    owner: rows.find((row) => row.confirmed),
    claimant: rows.find((row) => !row.confirmed),
  }
}

/**
 * Whom a link or code that goes to this contact may let back in: whoever confirmed it, else the newest account that claims
 * it and has confirmed nothing else. An account with another confirmed contact is its holder's; a mistyped address there
 * must not open it for a stranger.
 */
export async function findWhoGetsBackIn(db: Db | Tx, contact: string) {
  const { owner, claimant } = await findAccounts(db, contact)
  if (owner) return owner
  return claimant && !claimant.email_verified_at && !claimant.phone_verified_at ? claimant : undefined
}

const confirmed = (contact: string) =>
  sql<boolean>`case when lower(email) = ${contact.toLowerCase()} then email_verified_at is not null else phone_verified_at is not null end`

/** The account that confirmed this e-mail address or phone; null when none has. */
export async function findOwner(db: Db | Tx, contact: { email?: string | null; phone?: string | null }) {
  const [email, phone] = [contact.email?.toLowerCase(), contact.phone]
  const asked = [
    ...(email ? [named('email', email, sql`(lower(email) = ${email} and email_verified_at is not null)`)] : []),
    ...(phone ? [named('phone', phone, sql`(phone = ${phone} and phone_verified_at is not null)`)] : []),
  ]
  if (asked.length === 0) return null
  const confirmed = sql<boolean>`(${sql.join(
    asked.map(({ is }) => is),
    sql` or `,
  )})`
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where(
      'id',
      'in',
      sql<string>`(${ownersOf(...asked.map(({ name }) => name))} union all
      select id from users where ${confirmed})`,
    )
    .where(confirmed)
    .executeTakeFirst()
  return row ?? null
}

const named = (kind: Kind, value: string, is: RawBuilder<unknown>) => ({ name: [kind, value] as const, is })

/** An account by its id, awake or asleep; an erased one is none. */
export const findUser = (db: Db | Tx, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('state', '!=', 'erased').executeTakeFirst()
