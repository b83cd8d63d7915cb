import type { Read, ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { plain } from '../layout/letters.ts'
import type { Layout, Line } from '../layout/line.ts'
import { wordsWithin } from '../layout/line-ends.ts'
import { endedAtName } from './after-side-bar.ts'
import { certificatesOf } from './certificates.ts'
import { emailOf, type PhoneHome, phonesOf } from './contacts.ts'
import { cuesIn } from './cues.ts'
import { type Study, studiesOf } from './education.ts'
import { type Part, partsOf } from './headings.ts'
import { headlineOf } from './headline.ts'
import { homeOf } from './home.ts'
import { withoutIdentityNumbers } from './identity-numbers.ts'
import { languageOf } from './language-of.ts'
import { languagesOf } from './languages.ts'
import { linksOf } from './links.ts'
import { nameOf } from './names.ts'
import { othersOf } from './others.ts'
import { personalOf } from './personal.ts'
import type { Piece } from './pieces.ts'
import { countryOf } from './places.ts'
import { pointsIn, toldIn } from './points.ts'
import { projectsOf } from './projects.ts'
import { readFrom, readLines } from './reads.ts'
import { skillsOf } from './skills.ts'
import type { Entry } from './split-entries.ts'
import { papersWithoutValidity, withoutValidity } from './validity.ts'
import { workOf } from './work.ts'

/** What a CV says, from its words in their places. Numbers without a prefix are at home where the CV says that somebody lives, else in `country`. */
export function parseCv(given: Layout, country?: string): ReadCv {
  const lines = withoutIdentityNumbers(given.lines)
  const layout = { ...given, lines }
  const { text } = layout
  const words = wordsWithin(text)
  const toldAfter = (besides: Line[], all: Line[]) => [
    ...toldIn(besides, words),
    ...pointsIn(all.slice(besides.length), words),
  ]
  const email = emailOf(layout)
  const name = nameOf(lines, email?.value ?? null)
  const parts = endedAtName(partsOf(lines), name?.value ?? null)
  const home = homeOf(parts, lines)
  const work = workOf(parts)
  const learning = educationOf(parts)
  const rest = parts.filter((part) => !learning.from.includes(part))
  const certified = certificatesOf(rest, words)
  const made = projectsOf(parts, words)
  const spent = [work, learning, certified, made].flatMap(({ from }) => from)
  const spoken = languagesOf(parts, lines)
  const { personal, from: ofPerson } = personalOf(parts, lines)
  const of = (section: Part['section']) => parts.filter((part) => part.section === section)
  return {
    name,
    headline: headlineOf(lines, name?.value ?? null),
    email,
    phones: ownPhones(layout, parts, phoneHome(countryOf(home?.value ?? ''), country)),
    location: home,
    links: linksOf(layout, parts),
    summary: summaryOf(
      of('summary').filter((part) => !work.from.includes(part)),
      of('head'),
    ),
    experience: work.jobs.map(({ title, company, entry, place, besides }) => ({
      title: pieceRead(title, 0.85),
      company: pieceRead(company, 0.8),
      location: place ? readFrom(place.text, place.cell, 0.85) : null,
      ...datesOf(entry, 0.9),
      description: readLines([...besides, ...entry.body], 0.8, (all) => toldAfter(besides, all)),
    })),
    education: learning.studies.map(({ degree, institution, entry, besides }) => ({
      degree: pieceRead(degree, 0.8),
      institution: pieceRead(institution, 0.85),
      ...datesOf(entry, 0.9, true),
      description: readLines([...besides, ...entry.body], 0.75, (all) => toldAfter(besides, all)),
    })),
    skills: skillsOf(parts, lines).filter(
      // `Mandarin and Cantonese` is left of a list that was cut
      ({ value }) => !value.split(/\s+(?:and|et|и|&)\s+/iu).every((part) => isSpoken(spoken, part)),
    ),
    languages: spoken,
    certificates: certified.certificates,
    projects: made.projects,
    others: othersOf(parts, { parts: new Set(spent), cells: ofPerson }, name?.value ?? null, words),
    personal,
    language: languageOf(text),
  }
}

const isSpoken = (spoken: ReadCv['languages'], text: string) =>
  spoken.some(({ name }) => plain(name.value) === plain(text))

/** Studies in sections of education; where no heading of one was read, those of the part of unknown or near name that has schools. */
function educationOf(parts: Part[]): { studies: Study[]; from: Part[] } {
  const own = parts.filter(({ section }) => section === 'education')
  const told = own.flatMap((part) => studiesOf(papersWithoutValidity(part.lines)))
  if (told.length > 0) return { studies: told, from: own }
  const near = parts.filter(({ section, known }) => !known || section === 'certifications')
  const found = near.map((part) => ({ studies: studiesOf(papersOf(part)), from: [part] }))
  return found.find(({ studies }) => studies.some(isStudy)) ?? { studies: [], from: [] }
}

const papersOf = ({ section, lines }: Part): Line[] => (section === 'certifications' ? withoutValidity(lines) : lines)

const isStudy = ({ degree, institution }: Study) =>
  degree !== null &&
  institution !== null &&
  cuesIn('degree', degree.text) > 0 &&
  cuesIn('institution', institution.text) > 0

/** What was told is surer than what was read. */
const phoneHome = (living: string | null, told: string | undefined): PhoneHome | null =>
  living && living !== told ? { country: living, confidence: 0.75 } : told ? { country: told, confidence: 0.9 } : null

/** Numbers in sections of other things are those of referees, unless there are no others. */
function ownPhones(layout: Layout, parts: Part[], home: PhoneHome | null): Read[] {
  // the name may look like a heading: what stands before the first section is one's own
  const first = parts.findIndex(({ section, known }) => known && section !== 'head' && section !== 'contact')
  const others = parts
    .slice(Math.max(0, first))
    .filter(({ section }) => section === 'other' || section === 'projects')
    .flatMap((part) => part.lines)
  const apart = new Set(others.flatMap(({ cells }) => cells))
  const own = layout.lines.filter(({ cells }) => !cells.some((cell) => apart.has(cell)))
  const found = phonesOf({ ...layout, lines: own }, home)
  return found.length > 0 ? found : phonesOf(layout, home)
}

const pieceRead = (piece: Piece | null, confidence: number): Read | null =>
  piece ? readFrom(piece.text, piece.cell, confidence) : null

/** A single date of a study is its end; of a job, both. */
function datesOf({ period }: Entry, confidence: number, endOnly = false) {
  const at = (value: string | null) =>
    period && value ? readFrom(value, period.cell, period.range ? confidence : confidence - 0.2) : null
  return { start: period && !(endOnly && !period.range) ? at(period.start) : null, end: at(period?.end ?? null) }
}

const proseWords = 15
/** How somebody is reached, and what else is told in a row of labels. */
const isReach = ({ text }: Line) => /\S@\S/.test(text) || (text.match(/[|•·]/g)?.length ?? 0) > 1

/** The section of that name, or the first prose before any section. */
function summaryOf(own: Part[], head: Part[]): Read | null {
  const told = own.flatMap(({ lines }) => lines)
  if (told.length > 0) return readLines(told, 0.9)
  const prose: Line[] = []
  for (const line of head.flatMap(({ lines }) => lines)) {
    const words = line.text.split(/\s+/).length
    if ((words >= proseWords && !isReach(line)) || (prose.length > 0 && words > 2 && line.cells.length === 1))
      prose.push(line)
    else if (prose.length > 0) break
  }
  return prose.length > 0 ? readLines(prose, 0.6) : null
}
