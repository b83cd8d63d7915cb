import type { Stems } from '#features/job-search/stems.ts'
import type { Frequencies } from '../index/frequencies.ts'
import { lexeme } from '../index/lexemes.ts'
import type { Place } from '../query/say.ts'
import type { Leaf, Wanted } from '../query/widen.ts'

/** Fewer matches than this many times the wanted ones are simply all taken. */
const allBelow = 4
/** A window of more weeks is not named in the query any more. */
const mostWeeks = 80
/** Words of a title come in company: each further one leaves about a third, not its own share. */
const company = 0.3
/** A phrase is about half as frequent as its words together. */
const inOrder = 0.5

/**
 * How many of the newest weeks hold about so many matches, counted from a week; null where all are to be looked at. From
 * frequencies alone: the database's own planner takes the wrong turn at exactly these queries.
 */
export function weeksFor(
  share: number,
  target: number,
  from: number,
  { people, weeks, of }: Frequencies,
): number | null {
  if (people * share <= target * allBelow || weeks.length < 3) return null
  let found = 0
  for (const week of weeks) {
    if (week > from) continue
    found += of(lexeme.week(week)) * share
    if (found >= target) return limited(from - week + 1)
  }
  return null
}

/** The next try after a window that held too little. */
export function wider(weeks: number, found: number, needed: number): number | null {
  return limited(Math.ceil(weeks * Math.min(10, Math.max(2, (needed * 2) / Math.max(1, found)))))
}

const limited = (weeks: number): number | null => (weeks > mostWeeks ? null : weeks)

/** Which share of all people has what is looked for, as if parts had nothing to do with each other. */
export function shareOfText(wanted: Wanted, place: Place, stems: Stems, frequencies: Frequencies): number {
  const share = (one: Wanted): number => shareOfText(one, place, stems, frequencies)
  if (wanted.kind === 'leaf') return shareOfLeaf(wanted, place, stems, frequencies)
  if (wanted.kind === 'not') return 1 - Math.min(0.9, shareOfText(wanted.part, 'anywhere', stems, frequencies))
  if (wanted.kind === 'or') return Math.min(1, sum(wanted.parts.map(share)))
  const shares = wanted.parts.map(share)
  const positive = wanted.parts.filter(({ kind }) => kind !== 'not').length
  return place === 'title' && positive > 1
    ? Math.min(...shares) * company ** (positive - 1)
    : shares.reduce((all, one) => all * one, 1)
}

function shareOfLeaf({ term, sides }: Leaf, place: Place, stems: Stems, frequencies: Frequencies): number {
  const named = (stem: string) => shareOf(place === 'title' ? lexeme.title(stem) : stem, frequencies)
  const each = sides.map((words) => {
    const shares = words.flatMap((word) => {
      const known = stems.get(word)
      return known ? [Math.max(...known.map((together) => Math.min(1, ...together.map(named))))] : []
    })
    if (shares.length === 0) return 0
    return Math.min(...shares) * (shares.length > 1 && term.phrase ? inOrder : 1)
  })
  return Math.min(1, sum(each) * (term.open ? 2 : 1))
}

/** Which share passes the filters. */
export const shareOfLists = (lists: readonly (readonly string[])[], frequencies: Frequencies): number =>
  lists.reduce((all, list) => all * Math.min(1, sum(list.map((one) => shareOf(one, frequencies)))), 1)

const shareOf = (one: string, { of, people }: Frequencies): number => (people > 0 ? of(one) / people : 0)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
