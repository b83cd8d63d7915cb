import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { keysOfName } from '#libraries/names/name-keys.ts'

type Account = { name: string; email: string | null; phone: string | null }

/**
 * Whether a CV tells of another person than the one whose account it is: neither does the name share a word, however it is
 * spelled, nor is one of the ways to reach somebody the same. Where one of both is not told, nobody knows.
 */
export function isOfAnother(own: Account, { name, email, phones }: ReadCv): boolean {
  const named = keysOfName(name?.value ?? '')
  const called = new Set(keysOfName(own.name))
  if (named.length === 0 || called.size === 0 || named.some((key) => called.has(key))) return false
  const told = [
    ...(own.email && email ? [own.email.toLowerCase() === email.value.toLowerCase()] : []),
    ...(own.phone && phones.length > 0 ? [phones.some(({ value }) => value === own.phone)] : []),
  ]
  return told.length > 0 && !told.includes(true)
}
