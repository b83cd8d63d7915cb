import type { z } from 'zod'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Cv } from './cvs/cv.ts'

/** What a printed CV says, as fields: what its owner would see after having looked it over. */
export const contentOfCv = (cv: Cv): CvContent =>
  CvContent.parse({
    name: cv.name,
    headline: cv.headline,
    email: cv.contacts.email,
    phones: cv.contacts.phone ? [cv.contacts.phone] : [],
    location: cv.contacts.city,
    summary: cv.summary,
    experience: cv.jobs.map(({ title, company, place, from, to, points }) => ({
      title,
      company,
      location: place,
      start: monthOf(from),
      end: monthOf(to) ?? 'present',
      description: points.map((point) => `• ${point}`).join('\n'),
    })),
    education: cv.education.map(({ degree, school, year }) => ({ degree, institution: school, end: year })),
    skills: cv.skills.map((name) => ({ name })),
    languages: cv.languages,
    language: cv.language,
  } satisfies z.input<typeof CvContent>)

/** `03/2020` → `2020-03`; null for the word that says it goes on. */
const monthOf = (date: string): string | null => {
  const found = /^(\d\d)\/(\d{4})$/.exec(date)
  return found ? `${found[2]}-${found[1]}` : null
}
