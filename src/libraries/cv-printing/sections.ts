import { type CvContent, type CvSection, cvSections } from '#libraries/cv-content/content-contract.ts'
import { hasBullet, withoutBullet } from '#libraries/cv-reading/layout/line.ts'
import type { Language } from '#platform/shared/languages.ts'
import { monthOf, periodOf, printable, type Say, shownLink, withDates } from './words.ts'

/** Lines of a text, or points of a list. */
export type Block = { points: boolean; lines: string[] }
export type Entry = {
  title: string
  org: string
  place: string
  period: string
  /** Whether the period holds digits alone, whose order must not turn. */
  ltr: boolean
  link: string
  body: Block[]
}
type Item = { name: string; note: string }
export type Fact = { label: string; value: string }
export type SheetSection = { id: CvSection; title: string } & (
  | { kind: 'prose'; body: Block[] }
  | { kind: 'entries'; brief: boolean; entries: Entry[] }
  | { kind: 'items'; items: Item[] }
  | { kind: 'facts'; facts: Fact[] }
)

type Filled =
  | { kind: 'prose'; body: Block[] }
  | { kind: 'entries'; brief: boolean; entries: Entry[] }
  | { kind: 'items'; items: Item[] }
  | { kind: 'facts'; facts: Fact[] }

/** The sections that say something, those that were named first in front. */
export function sectionsOf(content: CvContent, order: CvSection[], language: Language, say: Say): SheetSection[] {
  const ids = [...new Set([...order, ...cvSections])]
  return ids.flatMap((id) => {
    if (id === 'others') return ownSections(content)
    const filled = fill[id](content, language, (key, values) => say(language, key, values))
    return isEmpty(filled) ? [] : [{ id, title: say(language, `sections.${id}`), ...filled }]
  })
}

type SayHere = (key: string, values?: Record<string, string | number>) => string

/** Sections under headings of the person's own. */
const ownSections = ({ others }: CvContent): SheetSection[] =>
  others.map(({ name, description }) => ({
    id: 'others',
    title: printable(name),
    kind: 'prose',
    body: blocksOf(description),
  }))

const fill: Record<Exclude<CvSection, 'others'>, (content: CvContent, language: Language, say: SayHere) => Filled> = {
  summary: ({ summary }) => ({ kind: 'prose', body: blocksOf(summary) }),
  experience: ({ experience }, language, say) => ({
    kind: 'entries',
    brief: false,
    entries: experience.map((job) =>
      entry({
        title: job.title,
        org: job.company,
        place: job.location,
        period: periodOf(job, language, say('present')),
        body: blocksOf(job.description),
      }),
    ),
  }),
  education: ({ education }, language, say) => ({
    kind: 'entries',
    brief: false,
    entries: education.map((study) =>
      entry({
        title: study.degree,
        org: study.institution,
        period: periodOf(study, language, say('present')),
        body: blocksOf(study.description),
      }),
    ),
  }),
  skills: ({ skills }, _, say) => ({
    kind: 'items',
    items: skills.map(({ name, years }) => ({
      name: printable(name),
      note: years === null ? '' : say('years', { count: years }),
    })),
  }),
  languages: ({ languages }, _, say) => ({
    kind: 'items',
    items: languages.map(({ name, level }) => ({
      name: printable(name),
      note: level === 'native' ? say('native') : printable(level),
    })),
  }),
  certificates: ({ certificates }, language) => ({
    kind: 'entries',
    brief: true,
    entries: certificates.map(({ name, issuer, date, description }) =>
      entry({
        title: name,
        org: issuer,
        period: periodOf({ start: date, end: null }, language, ''),
        body: blocksOf(description),
      }),
    ),
  }),
  projects: ({ projects }, language) => ({
    kind: 'entries',
    brief: true,
    entries: projects.map(({ name, link, description }) =>
      entry({ title: name, link: shownLink(link), body: blocksOf(withDates(description, language)) }),
    ),
  }),
  references: ({ references }) => ({
    kind: 'entries',
    brief: true,
    entries: references.map(({ name, position, contact, words }) =>
      entry({ title: name, org: position, link: contact, body: blocksOf(words) }),
    ),
  }),
  personal: ({ personal }, language, say) => ({
    kind: 'facts',
    facts: Object.entries(personal)
      .filter(([, value]) => value)
      .map(([key, value]) => ({
        label: say(`personal.${key}`),
        value: key === 'birth_date' ? monthOf(String(value), language) : printable(String(value)),
      })),
  }),
}

const nothing: Entry = { title: '', org: '', place: '', period: '', ltr: false, link: '', body: [] }

function entry(given: Partial<Entry>): Entry {
  const { title, org, place, ...rest } = { ...nothing, ...given }
  return {
    ...rest,
    title: printable(title),
    org: printable(org),
    place: printable(place),
    ltr: !/\p{L}/u.test(rest.period),
  }
}

/** Lines of a text; those with a bullet that follow each other are one list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of printable(text).split('\n')) {
    const points = hasBullet(line)
    const words = (points ? withoutBullet(line) : line).trim()
    if (words === '') continue
    const last = blocks.at(-1)
    if (last?.points === points) last.lines.push(words)
    else blocks.push({ points, lines: [words] })
  }
  return blocks
}

function isEmpty(filled: Filled): boolean {
  if (filled.kind === 'prose') return filled.body.length === 0
  if (filled.kind === 'entries') return filled.entries.length === 0
  if (filled.kind === 'items') return filled.items.length === 0
  return filled.facts.length === 0
}
