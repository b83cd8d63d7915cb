import type { Piece } from './rows.ts'

/**
 * Whether the words of a piece head a section, or are a date, a place: what stands beside a row instead of in a column; or name
 * what stands below in a table.
 */
export type Sense = {
  heads: (piece: Piece) => boolean
  aside: (text: string) => boolean
  names: (text: string) => boolean
  /** What is asked of a person: a word that may head a section, unless its value stands beside it. */
  asks: (text: string) => boolean
}

type Cut = { x: number; top: number; bottom: number; left: Piece[]; right: Piece[]; worth: number }

const step = 3
const fewest = 4
const deepest = 4
/** Of what stands in a column, as much begins at its edge. */
const mostBegin = 0.5

/** Where a page was cut down to its foot, and where what stands right of it begins. */
type Gutter = { x: number; start: number }

/** Pieces of pages, column by column. Where columns reach the foot of a page, they go on at the head of the next, headings or not. */
export function columnsOfPages(pages: Piece[][], given: Sense): Piece[][] {
  const sense = besidesTables(pages, given)
  let gutter: Gutter | null = null
  return pages.flatMap((pieces) => {
    const goesOn: Cut | null = gutter && cutOn(pieces, gutter, sense)
    const cut = goesOn ?? bestCut(pieces, sense)
    const start = cut ? Math.min(...cut.right.map(({ x1 }) => x1)) : 0
    const below = pieces.filter(({ y }) => cut && y > cut.bottom)
    gutter = cut && !below.some((piece) => crosses(piece, start - 2)) ? { x: start - 2, start } : null
    return parted(pieces, cut, sense, 0)
  })
}

/** Beside two names of columns a word is the name of a third, though it heads a section elsewhere. */
const fewestNames = 2

function besidesTables(pages: Piece[][], sense: Sense): Sense {
  const named = new Set<Piece>()
  for (const pieces of pages)
    for (const piece of pieces.filter(sense.heads)) {
      const row = pieces.filter((other) => other !== piece && Math.abs(other.y - piece.y) < 2)
      const isAsked = sense.asks(piece.text) && row.some(({ x1, x2 }) => x1 > piece.x2 || x2 < piece.x1)
      if (isAsked || row.filter(({ text }) => sense.names(text)).length >= fewestNames) named.add(piece)
    }
  return { ...sense, heads: (piece) => !named.has(piece) && sense.heads(piece) }
}

const crosses = ({ x1, x2 }: Pick<Piece, 'x1' | 'x2'>, x: number) => x1 < x - 1 && x2 > x + 1

/** The band at the head of a page that a gutter of the page before still cuts. */
function cutOn(pieces: Piece[], { x, start }: Gutter, sense: Sense): Cut | null {
  const end = Math.min(...pieces.filter((piece) => crosses(piece, x)).map(({ y }) => y))
  const band = pieces.filter(({ y }) => y < end - 1)
  const left = band.filter(({ x2 }) => x2 <= x + 1)
  const right = band.filter(({ x1 }) => x1 >= x - 1)
  if (left.length < 2 || right.length < 2 || onlyAside(left, sense) || onlyAside(right, sense)) return null
  const begin = right.filter(({ x1 }) => Math.abs(x1 - start) < step).length
  if (begin < right.length * mostBegin) return null
  const ys = band.map(({ y }) => y)
  return { x, top: Math.min(...ys) - 1, bottom: Math.max(...ys), left, right, worth: 0 }
}

/** Pieces of a page, column by column: first what stands above a gutter, then left of it, right of it, below it. */
function columnsOf(pieces: Piece[], sense: Sense, depth = 0): Piece[][] {
  return parted(pieces, depth < deepest ? bestCut(pieces, sense) : null, sense, depth)
}

function parted(pieces: Piece[], cut: Cut | null, sense: Sense, depth: number): Piece[][] {
  if (!cut) return pieces.length > 0 ? [pieces] : []
  const inside = new Set([...cut.left, ...cut.right])
  const above = pieces.filter((piece) => !inside.has(piece) && piece.y <= cut.top)
  const below = pieces.filter((piece) => !inside.has(piece) && piece.y > cut.top)
  return [above, cut.left, cut.right, below].flatMap((part) => columnsOf(part, sense, depth + 1))
}

function bestCut(pieces: Piece[], sense: Sense): Cut | null {
  if (pieces.length < 2 * fewest) return null
  const left = Math.min(...pieces.map(({ x1 }) => x1))
  const right = Math.max(...pieces.map(({ x2 }) => x2))
  let best: Cut | null = null
  for (let x = left + (right - left) * 0.14; x < left + (right - left) * 0.86; x += step)
    for (const cut of cutsAt(pieces, x, sense)) if (!best || cut.worth > best.worth) best = cut
  return best
}

