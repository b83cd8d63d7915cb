import { plain } from '../layout/letters.ts'
import type { Cell, Line } from '../layout/line.ts'
import words from '../lists/name-parts.json' with { type: 'json' }

const partsOfName = ['family', 'given', 'patronymic'] as const
type PartOfName = (typeof partsOfName)[number]

const kinds = new Map(partsOfName.flatMap((kind) => words[kind].map((text) => [plain(text), kind] as const)))
const longest = 40
const firstLines = 40
const isNamePart = /^\p{L}[\p{L}\p{M}.'’ -]*$/u

/** What forms ask for apart, as one says it: `Surname: Mathew`, `Given names: Jijo` is Jijo Mathew; in Russian the family comes first. */
export function nameInParts(lines: Line[]): { text: string; cell: Cell } | null {
  const told = new Map<PartOfName, { text: string; cell: Cell; label: string }>()
  for (const line of lines.slice(0, firstLines))
    for (const [at, cell] of line.cells.entries()) {
      const found = beside(line, at) ?? inside(cell)
      if (found && !told.has(found.kind) && found.text.length <= longest && isNamePart.test(found.text))
        told.set(found.kind, { text: found.text, cell, label: found.label })
    }
  const [family, given, fathers] = [told.get('family'), told.get('given'), told.get('patronymic')]
  if (!family || !given) return null
  const isFamilyFirst = /\p{Script=Cyrillic}/u.test(family.label)
  const parts = isFamilyFirst ? [family, given, fathers] : [given, family]
  return { text: parts.flatMap((part) => part?.text ?? []).join(' '), cell: given.cell }
}

type Found = { kind: PartOfName; text: string; label: string }

function inside({ text }: Cell): Found | null {
  const [, label = '', value = ''] = /^([^:：]{3,30}?)\s*[:：]\s*(\S.*)$/u.exec(text) ?? []
  const kind = kinds.get(plain(label))
  return kind ? { kind, text: value.trim(), label } : null
}

/** The label is the cell before it. */
function beside({ cells }: Line, at: number): Found | null {
  const label = cells[at - 1]?.text ?? ''
  const kind = kinds.get(plain(label.replace(/[:：()]/g, ' ')))
  const text = cells[at]?.text.replace(/^[\s:：]+/, '') ?? ''
  return kind && text ? { kind, text, label } : null
}
