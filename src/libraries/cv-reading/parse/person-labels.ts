import { plain } from '../layout/letters.ts'
import { type Cell, type Line, withoutBullet } from '../layout/line.ts'
import labels from '../lists/person-labels.json' with { type: 'json' }

export type PersonLabel = keyof typeof labels

const kinds = new Map<string, PersonLabel>()
for (const [kind, texts] of Object.entries(labels))
  for (const text of texts) kinds.set(plain(text), kind as PersonLabel)
const mostWords = 5

/** What a text names of a person, if it is a label and nothing else: `Mobile`, `Date of birth:`, `الجنسية`. */
export const personLabel = (text: string): PersonLabel | null =>
  text.length > 40 ? null : (kinds.get(plain(text.replace(/[:：()/]/g, ' '))) ?? null)

/** The label before the cell at that place of its line: the cell left of it, or the words before its colon. */
export function labelBefore({ cells }: Line, at: number): PersonLabel | null {
  const inside = /^([^:：]{2,40}?)\s*[:：]/u.exec(cells[at]?.text ?? '')?.[1]
  if (inside) return personLabel(inside)
  for (let before = at - 1; before >= 0 && before > at - 3; before--) {
    const text = cells[before]?.text ?? ''
    if (!isColon(text)) return personLabel(text)
  }
  return null
}

const isColon = (text: string) => /^\s*[:：]\s*$/.test(text)
/** In points, or in signs. */
const sameEdge = 8

/** What stands beside a label, or, where labels stand alone, in the line below them at the same edge; null where that is a label too. */
export function besideOrBelow(lines: Line[], at: number, nth: number): Cell | null {
  const line = lines[at]
  const cell = line?.cells[nth]
  if (!line || !cell) return null
  const beside = line.cells.slice(nth + 1).find(({ text }) => !isColon(text))
  if (beside && !isLabelled(beside)) return beside
  if (line.cells.some((one) => !isLabelled(one) && !isColon(one.text))) return null
  const below = lines[at + 1]
  const isNear = below && below.column === line.column && below.page === line.page
  const under = isNear ? below.cells.find((one) => hasEdgeOf(one, cell)) : undefined
  return under && !isLabelled(under) ? under : null
}

const hasEdgeOf = (one: Cell, other: Cell) =>
  Math.abs(one.x1 - other.x1) < sameEdge || (one.box !== null && Math.abs(one.x2 - other.x2) < sameEdge)

/** A label, or what begins with one. */
export const isLabelled = ({ text }: Cell) => personLabel(withoutBullet(text).split(/[:：]/)[0] ?? '') !== null

/** `label` as it stands there. */
export type Pair = { kind: PersonLabel; label: string; value: string }

/** `Born: 5 May 1990, Nationality: Indian`: labels with a colon behind them, each with what follows. */
export function pairsIn(given: string): Pair[] {
  const parts = withoutBullet(given).split(/\s*[:：]\s*/u)
  const pairs: Pair[] = []
  let open: Omit<Pair, 'value'> | null = null
  for (const [at, part] of parts.entries()) {
    const next = at < parts.length - 1 ? labelAtEnd(part) : null
    if (open) {
      const value: string = next ? part.slice(0, part.length - next.label.length) : part
      if (next || at === parts.length - 1) pairs.push({ ...open, value: trimmed(value) })
      else continue
    }
    open = next
  }
  return pairs
}

/** The label that ends a text: all of it, or what follows a comma, bar or white space. */
function labelAtEnd(text: string): Omit<Pair, 'value'> | null {
  const whole = personLabel(text)
  if (whole) return { kind: whole, label: text }
  const words = [...text.matchAll(/\S+/g)].slice(-mostWords)
  for (const [at, { index }] of words.entries()) {
    const before = text.slice(0, index)
    const label = text.slice(index)
    const kind = personLabel(label)
    if (kind && (at > 0 || before.trim() !== '')) return { kind, label }
  }
  return null
}

const trimmed = (text: string) => text.replace(/^[\s,،;؛|•·–—-]+|[\s,،;؛|•·–—(-]+$/gu, '')
