import { sql } from 'kysely'
import { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { CvState } from './cv-states.ts'
import { isNamedOtherwise } from './whose-rules.ts'

type Account = { name: string; email: string | null; phone: string | null }
type Told = Pick<ReadCv, 'name' | 'email' | 'phones'>

/**
 * Whether a CV tells of another person than the one whose account it is: neither does the name share a word, however it is
 * spelled, nor is one of the ways to reach somebody the same. Where one of both is not told, nobody knows.
 */
export function isOfAnother(own: Account, { name, email, phones }: Told): boolean {
  if (!isNamedOtherwise(own.name, name?.value ?? '')) return false
  const told = [
    ...(own.email && email ? [own.email.toLowerCase() === email.value.toLowerCase()] : []),
    ...(own.phone && phones.length > 0 ? [phones.some(({ value }) => value === own.phone)] : []),
  ]
  return told.length > 0 && !told.includes(true)
}

const told = ReadCv.pick({ name: true, email: true, phones: true })

/** What of a row of `cvs` says whom it names, beside the account of its person. */
export const whomRead = sql<unknown>`jsonb_build_object('name', read -> 'name', 'email', read -> 'email', 'phones', read -> 'phones')`

/** Whom a stored CV names, where that is another person and its own did not say that it is right; else null. */
export function anotherNamed(own: Account, { state, whom }: { state: CvState; whom: unknown }): string | null {
  const { data } = told.safeParse(whom)
  return state !== 'confirmed' && data && isOfAnother(own, data) ? (data.name?.value ?? null) : null
}

/** The account that a CV is compared with. */
export const accountOf = (tx: Context['db'] | Tx, user: string): Promise<Account> =>
  tx.selectFrom('users').select(['name', 'email', 'phone']).where('id', '=', user).executeTakeFirstOrThrow()
