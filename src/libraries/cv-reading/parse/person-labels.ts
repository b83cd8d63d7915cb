import { plain } from '../layout/letters.ts'
import type { Line } from '../layout/line.ts'
import labels from '../lists/person-labels.json' with { type: 'json' }

type Kind = keyof typeof labels

const kinds = new Map<string, Kind>()
for (const [kind, texts] of Object.entries(labels)) for (const text of texts) kinds.set(plain(text), kind as Kind)

/** What a text names of a person, if it is a label and nothing else: `Mobile`, `Date of birth:`, `الجنسية`. */
export const personLabel = (text: string): Kind | null =>
  text.length > 40 ? null : (kinds.get(plain(text.replace(/[:：()/]/g, ' '))) ?? null)

/** The label before the cell at that place of its line: the cell left of it, or the words before its colon. */
export function labelBefore({ cells }: Line, at: number): Kind | null {
  const inside = /^([^:：]{2,40}?)\s*[:：]/u.exec(cells[at]?.text ?? '')?.[1]
  if (inside) return personLabel(inside)
  for (let before = at - 1; before >= 0 && before > at - 3; before--) {
    const text = cells[before]?.text ?? ''
    if (!/^\s*[:：]\s*$/.test(text)) return personLabel(text)
  }
  return null
}
