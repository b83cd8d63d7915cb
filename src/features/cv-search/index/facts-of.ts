import type { CvContent } from '#features/cvs/content-contract.ts'
import { spokenIn } from '#features/cvs/spoken.ts'
import { foldWords } from '#features/job-search/fold-words.ts'
import type { Row as LookupRow } from '#features/lookups/texts.ts'
import type { Person } from './read-people.ts'

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']
const noticeDays: Record<string, number> = {
  now: 0,
  '2_weeks': 14,
  '1_month': 30,
  '2_months': 60,
  '3_months': 90,
  longer: 180,
}
const leastYears: Record<string, number> = { '0|1': 0, '1|3': 1, '3|5': 3, '5|10': 5, '10|+': 10 }
/** Lower ends of the ranges of experience, as lists of choices have them. */
export const ranges = Object.entries(leastYears)

/** The range that so many years of work fall into. */
export const rangeOf = (years: number): string => ranges.findLast(([, least]) => years >= least)?.[0] ?? '0|1'

/** All levels that somebody has who has this one. */
export const levelsUpTo = (level: string): string[] => levels.slice(0, levels.indexOf(level) + 1)

/** What can be filtered by, of the profile first, else as far as the CV says it. */
export function factsOf(person: Person, degrees: readonly LookupRow[], now: Date) {
  const spoken = person.languages.length > 0 ? person.languages : spokenIn(person.content)
  return {
    years: Math.max(yearsOf(person.content, now), leastYears[person.experience ?? ''] ?? 0),
    degree_id: degreeOf(person, degrees),
    languages: spoken.map(({ language, level }) => `${language}:${level}`),
    notice_days: person.notice_period ? (noticeDays[person.notice_period] ?? null) : null,
    free_on: person.available_from ? String(person.available_from).slice(0, 10) : null,
    country_id: person.residence_country_id ?? person.country_id,
    city_id: person.residence_city_id,
    position_ids: person.position_ids ?? [],
    nationality_ids: person.nationality_ids ?? [],
  }
}

/** Whole years of work: months that some job covers, each once. */
export function yearsOf({ experience }: CvContent, now: Date): number {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const covered = new Set<number>()
  for (const { start, end } of experience) {
    const from = monthNumber(start, 0)
    if (from === null) continue
    const to = Math.min(thisMonth, end === 'present' ? thisMonth : (monthNumber(end, 11) ?? from))
    for (let month = Math.max(from, thisMonth - 60 * 12); month <= to; month++) covered.add(month)
  }
  return Math.min(60, Math.floor((covered.size + 1) / 12))
}

function monthNumber(date: string | null, without: number): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date ?? '') ?? []
  return year ? Number(year) * 12 + (month ? Number(month) - 1 : without) : null
}

/** The highest degree: chosen in the profile, else the first words of one of the list in what the CV says. */
function degreeOf({ education, content }: Person, degrees: readonly LookupRow[]): number | null {
  const chosen = education.flatMap(({ degree_id }) => degree_id ?? [])
  const said = content.education.map(({ degree }) => ` ${foldWords(degree)} `)
  const named = degrees.filter(({ texts }) =>
    Object.values(texts).some((text) => {
      const [first = ''] = foldWords(text).split(' ')
      return first.length > 2 && said.some((words) => words.includes(` ${first} `))
    }),
  )
  const rank = (id: number) => degrees.findIndex((one) => one.id === id)
  return [...chosen, ...named.map(({ id }) => id)].toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}
