import { distance, slipsIn } from '#features/site/lookups/distance.ts'
import { onOtherKeyboards } from './keyboards.ts'
import type { Meanings } from './meanings.ts'
import { soundOf } from './sounds.ts'
import { keyOf, tokensOf } from './tokens.ts'

type Known = { byStart: ReadonlyMap<string, readonly string[]>; bySound: ReadonlyMap<string, readonly string[]> }
const kept = new WeakMap<Meanings, Known>()
const shortest = 4
/** Of smaller cities nobody is thought to have misspelt the name. */
const largeCity = 800_000
/** So many consonants have to sound alike before a word of other letters is meant. */
const fewestSounds = 3

/** A whole query typed on the keyboard of another language; null where it makes no more sense than before. */
export function mendKeyboard(text: string, meanings: Meanings): string | null {
  const known = (one: string) => {
    const tokens = tokensOf(one).filter(({ key }) => key.length > 1)
    return tokens.length > 0 && tokens.every(({ key }) => knows(meanings, key))
  }
  if (known(text)) return null
  return onOtherKeyboards(text).find(known) ?? null
}

/** Two words typed as one, or one typed apart; null for none that are known. */
export function mendGlue(key: string, meanings: Meanings): string | null {
  if (key.length < 7) return null
  for (let at = 3; at <= key.length - 3; at++) {
    const [one, other] = [key.slice(0, at), key.slice(at)]
    const keys = [keyOf(one), keyOf(other)] as const
    const isName = keys.every((each) => knows(meanings, each)) && meanings.occupations.glued(keys.join('')).length > 0
    if (isName || isFilled(one, other, meanings)) return `${one} ${other}`
  }
  return null
}

/** "вакансииповар": a word that says nothing before one that names something. */
const isFilled = (one: string, other: string, { sayings, occupations }: Meanings): boolean =>
  sayings.find(tokensOf(one)).some(({ kind }) => kind === 'filler') && occupations.find(tokensOf(other)).length > 0

/** A large city with a slip in its name. */
export function mendPlace(word: string, { places }: Meanings): string | null {
  if (word.length < shortest) return null
  const near = places.names.filter(({ people, id }) => id > 0 && people >= largeCity)
  return near.find(({ key }) => key[0] === word[0] && key !== word && distance(key, word, 1) <= 1)?.key ?? null
}

/** The likeliest known word for one that is not: a slip away, or written as it sounds. */
export function mendWord(key: string, meanings: Meanings): string | null {
  if (key.length < shortest || /\d/.test(key.replace(/[2356789]/g, ''))) return null
  const known = kept.get(meanings) ?? gather(meanings)
  kept.set(meanings, known)
  const found = nearest(key, known) ?? sounding(key, known)
  return found === null ? null : (meanings.occupations.words.get(found) ?? null)
}

export const knows = ({ occupations, sayings, skills }: Meanings, key: string): boolean =>
  occupations.knows(key) || sayings.knows(key) || skills.knows(key)

function nearest(key: string, { byStart }: Known): string | null {
  const slips = slipsIn(key)
  let [best, least]: [string | null, number] = [null, slips + 1]
  const offer = (word: string) => {
    const away = distance(word, key, slips)
    if (away < least) [best, least] = [word, away]
  }
  for (const word of byStart.get(key.slice(0, 1)) ?? []) offer(word)
  // the first letter is seldom the wrong one: where nothing begins so, words that end as it does are tried
  if (best === null) for (const word of byStart.get(`*${key.slice(1, 3)}`) ?? []) offer(word)
  return best
}

function sounding(key: string, { bySound }: Known): string | null {
  const sound = soundOf(key)
  if (sound.length < fewestSounds) return null
  const isLatin = /^[a-z0-9]+$/.test(key)
  const [word] = (bySound.get(sound) ?? []).filter((one) => /^[a-z]+$/.test(one) !== isLatin)
  return word ?? null
}

/** Words of occupations, by their first letters and by their sound. */
function gather({ occupations }: Meanings): Known {
  const words = [...occupations.words.keys()].filter((word) => word.length >= shortest && !/\d/.test(word))
  const starts = words.flatMap((word) => [
    { start: word.slice(0, 1), word },
    { start: `*${word.slice(1, 3)}`, word },
  ])
  const byStart = new Map(
    [...Map.groupBy(starts, ({ start }) => start)].map(([start, those]) => [start, those.map(({ word }) => word)]),
  )
  return { byStart, bySound: Map.groupBy(words, soundOf) }
}
