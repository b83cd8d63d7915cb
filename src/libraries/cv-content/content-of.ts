import { z } from 'zod'
import { wordsWithin } from '#libraries/cv-reading/layout/line-ends.ts'
import { languageOf } from '#libraries/cv-reading/parse/language-of.ts'
import type { Plain } from '#libraries/cv-reading/plain-cv.ts'
import { CvContent } from './content-contract.ts'
import { joinedLines } from './joined-lines.ts'

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value).trim()))
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])
const language = z.union([
  z.string().transform((name) => ({ name, level: '' })),
  z.tuple([z.string()], z.unknown()).transform(([name, level]) => ({ name, level: text.catch('').parse(level) })),
  z.object({ name: text, level: text }),
])

/** A CV as `cv:read` tells it, or as somebody wrote it down: anything may be missing or null. */
const ToldCv = z.object({
  name: text,
  headline: text,
  email: text,
  phones: list(text),
  location: text,
  links: list(text),
  summary: text,
  experience: list(z.object({ title: text, company: text, location: text, start: text, end: text, description: text })),
  education: list(z.object({ degree: text, institution: text, start: text, end: text, description: text })),
  skills: list(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])),
  languages: list(language),
  certificates: list(z.object({ name: text, issuer: text, date: text, description: text })),
  projects: list(z.object({ name: text, link: text, description: text })),
  others: list(z.object({ name: text, description: text })),
  personal: z
    .object({
      birth_date: text,
      nationality: text,
      gender: text,
      civil_status: text,
      visa: text,
      notice: text,
      driving_licence: text,
    })
    .nullish(),
  language: z.enum(['en', 'ar', 'ru', 'fr']).optional().catch(undefined),
})

/** What a CV says, of what was read of it. What does not fit is shortened, what is no date is left out. */
export const contentOf = (read: Plain): CvContent => contentOfTold(read)

/** The same of anything in that shape. @throws ZodError where the shape is another one */
export function contentOfTold(told: unknown): CvContent {
  const cv = ToldCv.parse(told)
  const jobs = cv.experience.filter(({ title, company, description }) => title || company || description)
  const known = wordsWithin(textsOf(cv))
  const studies = cv.education.filter(({ degree, institution }) => degree || institution)
  return CvContent.parse({
    name: cut(cv.name, 120),
    headline: cut(cv.headline || (jobs[0]?.title ?? ''), 160),
    email: cut(cv.email, 254),
    phones: cv.phones.filter(fits(40)).slice(0, 5),
    location: cut(cv.location, 160),
    links: cv.links.filter(fits(300)).slice(0, 10),
    summary: cut(joinedLines(cv.summary, known), 4000),
    experience: jobs.slice(0, 40).map((job) => ({
      title: cut(job.title, 160),
      company: cut(job.company, 160),
      location: cut(job.location, 160),
      start: dateOf(job.start),
      end: endOf(job.end),
      description: cut(joinedLines(job.description, known), 4000),
    })),
    education: studies.slice(0, 20).map((study) => ({
      degree: cut(study.degree, 160),
      institution: cut(study.institution, 160),
      start: dateOf(study.start),
      end: endOf(study.end),
      description: cut(joinedLines(study.description, known), 4000),
    })),
    skills: cv.skills
      .filter(fits(80))
      .slice(0, 80)
      .map((name) => ({ name })),
    languages: cv.languages
      .filter(({ name }) => fits(60)(name))
      .slice(0, 20)
      .map(({ name, level }) => ({ name, level: cut(level, 60) })),
    ...listsOf(cv, known),
    others: cv.others
      .filter(({ name }) => name !== '')
      .slice(0, 20)
      .map(({ name, description }) => ({
        name: cut(name, 160),
        description: cut(joinedLines(description, known), 4000),
      })),
    personal: personalOf(cv),
    language: cv.language ?? languageOf(textsOf(cv)),
  })
}

function personalOf({ personal }: z.output<typeof ToldCv>): unknown {
  if (!personal) return undefined
  const { birth_date, ...rest } = personal
  return {
    ...Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, cut(value, 160)])),
    birth_date: z.iso.date().safeParse(birth_date).data ?? dateOf(birth_date),
  }
}

/** Certificates and projects, each under its name. */
const listsOf = ({ certificates, projects }: z.output<typeof ToldCv>, known: ReadonlySet<string>) => ({
  certificates: certificates
    .filter(({ name }) => name !== '')
    .slice(0, 40)
    .map(({ name, issuer, date, description }) => ({
      name: cut(name, 160),
      issuer: cut(issuer, 160),
      date: dateOf(date),
      description: cut(joinedLines(description, known), 4000),
    })),
  projects: projects
    .filter(({ name }) => name !== '')
    .slice(0, 30)
    .map(({ name, link, description }) => ({
      name: cut(name, 160),
      link: fits(300)(link) ? link : '',
      description: cut(joinedLines(description, known), 4000),
    })),
})

/** All that a value says, without the names of its fields. */
export const textsOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsOf).join('\n') : ''
}

const fits = (max: number) => (value: string) => value.trim() !== '' && value.trim().length <= max

/** Shortened with an ellipsis, never in the middle of a sign. */
export function cut(value: string, max: number): string {
  const whole = value.normalize('NFC').trim()
  return whole.length <= max
    ? whole
    : `${whole
        .slice(0, max - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
}

/** `2021-03-01` as `2021-03`; null for what is no date. */
export const dateOf = (value: string): string | null =>
  /^(?:1[89]|2\d)\d\d(?:-(?:0[1-9]|1[0-2]))?(?=$|-\d\d)/.exec(value.trim())?.[0] ?? null
const endOf = (value: string): string | null => (value === 'present' ? value : dateOf(value))
