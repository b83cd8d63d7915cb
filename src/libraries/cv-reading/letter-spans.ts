import { ReadCv, type Span } from '#libraries/cv-content/reading-contract.ts'

/**
 * Ranges of the text as counts of its signs without white space: however a screen breaks and spaces the same document,
 * they stay where they are. Boxes on pages are left alone.
 */
export function inLetters(cv: ReadCv, text: string): ReadCv {
  const before = lettersBefore(text)
  const at = (place: number) => before[Math.min(Math.max(place, 0), text.length)] ?? 0
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value !== 'object' || value === null) return value
    if (isRange(value)) return { from: at(value.from), to: at(value.to) } satisfies Span
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, moved(part)]))
  }
  return ReadCv.parse(moved(cv))
}

const isRange = (value: object): value is { from: number; to: number } => 'from' in value && 'to' in value

/** For each place of a text, how many signs stand before it. */
function lettersBefore(text: string): Uint32Array {
  const counts = new Uint32Array(text.length + 1)
  for (let place = 0; place < text.length; place++)
    counts[place + 1] = (counts[place] ?? 0) + (/\s/.test(text[place] ?? '') ? 0 : 1)
  return counts
}
