import type { Stems } from '#features/jobs/job-search/stems.ts'
import { leastYears, mostYears } from '#features/site/lookups/experience-ranges.ts'
import { monthsOf, yearsOf } from '#libraries/cv-content/years-of.ts'
import { explain } from './explain.ts'
import type { Line } from './lines-of.ts'
import type { Match } from './match-contract.ts'
import { type Cv, fromLine, fromProfile, nothing, withoutHidden } from './shown.ts'
import type { Must } from './ways.ts'

/** Whether the work that a title names is the one that is asked for, or related to it; null where it names none that is known. */
export type Naming = (title: string) => 'own' | 'near' | 'other' | null
type Asked = { text: string; range: string; work: Must | null; naming?: Naming }
type Known = { cv: Cv | null; said: { experience: string | null }; stems: Stems; now: Date }

/**
 * Years of work of the kind that is asked for, counted from the dates of those jobs, with the current one and the longest of them. Other work
 * shows nothing; more of the very work than was asked for is no fault, and is said. Where nobody can tell which work counts, it is open.
 */
export function matchYears({ text, range, work, naming }: Asked, { cv, said, stems, now }: Known): Match {
  const least = leastYears[range] ?? 0
  const isDated = cv?.content.experience.some(({ start }) => start) ?? false
  if (!cv || !isDated || !work) {
    // what the profile says is of no kind of work: it answers only where no CV can
    const stated = cv && isDated ? null : said.experience
    return stated === null
      ? nothing('experience', text, least === 0 ? 'met' : 'unknown')
      : judged(text, range, leastYears[stated] ?? 0, fromProfile(''))
  }
  const titles = titlesOf(cv.content)
  const kindOf = (title: Line) => naming?.(title.text) ?? (isAlike(title, work, stems) ? 'own' : 'other')
  const kinds = titles.map(kindOf)
  const alike = titles.flatMap(({ number }, at) => (kinds[at] === 'other' ? [] : [number]))
  const jobs = alike.flatMap((at) => cv.content.experience[at] ?? [])
  if (jobs.length === 0) return nothing('experience', text, least === 0 ? 'met' : 'not_met')
  const entries = cv.lines.filter(({ section, kind }) => section === 'experience' && kind === 'entry')
  const job = (at: number) => cv.content.experience[at] ?? { start: null, end: null }
  const isCurrent = (at: number) => Number(job(at).end === 'present')
  const byWeight = alike.toSorted(
    (one, other) => isCurrent(other) - isCurrent(one) || monthsOf(job(other), now) - monthsOf(job(one), now),
  )
  const lines = byWeight.flatMap((at) => entries[at] ?? [])
  const match = judged(text, range, yearsOf({ experience: jobs }, now), shownOf(lines))
  const own = cv.content.experience.filter((_, at) => kinds[at] === 'own')
  const isNow = jobs.some(({ end }) => end === 'present')
  return { ...match, is_more: isMore(range, yearsOf({ experience: own }, now)), ...(isNow && { is_now: true }) }
}

/** So many of the jobs that count together are shown; of the others it is said how many they are, so that the years add up. */
const mostShown = 3

/** One after the other as in a sentence of their letters; the first of them is the line that is told. */
function shownOf(lines: readonly Line[]): Match['shown'] {
  const [first] = lines
  if (!first) return null
  const each = lines.slice(0, mostShown).map(dated)
  const more = lines.length - each.length
  const between = each.some((text) => /\p{Script=Arabic}/u.test(text)) ? '؛ ' : '; '
  return each.length === 1
    ? fromLine({ ...first, text: each[0] ?? '' })
    : {
        ...{ ...fromLine(first), text: each.join(between), ...(more > 0 && { more }) },
        beside: lines.slice(1).map(({ number }) => number),
      }
}

const told = new WeakMap<Must, Map<string, boolean>>()

/** Whether a title names this work; hundreds of CVs have the same titles. */
function isAlike(title: Line, work: Must, stems: Stems): boolean {
  const known = told.get(work) ?? new Map<string, boolean>()
  told.set(work, known)
  const before = known.get(title.text)
  if (before !== undefined) return before
  const made = explain([title], alone(work), stems).length > 0
  known.set(title.text, made)
  return made
}

/** Titles of work as lines of their own. */
export const titlesOf = ({ experience }: Pick<Cv['content'], 'experience'>): Line[] =>
  experience.map(({ title }, number) => ({ ...titleLine, text: title, number }))

const single = new WeakMap<Must, readonly Must[]>()
/** The same list for the same work, so that `explain` knows the words it met. */
export function alone(work: Must): readonly Must[] {
  const list = single.get(work) ?? [work]
  single.set(work, list)
  return list
}

const titleLine = { section: 'experience', kind: 'entry', aside: '' } as const

const judged = (text: string, range: string, years: number, shown: Match['shown']): Match => ({
  ...nothing('experience', text, years >= (leastYears[range] ?? 0) ? 'met' : 'not_met'),
  shown,
  years,
  is_more: isMore(range, years),
})
const isMore = (range: string, years: number) => years > (mostYears[range] ?? Number.POSITIVE_INFINITY)

// an open end needs no word of any language; a period reads from left to right among Arabic words, too
const dated = ({ text, aside }: Line) => {
  const period = aside.replace(/ – present$/, ' –')
  const said = withoutHidden(text)
  return period ? `${said} · \u2066${period}\u2069` : said
}
