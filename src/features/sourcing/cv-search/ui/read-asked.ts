import type { Takes } from '#platform/shared/contract.ts'
import { type CvQuery, longestQuery, searchCvs } from '../contract.ts'
import { bare } from '../search-fields.ts'

/** What an address asks for; what does not fit is left out, and of words that are too many the first are asked for. */
export function readAsked(params: URLSearchParams): CvQuery {
  const given = Object.fromEntries(
    Object.keys(searchCvs.takes.shape).flatMap((name) => {
      const all = params.getAll(name).map((value) => value.replace(/\p{Cc}+/gu, ' '))
      return all.length === 0 ? [] : [[name, all.length > 1 ? all : all[0]]]
    }),
  )
  if (typeof given.q === 'string') given.q = given.q.trim().slice(0, longestQuery)
  const takes = searchCvs.takes.omit({ cursor: true })
  const wrong = new Set(takes.safeParse(given).error?.issues.map(({ path: [name] }) => name))
  return takes.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))))
}

/** The same, as the call takes it. */
export const inputOf = (query: CvQuery): Takes<typeof searchCvs> => bare(query) as Takes<typeof searchCvs>

/** Asks anew, with some of it changed. */
export type Ask = (next: Partial<CvQuery>) => void
