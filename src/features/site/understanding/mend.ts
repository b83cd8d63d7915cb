import { distance, slipsIn } from '#features/site/lookups/distance.ts'
import { placesAmong } from '#features/site/lookups/places-among.ts'
import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import { onOtherKeyboards } from './keyboards.ts'
import type { Meanings } from './meanings.ts'
import { bonesOf, looksOf, soundOf } from './sounds.ts'
import { keyOf, otherWords, tokensOf } from './tokens.ts'

type Words = ReadonlyMap<string, readonly string[]>
type Known = { byStart: Words; bySound: Words; byBones: Words }
const kept = new WeakMap<Meanings, Known>()
const shortest = 4
/** Words of so many letters are seldom a slip away from another. */
const long = 7
/** Nobody glues more letters together by mistake. */
const mostLetters = 40
/** Of smaller cities nobody is thought to have misspelt the name. */
const largeCity = 800_000
const cityBehindIn = 100_000
/** So many consonants have to sound alike before a word of other letters is meant. */
const fewestSounds = 3
/** Arabic writes few vowels, so that its words sound like many others; to readers of other languages a Latin word is seldom an Arabic one. */
const fewestSoundsOfArabic = 4
/** A Russian word is seldom a French or English one that only sounds like it: границей is no gérance. */
const fewestSoundsOfRussian = 5

/** A whole query typed on the keyboard of another language; null where it makes no more sense than before. */
export function mendKeyboard(text: string, meanings: Meanings): string | null {
  const known = (one: string) => {
    const tokens = tokensOf(one).filter(({ key }) => key.length > 1)
    const isPlace = (text: string) => placesAmong(meanings.places, [fold(text)], null).length > 0
    return (
      tokens.some(({ key }) => knows(meanings, key)) &&
      tokens.every(({ key, text }) => knows(meanings, key) || isPlace(text))
    )
  }
  if (known(text)) return null
  return onOtherKeyboards(text).find(known) ?? null
}

/** Words typed as one, but for a word with two letters swapped; null for none that are known. */
export function mendGlue(key: string, meanings: Meanings): string | null {
  if (key.length < 7) return null
  const apart = inTwo(key, meanings) ?? inSome(key, meanings)
  return apart === null ? null : (swapped(keyOf(key), meanings) ?? apart)
}

/** A word typed apart from the one before it: "off shore", "super visor". */
export function mendApart(before: string, word: string, meanings: Meanings): string | null {
  const whole = before + word
  return whole.length >= long && meanings.occupations.knows(keyOf(whole)) ? whole : null
}

/** The word of an occupation of which two letters that stand side by side were swapped: a desinger is no singer. */
function swapped(key: string, meanings: Meanings): string | null {
  if (key.length < long) return null
  const letters = (word: string) => [...word].toSorted().join('')
  const { met, words } = meanings.occupations
  const [found] = [...new Set(key.slice(0, 2))]
    .flatMap((start) => knownOf(meanings).byStart.get(start) ?? [])
    .filter((word) => word.length === key.length && distance(word, key, 1) === 1 && letters(word) === letters(key))
    .toSorted((a, b) => met(b) - met(a))
  return found === undefined ? null : (otherWords.get(found) ?? words.get(found) ?? null)
}

function inTwo(key: string, meanings: Meanings): string | null {
  for (let at = 3; at <= key.length - 3; at++) {
    const [one, other] = [key.slice(0, at), key.slice(at)]
    const keys = [keyOf(one), keyOf(other)] as const
    const isName = keys.every((each) => knows(meanings, each)) && meanings.occupations.glued(keys.join('')).length > 0
    if (isName || isFilled(one, other, meanings)) return `${one} ${other}`
  }
  return null
}

/** So many words at most are typed as one. */
const mostGlued = 5

