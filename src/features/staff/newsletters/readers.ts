import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/context.ts'
import type { ReaderAccounts } from './rules.ts'

type Segment = { languages: readonly string[]; accounts: ReaderAccounts }

/**
 * Readers of a segment: never anybody who has not confirmed that they want it, or has said that they do not any more. An account
 * counts as a reader's where its address is confirmed; nobody whose account is suspended or erased is written to.
 */
export function readersOf(db: Pick<Db | Tx, 'selectFrom'>, { languages, accounts }: Segment) {
  const account = sql`select from users where lower(users.email) = lower(newsletter_readers.email) and email_verified_at is not null`
  const ofKind = {
    all: sql<boolean>`true`,
    none: sql<boolean>`not exists (${account})`,
    candidates: sql<boolean>`exists (${account} and account_type = 'candidate')`,
    companies: sql<boolean>`exists (${account} and account_type <> 'candidate')`,
  }[accounts]
  return db
    .selectFrom('newsletter_readers')
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('newsletter_readers.language', 'in', [...languages])
    .where(ofKind)
    .where(sql<boolean>`not exists (${account} and state in ('suspended', 'erased'))`)
}

/** How many a segment has. */
export async function countReaders(db: Pick<Db | Tx, 'selectFrom'>, segment: Segment): Promise<number> {
  const { count } = await readersOf(db, segment)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
