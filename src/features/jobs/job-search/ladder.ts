import { countriesOf, regions } from '#features/site/lookups/regions.ts'
import { type Kept, readKept } from '#features/site/lookups/texts.ts'
import { nearPositions } from '#features/site/understanding/occupations.ts'
import type { PartKind } from '#features/site/understanding/parts.ts'
import { positionsWith } from '#features/site/understanding/work-of-skills.ts'
import type { Context } from '#platform/server/context.ts'
import { fewerFacts, workInShifts } from './fewer-facts.ts'
import { lexeme } from './lexemes.ts'
import { literal, wanted } from './literal-words.ts'
import type { Ready, Search } from './search.ts'
import type { RungKind, Step } from './step.ts'
import { hasMore, placeLexemes, type Wish } from './wish-of.ts'

/** One search of a ladder: `words` are what is given up; `place` is looked at instead, with words given up also then. */
export type Rung = {
  kind: RungKind
  words: string
  place: number | null
  /** Conditions and words that were given up above it. */
  without: readonly string[]
  search: () => Promise<Search>
}
export type Ladder = { whole: Rung[]; less: Rung[] }

/** Kilometres around a city within which one would still go to work. */
const commute = 60
/** With more positions than these near to it, a field is so wide that nothing is. */
const mostNear = 40

/**
 * Searches to be tried one after the other until enough is found: everything asked for, in languages that the reader reads and
 * then in others; then with less of it, in a fixed order: facts, the place (in the place itself also without the skills), type and
 * workplace, words and skills; last what is near the occupation.
 * @param inTurn whether languages come one after the other, which only a search by relevance does
 */
export async function ladderOf(ctx: Context, ready: Ready, inTurn: boolean): Promise<Ladder> {
  const { wish, searchFor } = ready
  let left = wish
  const gone: string[] = []
  const less = lesser(ready, await readKept(ctx)).map(({ kind, words = '', place = null, isAlone, change }): Rung => {
    const next = { ...left, ...change }
    const without = [...gone]
    if (!isAlone) left = next
    if (isLost(kind) && words && !isAlone) gone.push(words)
    return { kind, words, place, without, search: () => searchFor(next) }
  })
  return { whole: inTurn ? byLanguage(ready) : [rung('all', () => searchFor(wish))], less }
}

/** Whether what is given up stays so further down, and no line there says it. */
const isLost = (kind: RungKind) => kind === 'facts' || kind === 'words' || kind === 'conditions'

const rung = (kind: RungKind, search: () => Promise<Search>): Rung => ({
  kind,
  words: '',
  place: null,
  without: [],
  search,
})

function byLanguage({ asked, wish, searchFor }: Ready): Rung[] {
  const readable = asked.languages.map(lexeme.language)
  const narrowed = (change: (filters: Search['filters']) => Partial<Search['filters']>) => async () => {
    const search = await searchFor(wish)
    return { ...search, filters: { ...search.filters, ...change(search.filters) } }
  }
  return [
    rung(
      'all',
      narrowed(({ lists }) => ({ lists: [...lists, readable] })),
    ),
    rung(
      'languages',
      narrowed(({ not }) => ({ not: [...not, ...readable] })),
    ),
  ]
}

function lesser(ready: Ready, kept: Kept): Step[] {
  const { asked, wish } = ready
  const typed = (...kinds: PartKind[]) =>
    asked.query.parts.flatMap((part) => (kinds.includes(part.kind) ? [part.words] : [])).join(' ')
  const { near, far } = placesBeyond(asked.places, wish, kept)
  const inCountry = near.at(-1)?.change.place ?? wish.place
  const hasOther = hasMore({ ...wish, conditions: [] })
  const given = typed('type', 'workplace')
  const [city] = near
  const without: Step = {
    kind: 'conditions',
    words: given,
    place: city?.place,
    change: { conditions: [], place: wish.place },
  }
  // in the city itself before around it and elsewhere in its country
  const conditions: Step[] = wish.conditions.length === 0 || !hasOther ? [] : [without, ...near]
  // who looks for an occupation would rather have it full time here than part time far away
  const ofPlace =
    wish.occupation.length > 0
      ? [...near.slice(0, 1), ...withoutSkills(wish, typed('skill')), ...near.slice(1), ...conditions, ...far]
      : [...near, ...far, ...conditions]
  const work = typed('occupation')
  return [
    ...workInShifts(ready),
    ...fewerFacts(ready),
    ...withoutRest(ready),
    ...ofPlace,
    ...(work ? [] : workOfSkills(ready, typed('skill'), inCountry)),
    ...fewerWords(ready, typed),
    ...nearWork(ready, work, inCountry),
    ...(work ? [mentioned(`${work} ${literal(wish.sought.words)}`.trim(), work)] : []),
  ]
}

