import type { Stems } from '#features/jobs/job-search/stems.ts'
import type { Frequencies } from '../index/frequencies.ts'
import { dayLength, hourLength, lengthOf, lexeme, type Unit, unitOf } from '../index/lexemes.ts'
import { type Known, type Place, pairsOf, stemsAt } from '../query/say.ts'
import type { Leaf, Wanted } from '../query/wanted.ts'

/** So many matches are looked at sooner than a window that held too few is asked for again. */
const few = 500
/** A window of more than this is not named in the query any more. */
const longest = 80 * 7 * dayLength
/** Of more hours the days are named, of more days the weeks: each entry of the index is compared with all of them. */
const mostNamed = 12
/** Words of a title come in company: each further one leaves about a third, not its own share. */
const company = 0.3
/** A phrase is about half as frequent as its words together. */
const inOrder = 0.5
/** What reading costs, in microseconds, as measured: a match that is fetched and ranked; an entry of the index, for each lexeme of the query. */
const costs = { match: 5, entry: 0.017 }

/**
 * Of what is looked for: the share of all people that is expected to have it, the share that has the rarest of what all must
 * have, and how many lexemes are asked for.
 */
export type Share = { share: number; rarest: number; lexemes: number }

/** By what a window of this length is named: few words, and not much more than it. */
export const unitFor = (span: number): Unit =>
  span <= mostNamed * hourLength ? 'hour' : span <= mostNamed * dayLength ? 'day' : 'week'

/**
 * How long before a moment to look for about so many matches, in milliseconds; null where all people are looked at. From
 * frequencies alone: the database's own planner takes the wrong turn at exactly these queries.
 */
export function spanFor(wanted: Share, target: number, until: number, frequencies: Frequencies): number | null {
  const { people, days } = frequencies
  const expected = people * wanted.share
  if (expected <= Math.max(target, few) || days.length < 3) return null
  const span = spanOfPeople(target / wanted.share, until, frequencies)
  if (span === null) return null
  const named = Math.ceil(span / lengthOf[unitFor(span)]) + 1
  const inWindow = target / wanted.share
  // the index reads all of the rarest list of lexemes, and skips in the others
  const read = Math.min(
    inWindow / named < people * wanted.rarest ? inWindow : Infinity,
    people * wanted.rarest + inWindow,
  )
  const ofWindow = (wanted.lexemes + named) * read * costs.entry + target * costs.match
  const ofAll = wanted.lexemes * people * wanted.rarest * costs.entry + expected * costs.match
  return ofAll < ofWindow ? null : span
}

/** How long before a moment so many people changed something; null where that is too long to be named. */
function spanOfPeople(wanted: number, until: number, frequencies: Frequencies): number | null {
  let found = 0
  for (const { begins, ends, people } of timesBefore(until, frequencies)) {
    if (found + people >= wanted) return limited(until - ends + ((ends - begins) * (wanted - found)) / people)
    found += people
  }
  return null
}

/** How many changed something when, back from a moment: by the hour as far as hours are worth naming, by the day before. */
function* timesBefore(until: number, { days, of }: Frequencies) {
  const [newest = 0, oldest = 0] = [days[0], days.at(-1)]
  // of those since the last count, as many as on the days before it
  const lately = sum([1, 2, 3].map((back) => of(lexeme.day(newest - back)))) / 3
  const hours = Math.ceil(until / dayLength) * 24 - mostNamed * 2
  for (let hour = unitOf('hour', until - 1); hour >= hours; hour--) {
    const begins = hour * hourLength
    const ends = Math.min(until, begins + hourLength)
    const isCounted = hour < newest * 24
    const people = Math.max(of(lexeme.hour(hour)), isCounted ? 0 : lately / 24)
    yield { begins, ends, people: (people * (ends - begins)) / hourLength }
  }
  for (let day = hours / 24 - 1; day >= oldest; day--) {
    const people = day < newest ? of(lexeme.day(day)) : Math.max(lately, of(lexeme.day(newest)))
    yield { begins: day * dayLength, ends: (day + 1) * dayLength, people }
  }
}

