type Found = { quote: string; span?: readonly [number, number] | undefined }
export type Piece = { from: number; words: string; finding: number | null }

/** A text in pieces, those that findings mean and those between; where two findings meet, the first that begins has the words. */
export function cutText(text: string, findings: readonly Found[]): Piece[] {
  const spans = findings
    .map((finding, at) => ({ at, span: finding.span ?? spanOf(text, finding.quote) }))
    .flatMap(({ at, span }) => (span ? [{ at, from: span[0], to: Math.min(span[1], text.length) }] : []))
    .toSorted((one, other) => one.from - other.from)
  const pieces: Piece[] = []
  let last = 0
  for (const { at, from, to } of spans) {
    if (from < last || to <= from) continue
    if (from > last) pieces.push({ from: last, words: text.slice(last, from), finding: null })
    pieces.push({ from, words: text.slice(from, to), finding: at })
    last = to
  }
  if (last < text.length) pieces.push({ from: last, words: text.slice(last), finding: null })
  return pieces
}

function spanOf(text: string, quote: string): [number, number] | null {
  const from = quote ? text.indexOf(quote) : -1
  return from < 0 ? null : [from, from + quote.length]
}
