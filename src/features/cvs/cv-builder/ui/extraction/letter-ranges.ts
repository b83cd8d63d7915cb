import { usualLetters } from '#platform/shared/usual-letters.ts'

type Letters = { from: number; to: number }

/** What the reader leaves out when it counts (cvs/reading/layout/text-layout.ts). */
const uncounted = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad]/

/**
 * Ranges of a document's text between two counts of signs, white space left out: the way spans of files without pages are
 * told. A range that the document does not reach is null.
 */
export function rangesIn(root: HTMLElement, spans: readonly Letters[]): (Range | null)[] {
  const places = placesOf(root)
  return spans.map(({ from, to }) => {
    const [first, last] = [places[from], places[to - 1]]
    if (!first || !last) return null
    const range = document.createRange()
    range.setStart(first.node, first.offset)
    range.setEnd(last.node, last.offset + 1)
    return range
  })
}

type Place = { node: Text; offset: number }

/** Where each counted sign stands. A ligature counts as the letters it is made of. */
function placesOf(root: HTMLElement): Place[] {
  const places: Place[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    for (let offset = 0; offset < node.data.length; offset++) {
      const sign = node.data[offset] ?? ''
      if (uncounted.test(sign)) continue
      const letters = usualLetters(sign).replace(/\s/g, '').length
      for (let times = 0; times < letters; times++) places.push({ node, offset })
    }
  return places
}