/** "electricianjobsindubai": some words, each of which says something by itself, one of them work. */
function inSome(key: string, meanings: Meanings): string | null {
  const says = (word: string) => {
    const tokens = tokensOf(word)
    if (meanings.occupations.find(tokens).some(({ positions }) => positions.length > 0)) return 'work'
    if (meanings.sayings.find(tokens).some(({ kind }) => kind === 'filler')) return 'filler'
    return word.length > 3 && placesAmong(meanings.places, [word], null).some(({ glue }) => glue === 'none')
      ? 'place'
      : null
  }
  const from = (at: number, left: number): { words: string[]; isWork: boolean } | null => {
    if (at === key.length) return { words: [], isWork: false }
    if (left === 0) return null
    for (let to = key.length; to > at + 1; to--) {
      const word = key.slice(at, to)
      // no line of words ends with so short a one: "electrican" is no electric an
      const said = to === key.length && word.length < 3 ? null : says(word)
      const isWork = said === 'work' && word.length > 3
      const rest = said === null || (said === 'work' && !isWork) ? null : from(to, left - 1)
      if (rest) return { words: [word, ...rest.words], isWork: isWork || rest.isWork }
    }
    return null
  }
  const found = key.length > mostLetters ? null : from(0, mostGlued)
  return found?.isWork && found.words.length > 1 ? found.words.join(' ') : null
}

/** "вакансииповар": a word that says nothing before one that names something. */
const isFilled = (one: string, other: string, { sayings, occupations }: Meanings): boolean =>
  sayings.find(tokensOf(one)).some(({ kind }) => kind === 'filler') && occupations.find(tokensOf(other)).length > 0

/**
 * A large city with a slip in its name.
 * @param isLed whether the word before leads to a place, "in ajmann": there a country or a smaller city is meant as well
 */
export function mendPlace(word: string, { places }: Meanings, isLed = false): string | null {
  if (word.length < shortest) return null
  const near = places.names.filter(
    ({ key, people, id }) =>
      (isLed ? id < 0 || people >= cityBehindIn : id > 0 && people >= largeCity) &&
      Math.max(key.length, word.length) > shortest,
  )
  return near.find(({ key }) => key[0] === word[0] && key !== word && distance(key, word, 1) <= 1)?.key ?? null
}

/** The word a slip away that names work by itself, though the stem of what was typed says something else: "accountent" is no account. */
export function mendWork(key: string, meanings: Meanings): string | null {
  if (key.length < shortest || /\d/.test(key)) return null
  const { occupations } = meanings
  const namesWork = (word: string) => occupations.find(tokensOf(word)).some(({ positions }) => positions.length > 0)
  const near = (knownOf(meanings).byStart.get(key.slice(0, 1)) ?? [])
    .filter((word) => distance(word, key, 1) === 1)
    .flatMap((word) => ({ typed: otherWords.get(word) ?? occupations.words.get(word) ?? '', word }))
    .filter(({ typed }) => namesWork(typed))
  const likeness = ({ word }: { word: string }) =>
    Number(soundOf(word) === soundOf(key)) + Math.min(0.9, occupations.met(word) / 1000)
  return near.toSorted((a, b) => likeness(b) - likeness(a))[0]?.typed ?? null
}

/**
 * Work of this language a slip away from a word that only another one has: "sales manger" is no French meal. None where more of the
 * words that say nothing are of that other language.
 */
export function mendForeign(keys: readonly string[], meanings: Meanings, language: Language): Map<string, string> {
  if (language !== 'en' && language !== 'fr') return new Map()
  const { occupations, sayings, skills, isWordOf } = meanings
  const isForeign = (key: string) =>
    /^[a-z]+$/.test(key) &&
    occupations.knows(key) &&
    !sayings.knows(key) &&
    !skills.knows(key) &&
    !isWordOf(key, language)
  const [key, ...more] = keys.filter(isForeign)
  const work = key === undefined || more.length > 0 ? null : mendWork(key, meanings)
  return new Map(key !== undefined && work !== null && isWordOf(keyOf(work), language) ? [[key, work]] : [])
}

/** The likeliest known word for one that is not: a slip away, borrowed and spelled another way, or written as it sounds. */
export function mendWord(key: string, meanings: Meanings, language: Language = 'en'): string | null {
  if (key.length < shortest || /\d/.test(key.replace(/[2356789]/g, ''))) return null
  const known = knownOf(meanings)
  const { met } = meanings.occupations
  // whoever reads Arabic and types Latin letters mostly means an Arabic word, but for a long one with a single slip in it
  const isHeard = language === 'ar' && !isArabic(key) && !(key.length >= long && isSlip(key, known))
  const heard = isHeard ? sounding(key, known, language, isArabic) : null
  const found = heard ?? nearest(key, known, met) ?? respelled(key, known, met) ?? sounding(key, known, language)
  return found === null ? null : (otherWords.get(found) ?? meanings.occupations.words.get(found) ?? null)
}

