import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { type Entry, type EntryList, entriesOf, entryLists, matchEntries } from './alike.ts'

/** Parts that are one value, or a short list of plain ones: they are the person's or the file's as a whole. */
export const wholeFields = [
  'name',
  'headline',
  'email',
  'phones',
  'location',
  'links',
  'photo_id',
  'summary',
  'language',
] as const

export type PersonalField = keyof CvContent['personal']
/** Whether a personal field is the person's own; all of them are where that was said of the part, as older releases did. */
export const isOwnPersonal = (corrected: ReadonlySet<string>, field: string): boolean =>
  corrected.has('personal') || corrected.has(`personal.${field}`)

/**
 * What of a CV is the person's own after a change: `name`, `personal.visa`, a field of an entry (`experience.0.company`),
 * an entry (`experience.0`), or the choice and order of a list (`experience`). Marks move along with their entries.
 */
export function correctionsAfter(before: CvContent, after: CvContent, corrected: readonly string[]): string[] {
  const had = new Set(corrected)
  const now = new Set<string>()
  for (const field of wholeFields) if (had.has(field) || !isSame(before[field], after[field])) now.add(field)
  for (const [field, value] of Object.entries(after.personal))
    if (isOwnPersonal(had, field) || value !== before.personal[field as PersonalField]) now.add(`personal.${field}`)
  for (const list of entryLists)
    for (const path of inList(list, entriesOf(before, list), entriesOf(after, list), had)) now.add(path)
  return [...now]
}

function* inList(
  list: EntryList,
  before: readonly Entry[],
  after: readonly Entry[],
  had: ReadonlySet<string>,
): Generator<string> {
  const from = originsOf(list, before, after)
  const isMoved = before.length !== after.length || from.some((origin, at) => origin !== at)
  if (isMoved || had.has(list)) yield list
  for (const [at, entry] of after.entries()) {
    const origin = from[at] ?? -1
    const earlier = before[origin]
    if (!earlier || had.has(`${list}.${origin}`)) yield `${list}.${at}`
    if (!earlier) continue
    for (const field of Object.keys(entry))
      if (had.has(`${list}.${origin}.${field}`) || entry[field] !== earlier[field]) yield `${list}.${at}.${field}`
  }
}

/** Where each entry stood before; -1 for a new one. What did not change is known first, then what stayed in its place. */
function originsOf(list: EntryList, before: readonly Entry[], after: readonly Entry[]): number[] {
  const found = after.map(() => -1)
  const left = new Set(before.keys())
  const settle = (at: number, origin: number) => {
    found[at] = origin
    left.delete(origin)
  }
  for (const [at, entry] of after.entries()) {
    const same = [...left].filter((origin) => isSame(before[origin], entry))
    const origin = same.includes(at) ? at : same[0]
    if (origin !== undefined) settle(at, origin)
  }
  if (before.length === after.length)
    for (const at of after.keys()) if (found[at] === -1 && left.has(at)) settle(at, at)
  const rest = [...left]
  const open = [...after.keys()].filter((at) => found[at] === -1)
  const alike = matchEntries(
    list,
    open.map((at) => after[at] as Entry),
    rest.map((origin) => before[origin] as Entry),
  )
  for (const [number, at] of open.entries()) {
    const origin = rest[alike[number] ?? -1]
    if (origin !== undefined) found[at] = origin
  }
  return found
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
