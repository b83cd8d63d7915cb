import type { Read } from '../../profile-contract.ts'
import type { Line } from '../layout/line.ts'
import type { Part } from './headings.ts'
import { placeIn } from './places.ts'
import { readFrom } from './reads.ts'

const label =
  /(?:location|address|based in|residence|city|adresse|ville|lieu|localisation|domicile|адрес|проживает|город|место жительства|المدينة|العنوان|مكان الإقامة|الإقامة|السكن|الموقع)\s*[:：]\s*([^\t|]+)/iu
const headLines = 25

/** Where the person lives: told in the head of the CV or among the contacts. */
export function homeOf(parts: Part[], lines: Line[]): Read | null {
  const head = parts.filter(({ section }) => section === 'head' || section === 'contact').flatMap((part) => part.lines)
  for (const line of [...head, ...lines.slice(0, headLines)])
    for (const cell of line.cells) {
      const told = label.exec(cell.text)?.[1]
      if (told) return readFrom(placeIn(told) ?? told.trim(), cell, 0.9)
    }
  for (const [at, cells] of [head, lines.slice(0, 8)].entries())
    for (const cell of cells.flatMap((line) => line.cells))
      for (const part of cell.text.split(/\s*[|•·●▪◦]\s*|\s{2,}|\s+[–—]\s+/)) {
        const place = part.length < 100 ? placeIn(part) : null
        if (place) return readFrom(place, cell, at === 0 ? 0.85 : 0.6)
      }
  return null
}