/** Bands of the page which nothing crosses at x, as far as their sides are columns. */
function cutsAt(pieces: Piece[], x: number, sense: Sense): Cut[] {
  const crossing = pieces.filter((piece) => crosses(piece, x)).sort((a, b) => a.y - b.y)
  const edges = [Number.NEGATIVE_INFINITY, ...crossing.map(({ y }) => y), Number.POSITIVE_INFINITY]
  const cuts: Cut[] = []
  for (let at = 1; at < edges.length; at++) {
    const [from = 0, to = 0] = [edges[at - 1], edges[at]]
    const band = pieces.filter(({ y, x1, x2 }) => y > from + 1 && y < to - 1 && !crosses({ x1, x2 }, x))
    const cut = judged(band, x, sense)
    if (cut) cuts.push(cut)
  }
  return cuts
}

/** Two sides are columns where both have headings of their own; dates, places and labels beside rows are no column. */
function judged(band: Piece[], x: number, sense: Sense): Cut | null {
  let left = band.filter(({ x2 }) => x2 <= x + 1)
  let right = band.filter(({ x1 }) => x1 >= x - 1)
  const headsLeft = left.filter(sense.heads)
  const headsRight = right.filter(sense.heads)
  if (headsLeft.length === 0 || headsRight.length === 0) return null
  if (isMargin(left, headsLeft.length, headsRight.length)) return null
  const start = startOfColumns(left, right, headsLeft, headsRight)
  const end = endOfColumns(left, right, [...headsLeft, ...headsRight])
  left = left.filter(({ y }) => y >= start && y < end)
  right = right.filter(({ y }) => y >= start && y < end)
  if (left.length < 2 || right.length < 2 || left.length + right.length < 2 * fewest) return null
  if (onlyAside(left, sense) || onlyAside(right, sense)) return null
  const ys = [...left, ...right].map(({ y }) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const gap = Math.min(...right.map(({ x1 }) => x1)) - Math.max(...left.map(({ x2 }) => x2))
  return {
    x,
    top: top - 1,
    bottom,
    left,
    right,
    worth: bottom - top + Math.min(gap, 40) * 0.5 + (left.length + right.length),
  }
}

/** Labels that end where what they label begins, and nearly all headings among them: a margin, and no column. */
function isMargin(left: Piece[], heads: number, headsBeside: number): boolean {
  const edge = Math.max(...left.map(({ x2 }) => x2))
  const ending = left.filter(({ x2 }) => edge - x2 < step).length
  return heads >= headsBeside * 3 && ending >= left.length * 0.8
}

/** Above the first headings, rows whose sides stand on one line belong together and not to columns. */
function startOfColumns(left: Piece[], right: Piece[], headsLeft: Piece[], headsRight: Piece[]): number {
  const first = Math.min(...headsLeft.map(({ y }) => y), ...headsRight.map(({ y }) => y))
  const last = Math.max(Math.min(...headsLeft.map(({ y }) => y)), Math.min(...headsRight.map(({ y }) => y)))
  const fewer = headsOf(left, last).length < headsOf(right, last).length ? left : right
  const other = fewer === left ? right : left
  const before = fewer.filter(({ y }) => y < last - 2)
  const level = before.filter((piece) => other.some(({ y }) => Math.abs(y - piece.y) < 2)).length
  if (before.length > 0 && level >= before.length * 0.75) return last - 3
  return Math.min(first, ...left.map(({ y }) => y), ...right.map(({ y }) => y)) - 1

  function headsOf(side: Piece[], until: number) {
    return side.filter((piece) => piece.y < until - 2 && (headsLeft.includes(piece) || headsRight.includes(piece)))
  }
}

/** Where one side has ended, the next heading of the other begins what stands below both. */
function endOfColumns(left: Piece[], right: Piece[], heads: Piece[]): number {
  const [first, second] = [left, right].map((side) => Math.max(...side.map(({ y }) => y)))
  const shorter = Math.min(first ?? 0, second ?? 0)
  const next = heads.filter(({ y }) => y > shorter + 2).map(({ y }) => y)
  return next.length > 0 ? Math.min(...next) - 2 : Number.POSITIVE_INFINITY
}

function onlyAside(side: Piece[], sense: Sense): boolean {
  const own = side.filter((piece) => !sense.heads(piece))
  return own.filter(({ text }) => sense.aside(text)).length > own.length * 0.7
}
