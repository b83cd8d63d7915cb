import { spokenIn } from '#features/cvs/cvs/spoken.ts'
import { leastYears } from '#features/site/lookups/experience-ranges.ts'
import type { Row as LookupRow } from '#features/site/lookups/texts.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import { yearsOf } from '#libraries/cv-content/years-of.ts'
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
/** All levels that somebody has who has this one. */
export const levelsUpTo = (level: string): string[] => levels.slice(0, levels.indexOf(level) + 1)

/** What can be filtered by, of the profile first, else as far as the CV says it. */
export function factsOf(person: Person, degrees: readonly LookupRow[], now: Date) {
  const spoken = spokenBy(person)
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

/** Languages of the profile, else of the CV; `said` is their level as somebody told it, null where nobody did. */
export function spokenBy({ languages, content }: Pick<Person, 'languages' | 'content'>) {
  return languages.length > 0 ? languages.map((one) => ({ ...one, said: one.level })) : spokenIn(content)
}

/** The highest degree: chosen in the profile, else the first words of one of the list in what the CV says. */
function degreeOf({ education, content }: Person, degrees: readonly LookupRow[]): number | null {
  const chosen = education.flatMap(({ degree_id }) => degree_id ?? [])
  const said = content.education.map(({ degree }) => ` ${foldWords(degree)} `)
  const firsts = firstWordsOf(degrees)
  const named = degrees.filter((_, at) => firsts[at]?.some((first) => said.some((words) => words.includes(first))))
  const rank = (id: number) => degrees.findIndex((one) => one.id === id)
  return [...chosen, ...named.map(({ id }) => id)].toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

const kept = new WeakMap<readonly LookupRow[], readonly (readonly string[])[]>()

/** The first word of each name of a degree, folded, between blanks; worked out once for each list that was read. */
function firstWordsOf(degrees: readonly LookupRow[]): readonly (readonly string[])[] {
  const made =
    kept.get(degrees) ??
    degrees.map(({ texts }) => {
      const firsts = Object.values(texts).map((text) => foldWords(text).split(' ')[0] ?? '')
      return [...new Set(firsts)].flatMap((first) => (first.length > 2 ? [` ${first} `] : []))
    })
  kept.set(degrees, made)
  return made
}
