import { oneOf, quoted } from '#features/jobs/job-search/lexemes.ts'
import type { Stems } from '#features/jobs/job-search/stems.ts'
import { nameKeys } from '#libraries/names/name-keys-contract.ts'
import { farthestApart, lexeme } from '../index/lexemes.ts'
import type { Leaf, Wanted } from './wanted.ts'

/** Where words must stand. */
export type Place = 'title' | 'anywhere'
type Saying = { place: Place; stems: Stems; page: string | null }

/** All words that have to be stemmed before a query can be said. */
export const wordsIn = (wanted: Wanted): string[] =>
  wanted.kind === 'leaf' ? wanted.sides.flat() : (wanted.kind === 'not' ? [wanted.part] : wanted.parts).flatMap(wordsIn)

/**
 * A query as the index is asked; null where nothing of it says anything. Names and employers are matched only together
 * with the page's right to see them, inside the index. Order in phrases is looked up in the row.
 */
export function say(wanted: Wanted, how: Saying): string | null {
  if (wanted.kind === 'leaf') return sayLeaf(wanted, how)
  if (wanted.kind === 'not') {
    const part = say(wanted.part, { ...how, place: 'anywhere' })
    return part && `!${part}`
  }
  const parts = wanted.parts.flatMap((part) => say(part, how) ?? [])
  if (parts.length === 0) return null
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(wanted.kind === 'and' ? ' & ' : ' | ')})`
}

function sayLeaf(leaf: Leaf, how: Saying): string | null {
  const within = leaf.within.map((together) => allOf(together.map(quoted)))
  const openly = [
    ...within,
    ...(leaf.inAnyLine ? sayLines(leaf, how) : []),
    ...(leaf.isSlip ? sayTyped(leaf, how) : []),
  ]
  if (openly.length === 0) return null
  const { stems, page, place } = how
  // who is called like work is found after those who do it
  // hours are no name: ليلى is nobody of the night
  const named = page && leaf.as !== 'shift' && (place === 'anywhere' || isName(leaf)) ? sayNamed(leaf, stems, page) : []
  return oneOf([...openly, ...named])
}

/** Its own words, which were taken for a slip. */
function sayTyped({ sides: [own = []], term }: Leaf, { place, stems }: Saying): string[] {
  const known = knownOf(own, stems)
  return known.length === 0 ? [] : [sayWords(known, term.phrase, term.open, place)]
}

/** What any line of a CV may say of it, and facts. */
function sayLines(leaf: Leaf, { place, stems }: Saying): string[] {
  const { term, sides, meant } = leaf
  const name = place === 'title' ? lexeme.held : lexeme.named
  if (meant.length > 0) return meant.map((key) => quoted(name(key)))
  const openly = sides.flatMap((words, at) => {
    const known = knownOf(words, stems)
    if (known.length === 0) return []
    // "fluent in Arabic, some English" is no fluent English
    if (leaf.as === 'language' && known.length === 2) return [beside(known)]
    if (at > 0 && leaf.inOrder && known.length < words.length && words.some(isLetter)) return []
    return [sayWords(known, at === 0 ? term.phrase : leaf.inOrder, term.open, place)]
  })
  return openly.length === 0 || term.exact.length === 0 ? openly : [...openly, ...sayFacts(leaf)]
}

/** A letter that a stemmer passes over is what a name has of its own: "C plus plus". */
const isLetter = (word: string) => word.length === 1

const knownOf = (words: readonly string[], stems: Stems) => words.flatMap((word, place) => stemsAt(stems, word, place))

/** What a person's facts say of it. Places are found as they are written: without its endings "المحمدية" would be "محمد". */
const sayFacts = ({ term: { exact, open }, facts }: Leaf): string[] => {
  const placed = allOf(exact.map((word) => quoted(lexeme.place(word)) + (open ? ':*' : '')))
  return [...new Set([placed, ...facts.map((together) => allOf(together.map(quoted)))])]
}

/** Whether it may be the name of somebody rather than of work; with its article a word for work is an Arabic family name (الخطيب, النجار). */
const isName = ({ as, term, meant }: Leaf) => as !== 'shift' && (meant.length === 0 || term.text.startsWith('ال'))

/** All ways to say it among names, employers and contacts; words for work only as they were typed, since a barber is nobody called Barbier. */
const sayNamed = (leaf: Leaf, stems: Stems, page: string): string[] =>
  (leaf.meant.length > 0 ? leaf.sides.slice(0, 1) : leaf.sides).flatMap((words) => {
    const known = knownOf(words, stems)
    return known.length === 0 ? [] : sayPrivately(known, words, page, isName(leaf) || leaf.isSlip)
  })

/**
 * Who comes first whatever the words of their titles: those in a place that is asked for, else those whose names or
 * employers, as far as the page may see them, have any of it. Null where nobody does.
 */
export function sayFirst(
  wanted: Wanted,
  stems: Stems,
  page: string | null,
  isPlace: (text: string) => boolean,
): string | null {
  const said = asked(wanted).flatMap((leaf) =>
    isPlace(leaf.term.text) ? sayLiving(leaf) : page === null || !isName(leaf) ? [] : sayNamed(leaf, stems, page),
  )
  return said.length === 0 ? null : oneOf(said)
}

/** Who lives in a place comes before who would move there, and who only worked there; of others whoever's facts name it. */
const sayLiving = (leaf: Leaf): string[] =>
  leaf.lives.length > 0 ? leaf.lives.map((together) => allOf(together.map(quoted))) : sayFacts(leaf)

/** Those whose headline or latest job is work that is asked for; null where none is. */
export function sayCurrent(wanted: Wanted): string | null {
  const keys = [...new Set(asked(wanted).flatMap(({ orders }) => orders))]
  return keys.length === 0 ? null : oneOf(keys.map((key) => quoted(lexeme.current(key))))
}

/** Work that is asked for, by the names it goes by as they are written. */
export const titlesIn = (wanted: Wanted): string[] => [
  ...new Set(
    asked(wanted).flatMap(({ as, orders, term, also }) =>
      orders.length > 0 && as !== 'skill' ? [term.text, ...also] : [],
    ),
  ),
]

/** A word of a query that says something: its place, and the lexemes it may stand as. */
export type Known = { place: number; stems: readonly (readonly string[])[] }
export const stemsAt = (stems: Stems, word: string, place: number): Known[] => {
  const known = stems.get(word)
  return known ? [{ place, stems: known }] : []
}

function sayWords(known: readonly Known[], phrase: boolean, open: boolean, place: Place): string {
  if (phrase && known.length > 1) return place === 'title' ? sayInTitles(known) : inOrder(known, '')
  return loose(known, place === 'title' ? lexeme.title('') : '', open)
}

const loose = (known: readonly Known[], prefix: string, open = false) =>
  allOf(
    known.map(({ stems }) =>
      oneOf(stems.map((together) => allOf(together.map((one) => quoted(prefix + one) + (open ? ':*' : ''))))),
    ),
  )

/** Order is looked up in the row. */
function inOrder(known: readonly Known[], weight: ':AB' | ''): string {
  const steps = known.map(({ stems, place }, index) => {
    const word = oneOf(stems.map((together) => allOf(together.map((one) => quoted(one) + weight))))
    return index === 0 ? word : `<${place - (known[index - 1]?.place ?? 0)}> ${word}`
  })
  return `(${steps.join(' ')})`
}

/** Two words in either order, with room for one between them: "fluent in English", "English, fluent". */
function beside(known: readonly Known[]): string {
  const [one, two] = known as [Known, Known]
  return oneOf(
    [one, two].flatMap((first) => {
      const second = first === one ? two : one
      return [1, 2].map((steps) =>
        inOrder(
          [
            { ...first, place: 0 },
            { ...second, place: steps },
          ],
          '',
        ),
      )
    }),
  )
}

/** Two words stand as a pair in the index; of more the pairs may be apart, so that the row is looked up too. */
function sayInTitles(known: readonly Known[]): string {
  const pairs = pairsOf(known)
  if (pairs === null) return `(${loose(known, lexeme.title(''))} & ${inOrder(known, ':AB')})`
  const said = pairs.map((ways) => oneOf(ways.map(quoted)))
  return allOf(pairs.length === 1 ? said : [...said, inOrder(known, ':AB')])
}

/** The pairs of a phrase, each in the ways it may be written; null where it cannot be said so. */
export function pairsOf(known: readonly Known[]): string[][] | null {
  const isOne = known.every(({ stems }) => stems.every((together) => together.length === 1))
  const pairs = known.slice(1).map((second, at) => ({ first: known[at] as Known, second }))
  if (!isOne || pairs.some(({ first, second }) => second.place - first.place > farthestApart)) return null
  return pairs.map(({ first, second }) =>
    first.stems
      .flat()
      .flatMap((one) => second.stems.flat().map((two) => lexeme.pair(one, second.place - first.place, two))),
  )
}

/** The same words among names, employers and contacts, for a page that may see them. */
function sayPrivately(known: readonly Known[], words: readonly string[], page: string, bySound: boolean): string[] {
  const spelled = allOf(
    known.map(({ stems }) => oneOf(stems.map((together) => allOf(together.map((one) => quoted(lexeme.private(one))))))),
  )
  const keys = words.map((word) => nameKeys(word).map((key) => quoted(lexeme.name(key))))
  const sounds = bySound && keys.every((each) => each.length > 0) ? [allOf(keys.map(oneOf))] : []
  return [`(${quoted(lexeme.to(page))} & ${oneOf([spelled, ...sounds])})`]
}

/** Any of the words that are asked to be there, for ranking; null where there are none. */
export function rankOf(wanted: Wanted, stems: Stems): string | null {
  const lexemes = [
    ...new Set(asked(wanted).flatMap(({ sides }) => sides.flat().flatMap((word) => stems.get(word)?.flat() ?? []))),
  ]
  return lexemes.length > 0 ? lexemes.map(quoted).join(' | ') : null
}

/** What is asked to be there. */
export function asked(wanted: Wanted): Leaf[] {
  if (wanted.kind === 'leaf') return [wanted]
  return wanted.kind === 'not' ? [] : wanted.parts.flatMap(asked)
}

const allOf = (some: readonly string[]) => (some.length === 1 ? (some[0] as string) : `(${some.join(' & ')})`)
