import type { Stems } from '#features/job-search/stems.ts'
import type { Frequencies } from '../index/frequencies.ts'
import { dayLength, lexeme, unitOf } from '../index/lexemes.ts'
import type { Place } from '../query/say.ts'
import type { Leaf, Wanted } from '../query/widen.ts'

/** Fewer matches than this many times the wanted ones are simply all taken. */
const allBelow = 4
/** A window of more than this is not named in the query any more. */
const longest = 80 * 7 * dayLength
/** Words of a title come in company: each further one leaves about a third, not its own share. */
const company = 0.3
/** A phrase is about half as frequent as its words together. */
const inOrder = 0.5

/**
 * How long before a moment about so many matches were updated, in milliseconds; null where all are to be looked at. From
 * frequencies alone: the database's own planner takes the wrong turn at exactly these queries.
 */
export function spanFor(share: number, target: number, until: number, frequencies: Frequencies): number | null {
  const { people, days } = frequencies
  const [newest = 0, oldest = 0] = [days[0], days.at(-1)]
  if (people * share <= target * allBelow || days.length < 3) return null
  let found = 0
  for (let day = unitOf('day', until - 1); day >= oldest; day--) {
    const begins = day * dayLength
    const lasts = Math.min(until, begins + dayLength) - begins
    const here = updatedOn(day, newest, frequencies) * share * (lasts / dayLength)
    if (found + here >= target) return limited(until - begins - lasts * (1 - (target - found) / here))
    found += here
  }
  return null
}

/** How many were updated on a day: of those since the last count, as many as on the days before it. */
function updatedOn(day: number, newest: number, { of }: Frequencies): number {
  if (day < newest) return of(lexeme.day(day))
  const before = [1, 2, 3].map((back) => of(lexeme.day(newest - back)))
  return Math.max(sum(before) / before.length, of(lexeme.day(newest)))
}

/** The next try after a window that held too little. */
export function wider(span: number, found: number, needed: number): number | null {
  return limited(span * Math.min(10, Math.max(2, (needed * 2) / Math.max(1, found))))
}

const limited = (span: number): number | null => (span > longest ? null : span)

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
