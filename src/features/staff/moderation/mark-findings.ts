import { latinDigits } from '#platform/shared/latin-digits.ts'

type Found = { field: string; language: string | null; quote: string }

/** A letter of the text with where it stands in the HTML. */
type Letter = { letter: string; from: number; to: number }

/**
 * Clean HTML with the words of findings marked, each mark with the number of its finding as its id; words that are not
 * found stay as they are. Marks never cross a tag.
 */
export function markFindings(html: string, findings: readonly (Found & { at: number })[]): string {
  const letters = lettersOf(html)
  const text = letters.map(({ letter }) => letter).join('')
  const cuts: { at: number; text: string }[] = []
  let last = 0
  const placed = findings
    .map(({ at, quote }) => ({ at, from: text.indexOf(plainly(quote)), length: plainly(quote).length }))
    .filter(({ from, length }) => from >= 0 && length > 0)
    .sort((one, other) => one.from - other.from)
  for (const { at, from, length } of placed) {
    if (from < last) continue
    last = from + length
    const runs = runsOf(letters.slice(from, last))
    runs.forEach(([start, end], part) => {
      const back = part === runs.length - 1 && !isInLink(html, end) ? wayBack(at) : ''
      const opening = part === 0 ? `<mark id="words-${at}">` : '<mark>'
      cuts.push({ at: start, text: opening }, { at: end, text: `</mark>${back}` })
    })
  }
  return cuts.reduceRight((marked, cut) => marked.slice(0, cut.at) + cut.text + marked.slice(cut.at), html)
}

/** A number behind the words leads to their finding; a link cannot stand in a link. */
const wayBack = (at: number) => `<sup><a href="#finding-${at}">${at + 1}</a></sup>`
const isInLink = (html: string, at: number) => html.lastIndexOf('<a ', at) > html.lastIndexOf('</a>', at)

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** One space between words, Latin digits: as findings quote. */
const plainly = (text: string) => latinDigits(text).replace(/\s+/g, ' ').trim()

function lettersOf(html: string): Letter[] {
  const letters: Letter[] = []
  for (const { 0: piece, index } of html.matchAll(/<[^>]*>|&[a-z#0-9]+;|[\s\S]/giu)) {
    const isTag = piece.length > 1 && piece.startsWith('<')
    const letter = isTag ? ' ' : latinDigits(entities[piece.toLowerCase()] ?? piece)
    if (letter === '') continue
    const isSpace = /^\s$/.test(letter)
    // a tag inside a word parts nothing, one between blocks does
    if (isTag && !/^<\/?(?:p|li|ul|ol|h\d|blockquote|br)\b/i.test(piece)) continue
    if (isSpace && letters.at(-1)?.letter === ' ') continue
    for (const one of letter)
      letters.push({ letter: isSpace ? ' ' : one, from: index, to: index + (isTag ? 0 : piece.length) })
  }
  return letters
}

/** Stretches of the HTML without a tag in between. */
function runsOf(letters: readonly Letter[]): [number, number][] {
  const runs: [number, number][] = []
  for (const { from, to } of letters) {
    const run = runs.at(-1)
    if (from === to) continue
    if (run && run[1] === from) run[1] = to
    else runs.push([from, to])
  }
  return runs
}
