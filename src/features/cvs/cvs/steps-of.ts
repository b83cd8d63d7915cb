import { type Reads, readKept } from '#features/site/lookups/texts.ts'
import { fieldOfStudy } from '#features/site/understanding/degree-field.ts'
import { degreeIn } from '#features/site/understanding/degree-in.ts'
import { degreeLettersIn } from '#features/site/understanding/degree-letters.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { contentOf } from '#libraries/cv-content/content-of.ts'
import type { CvSteps, ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { languageCode, levelCode } from '#libraries/cv-reading/parse/languages.ts'
import { plainCv } from '#libraries/cv-reading/plain-cv.ts'

const longestText = 2000
const sureEnough = 0.7

/** Degrees of the list, by their code. */
type Degrees = ReadonlyMap<string, number>
/** What has entries of lists needs the database, and is read by `aboutRead`; years of work need the day. */
type Plain = Omit<CvSteps, 'about' | 'experience' | 'recognised'>

/** What was read off a CV in the shapes of the registration's fields; skills only where the reading is sure of them. */
export const stepsOf = (cv: ReadCv, degrees: Degrees): Plain =>
  stepsOfContent(
    contentOf(plainCv({ ...cv, skills: cv.skills.filter(({ confidence }) => confidence > sureEnough) })),
    degrees,
  )

/** What a CV says in the same shapes. A year alone is taken as its January; `present` leaves the end open. */
export const stepsOfContent = (cv: CvContent, degrees: Degrees): Plain => ({
  headline: cv.headline.slice(0, 120),
  summary: cv.summary.slice(0, longestText),
  work: cv.experience
    .filter(({ title }) => title.length > 1)
    .slice(0, 30)
    .map(({ title, company, start, end, description }) => ({
      title: title.slice(0, 120),
      employer: company.slice(0, 120),
      from: month(start),
      to: month(end),
      description: description.slice(0, longestText),
    })),
  education: cv.education
    .filter(({ institution }) => institution.length > 1)
    .slice(0, 15)
    .map(({ degree, institution, end }) => ({
      field: fieldOf(degree, degrees).slice(0, 120),
      school: institution,
      degree_id: degrees.get(degreeIn(degree) ?? '') ?? null,
      year: end && end !== 'present' ? Number(end.slice(0, 4)) : null,
    })),
  skills: cv.skills
    .filter(({ name }) => name.length <= 60)
    .slice(0, 50)
    .map(({ name }) => ({ name })),
  languages: cv.languages.slice(0, 15).map(({ name, level: told }) => {
    const level = levelCode(told)
    return { name, language: languageCode(name), level, level_said: level ? '' : told }
  }),
  links: cv.links.filter((value) => value.startsWith('https://')).slice(0, 5),
})

/** What was studied, without the letters or words of a degree that has a field of its own. */
function fieldOf(study: string, degrees: Degrees): string {
  const short = degreeLettersIn(study)
  if (short && degrees.has(short.code) && short.field !== '') return short.field
  const code = degreeIn(study)
  return code && degrees.has(code) ? fieldOfStudy(study, code) : study
}

function month(date: string | null): string | null {
  if (!date || date === 'present') return null
  return date.length === 4 ? `${date}-01` : date
}

/** The list of degrees as the steps need it. */
export async function readDegrees(ctx: Reads): Promise<Degrees> {
  const rows = (await readKept(ctx)).rows.get('degree') ?? []
  return new Map(rows.flatMap(({ id, code }) => (code ? [[code, id] as const] : [])))
}
