import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { entriesOf, entryLists, matchEntries } from './correcting/alike.ts'
import { wholeFields } from './correcting/corrections.ts'
import { type ChangedPart, changedParts, type PartChange } from './cv-changes.ts'

const fields = [...wholeFields, 'personal'] as const
const partOf = (field: (typeof fields)[number]): ChangedPart =>
  field === 'summary' || field === 'personal' ? field : 'contact'

/** What one version of a CV says differently from the one before. */
export function whatChanged(before: CvContent, after: CvContent): PartChange[] {
  const parts = new Map<ChangedPart, PartChange>()
  for (const field of fields)
    if (!isSame(before[field], after[field])) {
      const part = partOf(field)
      parts.set(part, { part, added: 0, removed: 0, changed: (parts.get(part)?.changed ?? 0) + 1 })
    }
  for (const list of entryLists) {
    const [was, is] = [entriesOf(before, list), entriesOf(after, list)]
    if (isSame(was, is)) continue
    const from = matchEntries(list, is, was)
    const added = from.filter((at) => at === -1).length
    const changed = is.filter((entry, at) => from[at] !== -1 && !isSame(entry, was[from[at] ?? -1])).length
    parts.set(list, { part: list, added, removed: was.length - (is.length - added), changed })
  }
  return changedParts.flatMap((part) => parts.get(part) ?? [])
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
