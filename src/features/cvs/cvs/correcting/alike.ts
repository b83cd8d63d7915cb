import type { CvContent } from '#libraries/cv-content/content-contract.ts'

/** Parts of a CV that are lists of entries with fields of their own. */
export const entryLists = [
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'references',
  'others',
] as const
export type EntryList = (typeof entryLists)[number]
export type Entry = Record<string, string | number | null>

export const entriesOf = (content: CvContent, list: EntryList): readonly Entry[] => content[list]

/** By which fields one knows an entry again. */
const telling: Record<EntryList, readonly string[]> = {
  experience: ['title', 'company', 'start', 'end'],
  education: ['degree', 'institution', 'start', 'end'],
  skills: ['name'],
  languages: ['name'],
  certificates: ['name'],
  projects: ['name'],
  references: ['name'],
  others: ['name'],
}

/** How many telling fields two entries share; none where they are of two different things. */
const likeness = (list: EntryList, one: Entry, other: Entry): number =>
  telling[list].filter((field) => {
    const said = folded(one[field])
    return said !== '' && said !== 'present' && said === folded(other[field])
  }).length

const folded = (value: Entry[string] | undefined): string =>
  String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')

/**
 * Which entry of `others` each of `ones` is; -1 where it is none of them. The most alike find each other first, and of
 * equals those that stand at the same place.
 */
export function matchEntries(list: EntryList, ones: readonly Entry[], others: readonly Entry[]): number[] {
  const pairs = ones
    .flatMap((one, at) => others.map((other, to) => ({ at, to, alike: likeness(list, one, other) })))
    .filter(({ alike }) => alike > 0)
    .sort((a, b) => b.alike - a.alike || Math.abs(a.at - a.to) - Math.abs(b.at - b.to))
  const found = ones.map(() => -1)
  const taken = new Set<number>()
  for (const { at, to } of pairs) {
    if (found[at] !== -1 || taken.has(to)) continue
    found[at] = to
    taken.add(to)
  }
  return found
}
