import { fold } from '#platform/shared/fold.ts'

/**
 * A phrase as its list writes it: words in order; `fee*` starts so, `male|female` is either, `..` lets up to four words
 * stand between. Words are folded as the text is, so that case, accents and Arabic letter forms do not matter.
 */
type Step = { starts: boolean; words: ReadonlySet<string>; prefixes: readonly string[]; within: number }

/** A word of a text with where it stands. */
export type Word = { folded: string; from: number; to: number }

/** Which words of the text a phrase covers: from the first up to, not with, the last. */
export type Match = { first: number; last: number }

const gap = 4

export const wordsOf = (text: string): Word[] =>
  joined(
    [...text.matchAll(/\p{N}+(?:[.,٬]\p{N}{3})+|[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
      folded: fold(word),
      from: index,
      to: index + word.length,
    })),
  )

/** "w h a t s a p p", "f.e.e": three or more single letters in a row are one word, written apart to slip past a reader. */
function joined(words: readonly Word[]): Word[] {
  const whole: Word[] = []
  for (let at = 0; at < words.length; at++) {
    let end = at
    while (words[end]?.folded.length === 1 && /\p{L}/u.test(words[end]?.folded ?? '')) end++
    const run = words.slice(at, end)
    const first = words[at] as Word
    if (run.length < 3) whole.push(first)
    else {
      whole.push({ folded: run.map(({ folded }) => folded).join(''), from: first.from, to: run.at(-1)?.to ?? first.to })
      at = end - 1
    }
  }
  return whole
}

const parsed = new Map<string, readonly Step[]>()

function stepsOf(phrase: string): readonly Step[] {
  const known = parsed.get(phrase)
  if (known) return known
  const steps: Step[] = []
  let within = 0
  for (const part of phrase.split(' ')) {
    if (part === '..') {
      within = gap
      continue
    }
    const choices = part.split('|')
    const prefixes = choices.filter((one) => one.endsWith('*')).map((one) => fold(one.slice(0, -1)))
    const words = new Set(choices.filter((one) => !one.endsWith('*')).map((one) => bare(fold(one))))
    steps.push({ starts: steps.length === 0, words, prefixes, within })
    within = 0
  }
  parsed.set(phrase, steps)
  return steps
}

/** An Arabic word without "and", "so" and the article, which are written onto it: والرسوم as رسوم. */
const bare = (folded: string): string =>
  /^[\u0600-\u06ff]+$/.test(folded)
    ? folded.replace(/^[وف](?=.{3})/, '').replace(/^(?:[بكل]?ال|لل)(?=.{2})/, '')
    : folded

const fits = (step: Step, word: Word | undefined): boolean =>
  word !== undefined &&
  (step.words.has(bare(word.folded)) || step.prefixes.some((prefix) => word.folded.startsWith(prefix)))

/** Where the phrase stands in the words, beginning at or after a word; null where it does not. */
export function findPhrase(phrase: string, words: readonly Word[], from = 0): Match | null {
  const steps = stepsOf(phrase)
  for (let first = from; first < words.length; first++) {
    const last = walk(steps, words, first)
    if (last !== null) return { first, last }
  }
  return null
}

function walk(steps: readonly Step[], words: readonly Word[], first: number): number | null {
  let at = first
  for (const step of steps) {
    const until = step.starts ? at : at + step.within
    while (at <= until && !fits(step, words[at])) at++
    if (at > until) return null
    at++
  }
  return at
}

/** Every place of every phrase, each word counted once. */
export function findPhrases(phrases: readonly string[], words: readonly Word[]): Match[] {
  const found: Match[] = []
  for (const phrase of phrases) {
    let match = findPhrase(phrase, words)
    while (match) {
      const { first, last } = match
      if (!found.some((other) => first < other.last && other.first < last)) found.push(match)
      match = findPhrase(phrase, words, last)
    }
  }
  return found.sort((one, other) => one.first - other.first)
}

/** The words of a match as they were written, with a few around them. */
export function quote(text: string, words: readonly Word[], { first, last }: Match, around = 3): string {
  const from = words[Math.max(0, first - around)]?.from ?? 0
  const to = words[Math.min(words.length, last + around) - 1]?.to ?? text.length
  return text.slice(from, to).replace(/\s+/g, ' ').slice(0, 160)
}
