import { z } from 'zod'
import { language, line, prose } from '#platform/shared/fields.ts'

const short = line(160, 0).default('')
const long = prose(4000).default('')
/** `YYYY-MM`, `YYYY`, or nothing. */
const date = z
  .union([z.literal(''), z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/)])
  .nullish()
  .transform((value) => value || null)
const endDate = z
  .union([z.literal(''), z.literal('present'), z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/)])
  .nullish()
  .transform((value) => value || null)

export const CvJob = z.object({
  title: short,
  company: short,
  location: short,
  start: date,
  end: endDate,
  description: long,
})
export const CvStudy = z.object({ degree: short, institution: short, start: date, end: endDate, description: long })
export const CvSkill = z.object({
  name: line(80),
  years: z.coerce.number().int().min(0).max(60).nullable().default(null),
})
/** A level is of the CEFR, `native`, or as the person says it. */
export const CvLanguage = z.object({ name: line(60), level: line(60, 0).default('') })
export const CvCertificate = z.object({ name: line(160), issuer: short, date, description: long })
export const CvProject = z.object({ name: line(160), link: line(300, 0).default(''), description: long })
/** `words` is what the referee says. */
export const CvReference = z.object({ name: line(120), position: short, contact: short, words: long })

/** A section under a heading of the person's own: honours, patents, talks. */
export const CvOther = z.object({ name: line(160), description: long })

/** What is asked in some countries and stays out of CVs elsewhere; in the person's words. */
export const CvPersonal = z.object({
  birth_date: date.or(z.iso.date()).default(null),
  nationality: short,
  gender: short,
  civil_status: short,
  visa: short,
  notice: short,
  driving_licence: short,
})

/** What a CV says: the fields that reading fills, and those a person adds. Dates are `YYYY-MM` or `YYYY`; an end may be `present`. */
export const CvContent = z.object({
  name: line(120, 0).default(''),
  headline: short,
  email: line(254, 0).default(''),
  phones: z.array(line(40)).max(5).default([]),
  location: short,
  links: z.array(line(300)).max(10).default([]),
  photo_id: z.uuid().nullable().default(null),
  summary: long,
  experience: z.array(CvJob).max(40).default([]),
  education: z.array(CvStudy).max(20).default([]),
  skills: z.array(CvSkill).max(80).default([]),
  languages: z.array(CvLanguage).max(20).default([]),
  certificates: z.array(CvCertificate).max(40).default([]),
  projects: z.array(CvProject).max(30).default([]),
  references: z.array(CvReference).max(10).default([]),
  others: z.array(CvOther).max(20).default([]),
  personal: CvPersonal.prefault({}),
  /** What it is written in. */
  language,
})
export type CvContent = z.output<typeof CvContent>

/** Parts of a CV that may be ordered and hidden, in the order they have unless told. */
export const cvSections = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'references',
  'others',
  'personal',
] as const
export type CvSection = (typeof cvSections)[number]
