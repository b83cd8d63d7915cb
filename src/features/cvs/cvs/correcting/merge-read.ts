import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { type Entry, type EntryList, entriesOf, entryLists, matchEntries } from './alike.ts'
import { isOwnPersonal, type PersonalField, wholeFields } from './corrections.ts'

type Mine = { content: CvContent; corrected: readonly string[] }

/** As many entries as a CV may have of each (content-contract.ts). */
const most: Record<EntryList, number> = {
  experience: 40,
  education: 20,
  skills: 80,
  languages: 20,
  certificates: 40,
  projects: 30,
  references: 10,
  others: 20,
}

/**
 * A CV after its file, or another one, was read: what the person corrected stays, the rest is what was read now; what it does
 * not find is left as it was. A list the
 * person chose or ordered stays as it is; only what no earlier reading knew is added at its end.
 * @param before what was read the last time; what is missing there was not taken away by the person
 */
export function mergeRead({ content, corrected }: Mine, before: CvContent | null, fresh: CvContent): Mine {
  const own = new Set(corrected)
  const merged: Record<string, unknown> = { ...content }
  const paths = new Set<string>()
  for (const field of wholeFields) {
    if (own.has(field)) paths.add(field)
    else if (!isEmpty(fresh[field])) merged[field] = fresh[field]
  }
  const personal = Object.entries(content.personal).map(([field, value]) => {
    const isOwn = isOwnPersonal(own, field)
    if (isOwn) paths.add(`personal.${field}`)
    return [field, isOwn ? value : fresh.personal[field as PersonalField] || value]
  })
  merged.personal = Object.fromEntries(personal)
  for (const list of entryLists) {
    const result = mergeList(list, {
      mine: entriesOf(content, list),
      before: before ? entriesOf(before, list) : [],
      fresh: entriesOf(fresh, list),
      own,
    })
    merged[list] = result.entries.slice(0, most[list])
    for (const path of result.paths) paths.add(path)
  }
  return { content: merged as CvContent, corrected: [...paths] }
}

type Lists = { mine: readonly Entry[]; before: readonly Entry[]; fresh: readonly Entry[]; own: ReadonlySet<string> }
type Merged = { entries: Entry[]; paths: string[] }

function mergeList(list: EntryList, lists: Lists): Merged {
  const { mine, fresh, own } = lists
  const ofList = [...own].filter((path) => path === list || path.startsWith(`${list}.`))
  if (fresh.length === 0) return { entries: [...mine], paths: ofList }
  if (own.has(list)) return { entries: [...mine, ...unknownIn(list, lists)], paths: ofList }
  return withOwnFields(list, lists)
}

/** What was neither kept nor taken away before. */
function unknownIn(list: EntryList, { mine, before, fresh }: Lists): Entry[] {
  const known = [matchEntries(list, fresh, mine), matchEntries(list, fresh, before)]
  return fresh.filter((_, at) => known.every((found) => found[at] === -1))
}

/** The read entries, with what the person wrote put into those it was written of. */
function withOwnFields(list: EntryList, { mine, fresh, own }: Lists): Merged {
  const entries: { entry: Entry; fields: string[]; whole: boolean }[] = fresh.map((entry) => ({
    entry,
    fields: [],
    whole: false,
  }))
  const found = matchEntries(list, mine, fresh)
  const alone: { at: number; one: (typeof entries)[number] }[] = []
  for (const [at, entry] of mine.entries()) {
    const whole = own.has(`${list}.${at}`)
    const fields = Object.keys(entry).filter((field) => own.has(`${list}.${at}.${field}`))
    const to = entries[found[at] ?? -1]
    if (to) {
      to.entry = joined(to.entry, entry, whole ? Object.keys(entry) : fields)
      to.fields = fields
      to.whole = whole
    } else if (whole || fields.length > 0) alone.push({ at, one: { entry, fields, whole } })
  }
  for (const { at, one } of alone) entries.splice(Math.min(at, entries.length), 0, one)
  return {
    entries: entries.map(({ entry }) => entry),
    paths: entries.flatMap(({ fields, whole }, at) => [
      ...(whole ? [`${list}.${at}`] : []),
      ...fields.map((field) => `${list}.${at}.${field}`),
    ]),
  }
}

/** What was read now, but for the person's own fields and for what only an earlier reading found. */
const joined = (fresh: Entry, mine: Entry, own: readonly string[]): Entry =>
  Object.fromEntries(
    Object.entries(fresh).map(([field, value]) => [
      field,
      own.includes(field) || value === '' || value === null ? (mine[field] ?? value) : value,
    ]),
  )

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)
