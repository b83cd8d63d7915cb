import type { CvSteps, ReadCv } from './profile-contract.ts'
import { languageCode, levelCode } from './reading/parse/languages.ts'

const longestText = 2000
const sureEnough = 0.7

/** What a CV says in the shapes of the registration's fields. A year alone is taken as its January; `present` leaves the end open. */
export function stepsOf(cv: ReadCv): CvSteps {
  return {
    headline: cv.experience[0]?.title?.value.slice(0, 120) ?? '',
    summary: cv.summary?.value.slice(0, longestText) ?? '',
    work: cv.experience
      .filter(({ title }) => (title?.value.length ?? 0) > 1)
      .slice(0, 30)
      .map(({ title, company, start, end, description }) => ({
        title: title?.value.slice(0, 120) ?? '',
        employer: company?.value.slice(0, 120) ?? '',
        from: month(start?.value),
        to: month(end?.value),
        description: description?.value.slice(0, longestText) ?? '',
      })),
    education: cv.education
      .filter(({ institution }) => (institution?.value.length ?? 0) > 1)
      .slice(0, 15)
      .map(({ degree, institution, end }) => ({
        field: degree?.value.slice(0, 120) ?? '',
        school: institution?.value.slice(0, 160) ?? '',
        year: end && end.value !== 'present' ? Number(end.value.slice(0, 4)) : null,
      })),
    skills: cv.skills
      .filter(({ confidence, value }) => confidence > sureEnough && value.length <= 60)
      .slice(0, 50)
      .map(({ value }) => ({ name: value })),
    languages: cv.languages.slice(0, 15).flatMap(({ name, level }) => {
      const language = languageCode(name.value)
      const code = level && levelCode(level.value)
      return language && code ? [{ language, level: code }] : []
    }),
    links: cv.links
      .map(({ value }) => value)
      .filter((value) => value.startsWith('https://'))
      .slice(0, 5),
  }
}

function month(date: string | undefined): string | null {
  if (!date || date === 'present') return null
  return date.length === 4 ? `${date}-01` : date
}
