import { keysOfName } from '#libraries/names/name-keys-contract.ts'

/** Whether two names share no word, however it is spelled; where one says nothing, nobody knows. */
export function isNamedOtherwise(own: string, told: string): boolean {
  const named = keysOfName(told)
  const called = new Set(keysOfName(own))
  return named.length > 0 && called.size > 0 && !named.some((key) => called.has(key))
}
