import { keyOf, lettersOf, type Token, tokensOf } from './tokens.ts'

/** Words inside a name that people leave out: chef (de) projet, head (of) sales. */
const particles = new Set(
  'de du des d la le les l en a au aux et of the and for in в во на по и с для من في و'.split(' ').map(keyOf),
)

/** Whether a word only links others. */
export const isLink = (key: string): boolean => particles.has(key)

/** Those of them that a title may have more of than a name: what "and" joins are two, and endings of other languages link. */
const links = new Set('de du des d la le les l en a au aux of the for in'.split(' ').map(keyOf))
/** So many more words a phrase may have with the links that its name goes without. */
const mostLinks = 2

/** Phrases of one or more words, found wherever they stand among others. */
export type Gazetteer<T> = {
  /** What the words mean together, in this order or else in any; none for most. */
  find: (tokens: readonly Token[]) => readonly T[]
  /** Whether these words stand so in a phrase, and not in another order. */
  isInOrder: (tokens: readonly Token[]) => boolean
  /** Whether it is a phrase as it stands there, not another form of one. */
  isExact: (tokens: readonly Token[]) => boolean
  /** What two or more words mean when they were typed as one, or one word typed apart. */
  glued: (letters: string) => readonly T[]
  /** Whether the word is part of any phrase. */
  knows: (key: string) => boolean
  /** Its words by their key, as they are to be typed. */
  words: ReadonlyMap<string, string>
  /** In how many phrases a word stands. */
  met: (key: string) => number
  longest: number
}

/** @param phrases each with what it means; the same meaning may have many phrases */
export function gazetteerOf<T>(phrases: Iterable<readonly [phrase: string, meaning: T]>): Gazetteer<T> {
  const byKey = new Map<string, T[]>()
  const byLetters = new Map<string, T[]>()
  const inAnyOrder = new Map<string, T[]>()
  const asWritten = new Map<string, T[]>()
  const words = new Map<string, string>()
  const met = new Map<string, number>()
  let longest = 1
  const put = (into: Map<string, T[]>, key: string, meaning: T) => {
    const known = into.get(key)
    if (!known) into.set(key, [meaning])
    else if (!known.includes(meaning)) known.push(meaning)
  }
  for (const [phrase, meaning] of phrases) {
    const tokens = tokensOf(phrase)
    const keys = tokens.map(({ key }) => key)
    if (keys.length === 0) continue
    for (const { key, text } of tokens) {
      met.set(key, (met.get(key) ?? 0) + 1)
      if (!words.has(key)) words.set(key, text.toLowerCase())
    }
    longest = Math.max(longest, keys.length)
    put(byKey, keys.join(' '), meaning)
    if (isArabic(phrase) || keys.length > 1) put(asWritten, written(tokens), meaning)
    if (keys.length > 1) put(inAnyOrder, sorted(keys), meaning)
    const bare = keys.filter((key) => !particles.has(key))
    if (bare.length > 1 && bare.length < keys.length) {
      put(byKey, bare.join(' '), meaning)
      put(inAnyOrder, sorted(bare), meaning)
    }
    if (keys.join('').length > 5) put(byLetters, keys.join(''), meaning)
  }
  return {
    find: (tokens) => {
      const keys = tokens.map(({ key }) => key)
      const exact = isArabic(tokens[0]?.text ?? '') || tokens.length > 1 ? asWritten.get(written(tokens)) : undefined
      if (exact) return exact
      const known = byKey.get(keys.join(' ')) ?? (keys.length > 1 ? inAnyOrder.get(sorted(keys)) : undefined)
      const bare = unlinked(keys)
      // "teacher of maths" is a maths teacher
      return known ?? byKey.get(bare.join(' ')) ?? (bare.length > 1 ? inAnyOrder.get(sorted(bare)) : undefined) ?? []
    },
    isInOrder: (tokens) => {
      const keys = tokens.map(({ key }) => key)
      return byKey.has(keys.join(' ')) || byKey.has(unlinked(keys).join(' '))
    },
    isExact: (tokens) => !isArabic(tokens[0]?.text ?? '') || asWritten.has(written(tokens)),
    glued: (letters) => byLetters.get(letters) ?? [],
    knows: (key) => words.has(key),
    words,
    met: (key) => met.get(key) ?? 0,
    longest: longest + mostLinks,
  }
}

/** A phrase without its links, "gestionnaire (des) marchés (publics)": none that begins or ends with one, or stands alone. */
function unlinked(keys: readonly string[]): readonly string[] {
  if (keys.length < 3 || links.has(keys[0] ?? '') || links.has(keys.at(-1) ?? '')) return []
  return keys.filter((key) => !links.has(key))
}

/** Arabic words are stemmed most, so that different ones may share a key: اليوم is not يومية; of other words several may, an accounts manager is no account manager. */
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
const written = (tokens: readonly Token[]) => tokens.map(({ text }) => lettersOf(text)).join(' ')

const sorted = (keys: readonly string[]) => keys.toSorted().join(' ')
