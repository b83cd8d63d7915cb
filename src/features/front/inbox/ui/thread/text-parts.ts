/** A piece of what somebody wrote, and what becomes of it on the screen. */
export type Part =
  | { type: 'text'; text: string }
  | { type: 'link'; text: string; href: string }
  | { type: 'mention'; text: string }
  | { type: 'hidden'; text: string }

const address = /\bhttps?:\/\/[^\s<>"'«»“”]+|\bwww\.[^\s<>"'«»“”]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
/** Signs that end a sentence rather than an address. */
const trailing = /[.,;:!?)\]}…،؛؟]+$/u
/** Seven digits or more in a row, however they are spaced. */
const number = /(?:\+|\b00)?\p{Nd}(?:[\s().-]?\p{Nd}){6,}/gu

type Given = { names?: readonly string[]; hide?: boolean }

/**
 * Cuts a text at links, names and, where they are hidden, at numbers and addresses. Never anything but http, https and mailto.
 * @param hide for what an unchecked company wrote to a stranger
 */
export function partsOf(text: string, { names = [], hide = false }: Given = {}): Part[] {
  const cuts = [
    ...matches(text, address).map(({ at, found }) => {
      const words = found.replace(trailing, '')
      return { at, words, part: hide ? hidden(words) : link(words) }
    }),
    ...(hide ? matches(text, number).map(({ at, found }) => ({ at, words: found, part: hidden(found) })) : []),
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

/** Enough to know it again, too little to use it. */
const hidden = (words: string): Part => {
  const signs = [...words]
  return {
    type: 'hidden',
    text: signs
      .map((sign, at) => (at < 3 || at >= signs.length - 2 || !/[\p{L}\p{Nd}]/u.test(sign) ? sign : '•'))
      .join(''),
  }
}