/** The next try after a window that held too little: what was found in it tells more than frequencies did. */
export function wider(
  span: number,
  found: number,
  wanted: Share,
  target: number,
  until: number,
  frequencies: Frequencies,
): number | null {
  const tried = (span * 2) / dayLength > frequencies.days.length ? null : span * 2
  if (tried === null) return null
  const share = Math.min(wanted.share / 2, (wanted.share * Math.max(found, 0.5)) / target)
  const next = spanFor({ ...wanted, share }, target, until, frequencies)
  return next === null ? null : limited(Math.max(tried, next))
}

const limited = (span: number): number | null => (span > longest ? null : span)

/** The share of what all these ask for together, as if parts had nothing to do with each other. */
export const allTogether = (parts: readonly Share[]): Share => ({
  share: parts.reduce((all, { share }) => all * share, 1),
  rarest: Math.min(1, ...parts.map(({ rarest }) => rarest)),
  lexemes: sum(parts.map(({ lexemes }) => lexemes)),
})

/** The share of what is looked for in words. */
export function shareOfText(wanted: Wanted, place: Place, stems: Stems, frequencies: Frequencies): Share {
  if (wanted.kind === 'leaf') return shareOfLeaf(wanted, place, stems, frequencies)
  if (wanted.kind === 'not') {
    const { share, lexemes } = shareOfText(wanted.part, 'anywhere', stems, frequencies)
    return { share: 1 - Math.min(0.9, share), rarest: 1, lexemes }
  }
  const parts = wanted.parts.map((one) => shareOfText(one, place, stems, frequencies))
  const together = allTogether(parts)
  if (wanted.kind === 'or')
    return {
      ...together,
      share: Math.min(1, sum(parts.map(({ share }) => share))),
      rarest: Math.min(1, sum(parts.map(({ rarest }) => rarest))),
    }
  const positive = wanted.parts.filter(({ kind }) => kind !== 'not').length
  return place === 'title' && positive > 1
    ? { ...together, share: Math.min(...parts.map(({ share }) => share)) * company ** (positive - 1) }
    : together
}

function shareOfLeaf(
  { term, sides, meant, within, inAnyLine, inOrder }: Leaf,
  place: Place,
  stems: Stems,
  frequencies: Frequencies,
): Share {
  const name = place === 'title' ? lexeme.held : lexeme.named
  if (!inAnyLine) return shareOfLists([within.flatMap(([one]) => one ?? [])], frequencies)
  if (meant.length > 0) return shareOfLists([meant.map(name)], frequencies)
  const each = sides.map((words, at) => {
    const known = words.flatMap((word, spot) => stemsAt(stems, word, spot))
    const isPhrase = (at === 0 ? term.phrase : inOrder) && known.length > 1
    const pairs = isPhrase && place === 'title' ? pairsOf(known) : null
    return pairs ? shareOfPairs(pairs, frequencies) : shareOfWords(known, isPhrase, place, frequencies)
  })
  const times = term.open ? 2 : 1
  return {
    share: Math.min(1, sum(each.map(({ share }) => share)) * times),
    rarest: Math.min(1, sum(each.map(({ rarest }) => rarest)) * times),
    lexemes: sides.flat(2).length,
  }
}

function shareOfWords(known: readonly Known[], isPhrase: boolean, place: Place, frequencies: Frequencies) {
  const named = (stem: string) => shareOf(place === 'title' ? lexeme.title(stem) : stem, frequencies)
  const shares = known.map(({ stems }) => Math.max(...stems.map((together) => Math.min(1, ...together.map(named)))))
  if (shares.length === 0) return { share: 0, rarest: 0 }
  const rarest = Math.min(...shares)
  return { share: rarest * (isPhrase ? inOrder : 1), rarest }
}

/** A pair is an entry of the index like any word. */
function shareOfPairs(pairs: readonly (readonly string[])[], frequencies: Frequencies) {
  const rarest = Math.min(1, ...pairs.map((ways) => sum(ways.map((way) => shareOf(way, frequencies)))))
  return { share: rarest, rarest }
}

/** The share of those that pass the filters: all of the lists, any one of each. */
export const shareOfLists = (lists: readonly (readonly string[])[], frequencies: Frequencies): Share =>
  allTogether(
    lists.map((list) => {
      const share = Math.min(1, sum(list.map((one) => shareOf(one, frequencies))))
      return { share, rarest: share, lexemes: list.length }
    }),
  )

const shareOf = (one: string, { of, people }: Frequencies): number => (people > 0 ? of(one) / people : 0)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
