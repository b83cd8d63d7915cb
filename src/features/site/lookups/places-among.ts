import type { Candidate, PlaceIndex } from './place-index.ts'
import { placeWords } from './place-keys.ts'
import { isMarked, sharedMarks } from './vowel-marks.ts'

/** Words that name a place, from the first of them until before the last. */
export type PlaceSpan = {
  from: number
  to: number
  place: number
  countries: readonly number[]
  isLed: boolean
  isKnown: boolean
  /** Whether letters before the name were taken for "in" or "and": none, the article's too, or without one. */
  glue: 'none' | 'article' | 'bare'
  /** Whether it is a district of one word, which is mostly a common word too. */
  isDistrict: boolean
  /** What else is called so just as well: a city like the country of that name, large cities of other countries. */
  others: readonly number[]
}

/** A name of more words is none of a place. */
const longest = 4
/** A single word is read as a city of at least so many people: smaller ones share their names with too many other words. */
const wellKnown = 60_000
/** Behind a word that leads to a place ("in", "à", "в"), smaller ones are meant as well. */
const large = 300_000
const knownBehindIn = 3_000
const leads = new Set([
  'in',
  'at',
  'near',
  'around',
  'a',
  'au',
  'aux',
  'en',
  'dans',
  'в',
  'во',
  'на',
  'г',
  'في',
  'فى',
  'ب',
  'مدينه',
  'بمدينه',
  'لمدينه',
])

const districtRank = 2
const fewestOfDistrict = 4

/** Whether a word leads to a place behind it. */
export const isLeadToPlace = (word: string): boolean => leads.has(word)

/** Words that say of the name beside them that the city is meant, and not the country of that name. */
const cityWords = new Set(['city', 'ville', 'город', 'г', 'مدينه', 'بمدينه', 'لمدينه'])

/**
 * Every name of a place among the words, overlapping ones too. Of places that share a name it is the one of `home`, then the
 * wider, then the larger one.
 * @param words as `fold` leaves them
 * @param typed the same as they were typed: vowel signs tell namesakes apart
 */
export function placesAmong(
  index: PlaceIndex,
  words: readonly string[],
  home: number | null,
  typed: readonly string[] = words,
): PlaceSpan[] {
  const spans: PlaceSpan[] = []
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const found = readings(words.slice(from, to)).flatMap(({ own, glue, isIn }) => {
        const isLed = isIn || leads.has(words[from - 1] ?? '')
        return index.find(own).flatMap((one) => (isMeant(one, own, isLed, home) ? [{ ...one, isLed, glue }] : []))
      })
      const isCity = [words[from - 1], words[from - 1] === 'de' ? words[from - 2] : words[to]].some((word) =>
        cityWords.has(word ?? ''),
      )
      // one that has no namesake needs no telling apart
      const shares = found.length > 1
      const marked = shares ? markedBest(found, typed.slice(from, to).join(' ')) : undefined
      const best =
        marked ??
        found.find(({ id }) => isCity && id > 0) ??
        found.find(({ countries }) => home !== null && countries.includes(home) && countries.length === 1) ??
        found[0]
      if (best)
        spans.push({
          from,
          to,
          place: best.id,
          countries: best.countries,
          isLed: best.isLed,
          isKnown: isKnown(best),
          glue: best.glue,
          isDistrict: best.rank === districtRank && to - from === 1,
          others: shares && !marked ? namesakes(found, best) : [],
        })
    }
  // «مدينة نصر» is in Cairo, and not in Medina as well
  return spans.filter(
    ({ from, to }) => !(to - from === 1 && cityWords.has(words[from] ?? '') && spans.some((one) => one.from === to)),
  )
}

/** The one whose name has the vowel signs that were typed. */
const markedBest = <T extends Candidate>(found: readonly T[], typed: string): T | undefined =>
  isMarked(typed)
    ? found
        .filter(({ marked = [] }) => sharedMarks(typed, marked) > 0)
        .toSorted((a, b) => sharedMarks(typed, b.marked ?? []) - sharedMarks(typed, a.marked ?? []))[0]
    : undefined

const mostNamesakes = 2
/** So many times smaller than the largest of that name, a city is hardly meant: London in Canada. */
const muchSmaller = 10
/** Known places of other countries with the same name. */
function namesakes(found: readonly Candidate[], best: Candidate): number[] {
  const others = found.filter(
    (one) =>
      isKnown(one) &&
      one.rank === best.rank &&
      one.countries[0] !== best.countries[0] &&
      (one.id < 0 || one.people * muchSmaller >= best.people),
  )
  return [...new Set(others.map(({ id }) => id))].slice(0, mostNamesakes)
}

/** A large city by its own name, or a country: few words mean anything else. */
const isKnown = ({ id, rank, people }: Candidate) => rank === 0 && (id < 0 || people >= large)

/** The words as a name; Arabic glues "in" and "and" to it (بجدة, فجدة, بالرياض, والرياض), which a name may begin with as well (بيروت, فاس). */
function readings(words: readonly string[]): { own: string[]; glue: PlaceSpan['glue']; isIn: boolean }[] {
  const own = placeWords(words.join(' '))
  // a word that only leads to a place begins no name
  if (own.length < words.length) return []
  const [first = '', ...rest] = own
  const bare = /^[بفو][ء-ي]{3}/.test(first)
    ? [{ own: [first.slice(1), ...rest], glue: 'bare' as const, isIn: !first.startsWith('و') }]
    : []
  const isArticle = first !== words[0]
  return [{ own, glue: isArticle ? 'article' : 'none', isIn: isArticle && !words[0]?.startsWith('و') }, ...bare]
}

function isMeant(
  { id, rank, people, countries }: Candidate,
  words: readonly string[],
  isLed: boolean,
  home: number | null,
) {
  const letters = words.join('').length
  if (id < 0) return letters > 1
  if (letters < 3) return false
  if (words.length > 1) return true
  const isHome = home !== null && countries[0] === home
  if (rank === districtRank && !isLed) return letters >= fewestOfDistrict && people >= large
  if (isLed) return people >= knownBehindIn || isHome
  if (letters < 4) return rank < 2 && people >= large
  return rank < 2 && (people >= wellKnown || (isHome && people >= knownBehindIn))
}
