import type { Candidate, PlaceIndex } from './place-index.ts'
import { placeWords } from './place-keys.ts'

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
])

/** Words that say of the name beside them that the city is meant, and not the country of that name. */
const cityWords = new Set(['city', 'ville', 'город', 'г', 'مدينه'])

/**
 * Every name of a place among the words, overlapping ones too. Of places that share a name it is the one of `home`, then the
 * wider, then the larger one.
 * @param words as `fold` leaves them
 */
export function placesAmong(index: PlaceIndex, words: readonly string[], home: number | null): PlaceSpan[] {
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
      const best =
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
        })
    }
  // «مدينة نصر» is in Cairo, and not in Medina as well
  return spans.filter(
    ({ from, to }) => !(to - from === 1 && cityWords.has(words[from] ?? '') && spans.some((one) => one.from === to)),
  )
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
  if (isLed) return people >= knownBehindIn || isHome
  if (letters < 4) return rank < 2 && people >= large
  return rank < 2 && (people >= wellKnown || (isHome && people >= knownBehindIn))
}
