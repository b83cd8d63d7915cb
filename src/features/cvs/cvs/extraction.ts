import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import { nothingPersonal, type Read, type ReadCv, type Span } from '#libraries/cv-content/reading-contract.ts'
import { type Plain, plainCv } from '#libraries/cv-reading/plain-cv.ts'
import { type Entry, entriesOf, matchEntries } from './correcting/alike.ts'
import { isOwnPersonal, type PersonalField } from './correcting/corrections.ts'
import { surenessOf } from './sureness-rules.ts'

/** Where a value of a CV comes from: read off the file, so surely, there; or written by the person. */
export type ExtractionField = { path: string; confidence: number | null; span: Span | null; mine: boolean }

type Reads = Record<string, Read | null>
const readLists = ['experience', 'education', 'skills', 'languages', 'certificates', 'projects', 'others'] as const
type ReadList = (typeof readLists)[number]

/**
 * What was read, value by value, beside what the CV says now. Entries are known again by what they say, so that a list in
 * another order still lights up its places in the file.
 */
export function extractionOf(content: CvContent, read: ReadCv | null, corrected: readonly string[]): ExtractionField[] {
  const own = new Set(corrected)
  const fields: ExtractionField[] = []
  const add = (path: string, value: unknown, found: Read | null | undefined, mine: boolean) => {
    if (!found && !(mine && value)) return
    fields.push({ path, confidence: mine ? null : (found?.confidence ?? null), span: found?.span ?? null, mine })
  }
  for (const field of ['name', 'headline', 'email', 'location', 'summary'] as const)
    add(field, content[field], field === 'headline' ? headlineRead(content, read) : read?.[field], own.has(field))
  for (const list of ['phones', 'links'] as const)
    for (const [at, value] of content[list].entries()) {
      const found = read?.[list].find((one) => one.value.trim() === value)
      add(`${list}.${at}`, value, found, own.has(list) && !found)
    }
  for (const [field, value] of Object.entries(content.personal)) {
    const found = read?.personal[field as PersonalField]
    add(`personal.${field}`, value, found, isOwnPersonal(own, field))
  }
  for (const list of readLists)
    for (const [at, entry, reads] of entriesWithReads(list, content, read))
      for (const [field, value] of Object.entries(entry)) {
        const isOwn = own.has(`${list}.${at}.${field}`) || (own.has(`${list}.${at}`) && reads === null)
        add(`${list}.${at}.${field}`, value, reads?.[field], isOwn)
      }
  return fields
}

/** Who wrote nothing under their name is called by their latest job. */
const headlineRead = ({ headline }: CvContent, read: ReadCv | null): Read | null =>
  read?.headline ?? read?.experience.find(({ title }) => title?.value === headline)?.title ?? null

/** How much was read, and how much of it a person should look at. */
export function countExtraction(fields: readonly ExtractionField[]): { read: number; doubtful: number } {
  const read = fields.filter(({ confidence, mine }) => confidence !== null || mine)
  return {
    read: read.length,
    doubtful: read.filter(({ confidence }) => confidence !== null && surenessOf(confidence) === 'unsure').length,
  }
}

function entriesWithReads(
  list: ReadList,
  content: CvContent,
  read: ReadCv | null,
): [at: number, entry: Entry, reads: Reads | null][] {
  const entries = entriesOf(content, list)
  const known = read ? readEntries(list, read) : []
  const found = matchEntries(
    list,
    entries,
    known.map(({ entry }) => entry),
  )
  return entries.map((entry, at) => [at, entry, known[found[at] ?? -1]?.reads ?? null])
}

const nothing: Plain = {
  name: null,
  headline: null,
  email: null,
  phones: [],
  location: null,
  links: [],
  summary: null,
  experience: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  projects: [],
  others: [],
  personal: nothingPersonal,
  language: 'en',
}

/** Each entry that was read, in the words of a CV's content, with where its values stand. */
function readEntries(list: ReadList, read: ReadCv): { entry: Entry; reads: Reads }[] {
  const plain = plainCv(read)
  return read[list].flatMap((one, at) => {
    const [entry] = entriesOf(contentOf({ ...nothing, [list]: [plain[list][at]] }), list)
    return entry ? [{ entry, reads: 'confidence' in one ? { name: one } : (one as Reads) }] : []
  })
}
