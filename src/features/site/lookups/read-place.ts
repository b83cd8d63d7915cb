import { distance, slipsIn } from './distance.ts'
import type { Candidate, PlaceIndex } from './place-index.ts'
import { bareKey, placeKeys, placeWords } from './place-keys.ts'
import { isMarked, sharedMarks } from './vowel-marks.ts'

/** What somebody meant: a place, whether to be worked for from anywhere, and places one would have to ask about. */
export type Reading = { place: number | null; remote: boolean; near: number[] }

const nothing: Reading = { place: null, remote: false, near: [] }
const mostNear = 3
/** Fewer letters begin too many names. */
const fewestBegun = 3
/** Cities of so many people are meant wherever one is, whatever stands beside their name. */
const wellKnown = 500_000

/**
 * Reads a place written by hand: names of any language, with or without article, a country after a comma or a blank, a
 * district for its city. A slip is mended only within `home`; for any other country one has to ask.
 * @param home id of the visitor's country, null where nobody knows it
 * @param isBegun whether it may be only the beginning of a name, as who searches leaves it: the largest place is meant that begins so
 */
export function readPlace(index: PlaceIndex, typed: string, home: number | null, isBegun = false): Reading {
  const parts = typed.split(/[,،;|/]/).map(placeWords)
  const words = parts.flat()
  if (words.length === 0 || words.length > 12) return nothing
  if (index.isRemote(words)) return { ...nothing, remote: true }
  const whole = [words, withoutIn(words)].map(index.find).find(({ length }) => length > 0)
  if (whole) return chosen(whole, home, typed)
  return readParts(index, parts, home) ?? (isBegun ? begun(index, words, home) : null) ?? mended(index, words, home)
}

/** Arabic glues "in" to the name: بجدة. */
const withoutIn = (words: readonly string[]) =>
  words.map((word, at) => (at === 0 ? word.replace(/^ب(?=[ء-ي]{3})/, '') : word))

/** A whole name; where two cities share it, that of the own country, then the larger one, and the other to be asked about. */
function chosen(candidates: readonly Candidate[], home: number | null, typed: string): Reading {
  const best = candidates.filter(({ rank }) => rank === candidates[0]?.rank)
  const marked = isMarked(typed) ? best.find((one) => sharedMarks(typed, one.marked ?? []) > 0) : undefined
  if (marked) return { place: marked.id, remote: false, near: [] }
  const first = best.find((one) => isIn(one, home)) ?? best[0]
  const near = best.filter((one) => first && one.countries[0] !== first.countries[0])
  return { place: first?.id ?? null, remote: false, near: near.slice(0, mostNear).map(({ id }) => id) }
}

type Span = { from: number; to: number; found: Candidate[]; letters: number }

/** City and country, district and city, a known name among unknown words. */
function readParts(index: PlaceIndex, parts: readonly string[][], home: number | null): Reading | null {
  const words = parts.flat()
  const spans = knownSpans(index, words)
  const remote = words.some((_, at) => [1, 2, 3].some((n) => index.isRemote(words.slice(at, at + n))))
  // of two letters only a country is told from a filler
  const cities = spans.filter(({ letters }) => letters > 2).flatMap(({ found }) => found.filter(({ id }) => id > 0))
  const lands = spans.map(({ found }) => found.find(({ id }) => id < 0))
  const said = spans.flatMap(({ found }, at) =>
    found.filter(
      ({ id, countries }) =>
        id > 0 && lands.some((land, other) => other !== at && land?.countries.includes(countries[0] ?? 0)),
    ),
  )
  if (said[0]) return { place: said[0].id, remote, near: [] }
  const wide = lands.findLast(Boolean)
  if (wide) {
    // "Qa, UAE": the city of the country that was said, with a slip in it
    const rest = words.filter((_, at) => !spans.some(({ from, to }) => at >= from && at < to))
    const slip =
      rest.length > 0 ? nearest(index, rest).find((one) => wide.countries.includes(one.countries[0] ?? 0)) : undefined
    return { place: slip?.id ?? wide.id, remote, near: [] }
  }
  const sure = cities.find((city) => isIn(city, home)) ?? cities.find(({ people }) => people >= wellKnown)
  if (sure) return { place: sure.id, remote, near: [] }
  if (cities.length > 0)
    return { place: null, remote, near: [...new Set(cities.map(({ id }) => id))].slice(0, mostNear) }
  return remote ? { ...nothing, remote } : null
}

/** The longest known names among the words, none overlapping another. */
function knownSpans(index: PlaceIndex, words: readonly string[]): Span[] {
  const spans: Span[] = []
  for (let length = Math.min(words.length, 6); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length
      if (spans.some((span) => from < span.to && to > span.from)) continue
      const part = words.slice(from, to)
      const found = index.find(part)
      if (found.length > 0) spans.push({ from, to, found, letters: part.join('').length })
    }
  return spans.sort((a, b) => a.from - b.from)
}

/** The largest place whose name begins so, one of the own country first, and the next ones to be asked about. */
function begun(index: PlaceIndex, words: readonly string[], home: number | null): Reading | null {
  const key = bareKey(placeKeys(words))
  if (key.length < fewestBegun) return null
  const all = index.names
    .filter((one) => one.key.startsWith(key))
    .sort((a, b) => Number(isIn(b, home)) - Number(isIn(a, home)) || sizeOf(b) - sizeOf(a))
  const [first, ...others] = [...new Set(all.map(({ id }) => id))]
  return first === undefined ? null : { place: first, remote: false, near: others.slice(0, mostNear) }
}

/** A country is larger than any of its cities. */
const sizeOf = ({ id, people }: Candidate) => (id < 0 ? Number.POSITIVE_INFINITY : people)

function mended(index: PlaceIndex, words: readonly string[], home: number | null): Reading {
  const near = nearest(index, words)
  const own = near.find((one) => isIn(one, home))
  if (own) return { place: own.id, remote: false, near: [] }
  return { ...nothing, near: near.slice(0, mostNear).map(({ id }) => id) }
}

/** Places whose own name begins so, or is a slip or two away; without articles on either side. */
function nearest(index: PlaceIndex, words: readonly string[]): Candidate[] {
  const key = bareKey(placeKeys(words))
  if (key.length < 3) return []
  const slips = slipsIn(key)
  const found = new Map<number, Candidate & { slips: number }>()
  for (const one of index.names) {
    const away = key.length > 3 && one.key.startsWith(key) ? 0.5 : distance(one.key, key, slips)
    if (away > slips || away >= (found.get(one.id)?.slips ?? Number.POSITIVE_INFINITY)) continue
    found.set(one.id, { ...one, slips: away })
  }
  return [...found.values()].sort((a, b) => a.slips - b.slips || b.people - a.people)
}

const isIn = ({ countries }: Candidate, home: number | null) =>
  home !== null && countries.length === 1 && countries[0] === home
