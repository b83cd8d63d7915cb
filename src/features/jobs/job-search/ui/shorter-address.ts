import { addressOf, readSearch } from './search-address.ts'
import { isCut } from './typed-words.ts'

/** A longer address says nothing that is read, and each link of the page would repeat it. */
const longestAddress = 8_000

/** Where a search stands whose address is too long: with the words that are read, and whether some were cut; null for others. */
export function shorterAddress(params: URLSearchParams): string | null {
  const [typed, address, cut] = [params.toString(), addressOf(readSearch(params)), isCut(params)]
  if (!cut && (typed.length <= longestAddress || address.length >= typed.length)) return null
  return cut ? `${address}${address.includes('?') ? '&' : '?'}cut=1` : address
}