function knownOf(meanings: Meanings): Known {
  const known = kept.get(meanings) ?? gather(meanings)
  kept.set(meanings, known)
  return known
}

export const knows = ({ occupations, sayings, skills }: Meanings, key: string): boolean =>
  occupations.knows(key) || sayings.knows(key) || skills.knows(key)

type Met = (key: string) => number

/** A borrowed word, whose vowels and some consonants everybody writes as he hears them: تكسي and تاكسي, جرافيك and غرافيك. */
function respelled(key: string, { byBones }: Known, met: Met): string | null {
  if (!isArabic(key)) return null
  const words = byBones.get(bonesOf(key)) ?? []
  return words.reduce<string | null>((best, one) => (best === null || met(one) > met(best) ? one : best), null)
}

/** Of Arabic words as near the one that looks more alike is meant, then the one that stands in more names. */
function nearest(key: string, { byStart }: Known, met: Met): string | null {
  const slips = slipsIn(key)
  let [best, least]: [string | null, number] = [null, slips + 1]
  const offer = (word: string) => {
    const away = distance(word, key, slips)
    if (away > slips || (isArabic(key) && key.length <= shortest && !isLikely(word, key))) return
    const cost =
      away - (looksOf(word) === looksOf(key) ? 0.5 : 0) - (isArabic(key) ? Math.min(0.4, met(word) / 1000) : 0)
    if (cost < least) [best, least] = [word, cost]
  }
  for (const word of byStart.get(key.slice(0, 1)) ?? []) offer(word)
  // the first letter is seldom the wrong one: where nothing begins so, words that end as it does are tried
  if (best === null) for (const word of byStart.get(`*${key.slice(1, 3)}`) ?? []) offer(word)
  return best
}

const isSlip = (key: string, { byStart }: Known) =>
  (byStart.get(key.slice(0, 1)) ?? []).some((word) => distance(word, key, 1) <= 1)

/** In a short word one other letter makes another word, but for one that looks or sounds alike. */
const isLikely = (word: string, key: string) =>
  word.length !== key.length || looksOf(word) === looksOf(key) || distance(bonesOf(word), bonesOf(key), 0) === 0

function sounding(
  key: string,
  { bySound }: Known,
  language: Language,
  isMeant: (word: string) => boolean = () => true,
): string | null {
  const sound = soundOf(key)
  const isLatin = /^[a-z0-9]+$/.test(key)
  const isSparse = isArabic(key) || (isLatin && language !== 'ar')
  if (sound.length < (isSparse ? fewestSoundsOfArabic : fewestSounds)) return null
  const isRussian = /^[а-я]+$/.test(key)
  const isBorrowed = (one: string) => !isRussian || sound.length >= fewestSoundsOfRussian || isArabic(one)
  return (
    (bySound.get(sound) ?? []).find((one) => /^[a-z]+$/.test(one) !== isLatin && isMeant(one) && isBorrowed(one)) ??
    null
  )
}

const isArabic = (key: string) => /\p{Script=Arabic}/u.test(key)

/** Words of occupations, by their first letters, by their sound and by their bones. */
function gather({ occupations }: Meanings): Known {
  const all = new Set([...occupations.words.keys(), ...otherWords.keys()])
  const words = [...all].filter((word) => word.length >= shortest && !/\d/.test(word))
  const starts = words.flatMap((word) => [
    { start: word.slice(0, 1), word },
    { start: `*${word.slice(1, 3)}`, word },
  ])
  const byStart = new Map(
    [...Map.groupBy(starts, ({ start }) => start)].map(([start, those]) => [start, those.map(({ word }) => word)]),
  )
  const arabic = words.filter((word) => isArabic(word) && bonesOf(word).length >= fewestSounds)
  return { byStart, bySound: Map.groupBy(words, soundOf), byBones: Map.groupBy(arabic, bonesOf) }
}
