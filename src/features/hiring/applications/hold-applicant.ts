import { sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'
import type { Contact } from './who-applies.ts'

/**
 * Of two who apply to one job, or are brought to it, as one person at once the second waits here until the first is stored, also where
 * only the number, or only the account, is the same. Ends with the transaction.
 */
export async function holdApplicant(tx: Tx, job: string, { candidate, email, phone }: Contact): Promise<void> {
  const account = candidate && tx.selectFrom('users').select(['email', 'phone']).where('id', '=', candidate)
  const own = account ? await account.executeTakeFirst() : undefined
  const reach = [email?.toLowerCase(), own?.email?.toLowerCase(), phone, own?.phone]
  const keys = new Set([candidate, ...reach].flatMap((key) => key ?? []))
  // in one order, so that two never wait for each other
  for (const key of [...keys].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`applicant ${job} ${key}`}, 0))`.execute(tx)
}
