import type { CvContent } from '#libraries/cv-content/content-contract.ts'

/** Parts of a CV that are lists of entries. */
export const entryParts = [
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'references',
  'others',
] as const
export type EntryPart = (typeof entryParts)[number]
export type Entry = Record<string, string | number | null>

/** `end` is a date that may also be `present`; `day` is a whole one, or what is known of it. */
export type FieldKind = 'line' | 'phone' | 'prose' | 'date' | 'end' | 'day' | 'number' | 'link'
export type EntryField = { name: string; kind: FieldKind; most: number; needed?: true }

const line = (name: string, most = 160): EntryField => ({ name, kind: 'line', most })
const named = (most: number): EntryField => ({ name: 'name', kind: 'line', most, needed: true })
const prose = (name = 'description'): EntryField => ({ name, kind: 'prose', most: 4000 })
const date = (name: string, kind: FieldKind = 'date'): EntryField => ({ name, kind, most: 7 })

/** What each kind of entry is made of, in the order it is written; as long as content-contract.ts lets it be. */
export const entryFields: Record<EntryPart, readonly EntryField[]> = {
  experience: [line('title'), line('company'), line('location'), date('start'), date('end', 'end'), prose()],
  education: [line('degree'), line('institution'), date('start'), date('end', 'end'), prose()],
  skills: [named(80), { name: 'years', kind: 'number', most: 2 }],
  languages: [named(60), line('level', 60)],
  certificates: [named(160), line('issuer'), date('date'), prose()],
  projects: [named(160), { name: 'link', kind: 'link', most: 300 }, prose()],
  references: [named(120), line('position'), line('contact'), prose('words')],
  others: [named(160), prose()],
}

/** As many of each as a CV may have. */
export const mostEntries: Record<EntryPart, number> = {
  experience: 40,
  education: 20,
  skills: 80,
  languages: 20,
  certificates: 40,
  projects: 30,
  references: 10,
  others: 20,
}

/** Lines above all sections, and how long they may be. */
export const contactFields = { name: 120, headline: 160, email: 254, location: 160 } as const
export type ContactField = keyof typeof contactFields
export const contactLists = { phones: { most: 5, length: 40 }, links: { most: 10, length: 300 } } as const
export type ContactList = keyof typeof contactLists

/** Named here and not read off the schema, which stays on the server. */
const personal: Record<keyof CvContent['personal'], true> = {
  birth_date: true,
  nationality: true,
  gender: true,
  civil_status: true,
  visa: true,
  notice: true,
  driving_licence: true,
}
export const personalFields = Object.keys(personal) as (keyof CvContent['personal'])[]

export const emptyEntry = (part: EntryPart): Entry =>
  Object.fromEntries(
    entryFields[part].map(({ name, kind }) => [
      name,
      kind === 'line' || kind === 'phone' || kind === 'prose' || kind === 'link' ? '' : null,
    ]),
  )

/** Entries of a part, whatever they are of. */
export const entriesIn = (content: CvContent, part: EntryPart): readonly Entry[] => content[part]
export const withEntries = (content: CvContent, part: EntryPart, entries: readonly Entry[]): CvContent => ({
  ...content,
  [part]: entries,
})

/** The value at a path such as `name`, `phones.0` or `experience.0.company`. */
export function valueAt(content: CvContent, path: string): string | number | null {
  let value: unknown = content
  for (const step of path.split('.')) value = (value as Record<string, unknown> | null)?.[step]
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** The content with another value there. */
export function withValue(content: CvContent, path: string, value: string | number | null): CvContent {
  return put(content, path.split('.'), value) as CvContent
}

function put(whole: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(whole)) return whole.map((one, at) => (at === Number(step) ? put(one, rest, value) : one))
  const object = whole as Record<string, unknown>
  return { ...object, [step]: put(object[step], rest, value) }
}

/** The content as it can be stored: lines that were begun and say nothing are left out. */
export const storable = (content: CvContent): CvContent => ({
  ...content,
  phones: content.phones.filter((one) => one.trim() !== ''),
  links: content.links.filter((one) => one.trim() !== ''),
  skills: content.skills.filter(isNamed),
  languages: content.languages.filter(isNamed),
  certificates: content.certificates.filter(isNamed),
  projects: content.projects.filter(isNamed),
  references: content.references.filter(isNamed),
  others: content.others.filter(isNamed),
})
const isNamed = ({ name }: { name: string }) => name.trim() !== ''

/** Readings of a value that a person may have meant: parts of what stands together, for one click instead of typing. */
export function suggestionsFor(value: string): string[] {
  const parts = value
    .split(/\s*[/|–—]\s*|\s+-\s+|\s*[(),،]\s*/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1 && part !== value)
  return [...new Set(parts)].slice(0, 3)
}
