import type { Words } from '#platform/shared/words.ts'

const link = typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[data-words]')
const listeners = new Set<() => void>()
const asked = new Map<string, Promise<void>>()
let words: Words = {}

/** Those that have come so far. */
export const wordsNow = (): Words => words

export const watchWords = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Those the page came with. */
export const firstWords = (): Promise<void> => (link ? askFor(link.href) : Promise.resolve())

/**
 * What a screen, or a part that comes later, may say, before it is shown: the build has its file wait for it
 * (scripts/building/words-with-screens.ts).
 */
export function wordsOf(screen: string): Promise<void> {
  if (!link) return Promise.resolve()
  const url = new URL(link.href)
  // those of the page's own screen, or all words, are on their way already
  if (!url.searchParams.has('screen') || url.searchParams.get('screen') === screen) return firstWords()
  url.search = new URLSearchParams({ screen, part: 'more' }).toString()
  return askFor(url.href)
}

/** A part that comes later, with its words; the build puts this around each import of one. */
export const withWords = async <T>(part: Promise<T>, file: string): Promise<T> =>
  (await Promise.all([part, wordsOf(file)]))[0]

function askFor(href: string): Promise<void> {
  const known = asked.get(href) ?? fetchWords(href)
  asked.set(href, known)
  known.catch(() => asked.delete(href))
  return known
}

async function fetchWords(href: string): Promise<void> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`The words of this screen did not come (${answer.status}).`)
  const more = (await answer.json()) as Words
  // read only now: of two parts that come at once the words of neither are lost
  words = merged(words, more)
  for (const listener of listeners) listener()
}

function merged(one: Words, other: Words): Words {
  const both = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const there = both[key]
    both[key] = isGroup(value) && isGroup(there) ? merged(there, value) : value
  }
  return both
}

/** A compiled message is a list. */
const isGroup = (value: Words[string] | undefined): value is Words => typeof value === 'object' && !Array.isArray(value)
