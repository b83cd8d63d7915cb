import { plain } from '../layout/letters.ts'
import type { Part } from './headings.ts'

/** What a side bar lists. */
const listed = new Set<Part['section']>(['skills', 'languages', 'certifications', 'contact'])

/**
 * Parts of which none goes on over the name: where a side bar stands first in the file, its last list is followed by the person,
 * who stands under no heading (LinkedIn: Top Skills, Languages, Certifications, then the name).
 */
export function endedAtName(parts: Part[], name: string | null): Part[] {
  const own = plain(name ?? '')
  if (own === '') return parts
  const isName = (part: Part, at: number) => {
    const line = part.lines[at]
    return line?.cells.length === 1 && !line.bullet && plain(line.text) === own
  }
  return parts.flatMap((part): Part[] => {
    const at = listed.has(part.section) ? part.lines.findIndex((_, nth) => isName(part, nth)) : -1
    if (at < 1) return [part]
    return [
      { ...part, lines: part.lines.slice(0, at) },
      { section: 'head', heading: null, lines: part.lines.slice(at), known: true },
    ]
  })
}