/** From a city to those around it and its country; from there to the countries about it, and to all. */
function placesBeyond(
  [place]: readonly number[],
  wish: Wish,
  { cities, cityById }: Kept,
): { near: Step[]; far: Step[] } {
  if (place === undefined) return { near: [], far: [] }
  const country = place > 0 ? cityById.get(place)?.country_id : -place
  const around = placeLexemes([place], cities, commute)
  const near: Step[] =
    place > 0 && country
      ? [
          { kind: 'around', place, change: { place: around } },
          { kind: 'country', place: -country, change: { place: [lexeme.country(country)] } },
        ]
      : []
  const region = regions.find(({ id, countries }) => id !== place && country && countries.includes(country))
  const inRegion: Step[] = region
    ? [{ kind: 'region', place: region.id, change: { place: countriesOf(region.id).map(lexeme.country) } }]
    : []
  return { near, far: [...inRegion, ...(hasMore(wish) ? [{ kind: 'anywhere' as const, change: { place: [] } }] : [])] }
}

/** Words that nothing is known of are worth less than what they were typed with. */
function withoutRest({ wish }: Ready): Step[] {
  const words = wanted(wish.sought.words)
  const isMore = wish.occupation.length > 0 || wish.place.length > 0 || wish.conditions.length > 0
  return isMore && words !== ''
    ? [{ kind: 'words', words, change: { sought: { ...wish.sought, words: literal(wish.sought.words) } } }]
    : []
}

/** The occupation in the place itself before it is anywhere else, though it does not ask for the skill. */
const withoutSkills = ({ place, sought }: Wish, words: string): Step[] =>
  place.length > 0 && (sought.named?.length ?? 0) > 0
    ? [{ kind: 'words', words, isAlone: true, change: { place, sought: { words: literal(sought.words) } } }]
    : []

function fewerWords({ wish }: Ready, typed: (...kinds: PartKind[]) => string): Step[] {
  const { words, named = [] } = wish.sought
  const change = { place: wish.place, companies: [] }
  if (wish.occupation.length > 0 || wish.place.length > 0)
    return named.length > 0 || wish.companies.length > 0
      ? [
          {
            kind: 'words',
            words: typed('company', 'skill'),
            change: { ...change, sought: { words: literal(words) } },
          },
        ]
      : []
  const any = wanted(words).split(' ')
  return any.length > 1
    ? [{ kind: 'words', change: { ...change, sought: { words: literal(words), named: [any] } } }]
    : []
}

function nearWork({ asked, wish, alike }: Ready, words: string, place: Wish['place']): Step[] {
  const parts = asked.query.parts.filter((part) => part.kind === 'occupation')
  const fields = new Set(parts.flatMap(({ field }) => field))
  // of a position whose name its field has too, what is near it, and not what is near all of the field: a gardener is no architect
  const near = nearPositions(
    parts.flatMap(({ positions, field }) => (positions.length > 0 ? positions : field)),
  ).filter((id) => !fields.has(id))
  near.push(...alike)
  return near.length === 0 || near.length > mostNear ? [] : stepsTo(near, wish, words, place)
}

/** Where nothing asks for these skills, the work that they belong to. */
function workOfSkills({ asked, wish }: Ready, words: string, place: Wish['place']): Step[] {
  const skills = asked.query.parts.flatMap((part) => (part.kind === 'skill' ? part.skills : []))
  const near = positionsWith(skills)
  return near.length === 0 ? [] : stepsTo(near, wish, words, place).map((step) => ({ ...step, isAlone: true }))
}

function stepsTo(near: readonly number[], wish: Wish, words: string, place: Wish['place']): Step[] {
  const steps = (at: Wish['place']) =>
    // the list has the nearest first
    apart(near.map(lexeme.position)).map(
      (occupation): Step => ({
        kind: 'near',
        words,
        change: { occupation, exact: occupation, place: at, sought: { words: literal(wish.sought.words) } },
      }),
    )
  return place.length > 0 ? [...steps(place), ...steps([])] : steps([])
}

/** One after the other, but for what lies far: each step asks once more. */
const apart = (near: readonly string[]): (readonly string[])[] =>
  [near.slice(0, 1), near.slice(1, 2), near.slice(2, 4), near.slice(4)].filter(({ length }) => length > 0)

/** Where the occupation itself is nowhere: its words, wherever they stand. */
const mentioned = (sought: string, words: string): Step => ({
  kind: 'mentioned',
  words,
  change: { occupation: [], exact: [], place: [], conditions: [], sought: { words: sought } },
})
