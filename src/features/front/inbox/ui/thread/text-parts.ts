import { numberRun, numbersIn } from '#ui/basics/number-runs.ts'

/** A piece of what somebody wrote, and what becomes of it on the screen. */
export type Part =
  | { type: 'text'; text: string }
  | { type: 'link'; text: string; href: string }
  | { type: 'mention'; text: string }
  | { type: 'number'; text: string }
  /** Of a link and an address nothing is shown, of a number enough to know it again. */
  | { type: 'hidden'; what: 'link' | 'email' | 'number'; text: string }

const address = /\bhttps?:\/\/[^\s<>"'«»“”]+|\bwww\.[^\s<>"'«»“”]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
/** Signs that end a sentence rather than an address. */
const trailing = /[.,;:!?)\]}…،؛؟]+$/u

type Given = { names?: readonly string[]; hide?: boolean }

/**
 * Cuts a text at links, names and, where they are hidden, at numbers and addresses. Never anything but http, https and mailto.
 * @param hide for what an unchecked company wrote to a stranger
 */
export function partsOf(text: string, { names = [], hide = false }: Given = {}): Part[] {
  const cuts = [
    ...matches(text, address).map(({ at, found }) => {
      const words = found.replace(trailing, '')
      return { at, words, part: hide ? hiddenAddress(words) : link(words) }
    }),
    ...(hide
      ? matches(text, numberRun).map(({ at, found }) => ({ at, words: found, part: hiddenNumber(found) }))
      : numbersIn(text).map(({ at, found }) => ({ at, words: found, part: { type: 'number' as const, text: found } }))),
    ...names.flatMap((name) =>
      placesOf(text, `@${name}`).map((at) => ({
        at,
        words: `@${name}`,
        part: { type: 'mention' as const, text: `@${name}` },
      })),
    ),
  ].sort((one, other) => one.at - other.at || other.words.length - one.words.length)
  const parts: Part[] = []
  let done = 0
  for (const { at, words, part } of cuts) {
    if (at < done || !words) continue
    if (at > done) parts.push({ type: 'text', text: text.slice(done, at) })
    parts.push(part)
    done = at + words.length
  }
  if (done < text.length) parts.push({ type: 'text', text: text.slice(done) })
  return parts
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ at: index, found }))

function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) places.push(at)
  return places
}

function link(words: string): Part {
  const href = /^https?:/i.test(words) ? words : words.includes('@') ? `mailto:${words}` : `https://${words}`
  return URL.canParse(href) ? { type: 'link', text: words, href } : { type: 'text', text: words }
}

const hiddenAddress = (words: string): Part => ({
  type: 'hidden',
  what: words.includes('@') && !/^https?:/i.test(words) ? 'email' : 'link',
  text: '',
})

/** Enough to know it again, too little to use it: `+971 •• ••• ••42`. */
function hiddenNumber(words: string): Part {
  const count = words.match(/\p{Nd}/gu)?.length ?? 0
  let at = 0
  const text = words.replace(/\p{Nd}/gu, (digit) => (++at <= 3 || at > count - 2 ? digit : '•'))
  return { type: 'hidden', what: 'number', text }
}
