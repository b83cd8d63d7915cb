import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { commaOf, type Language, toLanguage } from '#platform/shared/languages.ts'

export type Line = {
  number: number
  section: 'head' | 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certificates' | 'projects'
  kind: 'name' | 'lead' | 'entry' | 'text' | 'point'
  text: string
  /** What stands at the end: a period, a date. */
  aside: string
  /** Its folded words between single spaces, where they are known and its text is not (`Compared`). */
  words?: string
}

const skillsInLine = 6
/** The level that has no letters of its own, as a CV in each language says it. */
const native: Record<Language, string> = { en: 'native', ar: 'اللغة الأم', ru: 'родной', fr: 'langue maternelle' }

const made = new WeakMap<CvContent, readonly Line[]>()

/** A CV as numbered lines: the same for the sheet and for "line 6" of an explanation. Made once for each reading of a CV. */
export function linesOf(cv: CvContent): readonly Line[] {
  const lines = made.get(cv) ?? makeLines(cv)
  made.set(cv, lines)
  return lines
}

/** The order in which lines tell what somebody is: who was a receptionist says so before who received guests. */
export const titlesFirst = (lines: readonly Line[]): readonly Line[] => {
  const isTitle = ({ section, kind }: Line) => section === 'head' || (section === 'experience' && kind === 'entry')
  return [...lines.filter(isTitle), ...lines.filter((line) => !isTitle(line))]
}

function makeLines(cv: CvContent): Line[] {
  // words of another language than the CV's have the comma of their letters
  const commaOfWords = (parts: readonly string[]) =>
    /\p{Script=Arabic}/u.test(parts.join('')) ? commaOf('ar') : commaOf(cv.language)
  const joined = (...parts: string[]) => parts.filter(Boolean).join(commaOfWords(parts))
  const lines: Omit<Line, 'number'>[] = [
    { section: 'head', kind: 'name', text: cv.name, aside: '' },
    ...some('head', 'lead', [joined(cv.headline, cv.location)]),
    ...some('summary', 'text', split(cv.summary)),
    ...cv.experience.flatMap(({ title, company, location, start, end, description }) => [
      entry('experience', joined(title, company), period(start, end)),
      ...some('experience', 'text', [location]),
      ...some('experience', 'point', split(description)),
    ]),
    ...cv.education.flatMap(({ degree, institution, start, end, description }) => [
      entry('education', joined(degree, institution), period(start, end)),
      ...some('education', 'point', split(description)),
    ]),
    ...some(
      'skills',
      'text',
      chunks(cv.skills.map(({ name }) => name)).map((few) => joined(...few)),
    ),
    ...some(
      'languages',
      'text',
      cv.languages.map(({ name, level }) => joined(name, level === 'native' ? native[toLanguage(cv.language)] : level)),
    ),
    ...cv.certificates.map(({ name, issuer, date }) => entry('certificates', joined(name, issuer), date ?? '')),
    ...cv.projects.flatMap(({ name, description }) => [
      entry('projects', name, ''),
      ...some('projects', 'point', split(description)),
    ]),
  ]
  return lines.map((line, at) => ({ number: at + 1, ...line }))
}

const entry = (section: Line['section'], text: string, aside: string) => ({
  section,
  kind: 'entry' as const,
  text,
  aside,
})

const some = (section: Line['section'], kind: Line['kind'], texts: readonly string[]) =>
  texts.filter((text) => text.trim() !== '').map((text) => ({ section, kind, text: text.trim(), aside: '' }))

const split = (text: string) => text.split('\n').map((line) => line.replace(/^\s*[•▪◦·*–-]\s+/u, ''))
const period = (start: string | null, end: string | null) =>
  start && end ? `${start} – ${end}` : (start ?? (end === 'present' ? '' : (end ?? '')))

function chunks(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / skillsInLine) }, (_, at) =>
    names.slice(at * skillsInLine, (at + 1) * skillsInLine),
  )
}
