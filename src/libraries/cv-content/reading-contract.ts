import { z } from 'zod'

/**
 * Where in a document a value stands: a box on a page (counted from 1), in points from its upper left corner, or a range of
 * its signs, white space not counted.
 */
export const Span = z.union([
  z.object({ page: z.number(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  z.object({ from: z.number(), to: z.number() }),
])
export type Span = z.infer<typeof Span>

/** A value read off a CV: how sure the reading is, from 0 to 1, and where it stands. */
export const Read = z.object({ value: z.string(), confidence: z.number().min(0).max(1), span: Span.nullable() })
export type Read = z.infer<typeof Read>

const maybe = Read.nullable()

export const ReadJob = z.object({
  title: maybe,
  company: maybe,
  location: maybe,
  start: maybe,
  end: maybe,
  description: maybe,
})
/** `description` is missing in what was read before it was kept. */
export const ReadStudy = z.object({
  degree: maybe,
  institution: maybe,
  start: maybe,
  end: maybe,
  description: maybe.default(null),
})
export const ReadCertificate = z.object({ name: Read, issuer: maybe, date: maybe, description: maybe })
export const ReadProject = z.object({ name: Read, link: maybe, description: maybe })
/** A section under a heading that leads to no field: what stands there, word for word. */
export const ReadOther = z.object({ name: Read, description: maybe })
export const ReadLanguage = z.object({ name: Read, level: maybe })

/** What some countries ask of a person; the day of birth as `YYYY-MM-DD`, or as much of it as is told. */
export const ReadPersonal = z.object({
  birth_date: maybe,
  nationality: maybe,
  gender: maybe,
  civil_status: maybe,
  visa: maybe,
  notice: maybe,
  driving_licence: maybe,
})

/** What is missing there. */
export const nothingPersonal = {
  birth_date: null,
  nationality: null,
  gender: null,
  civil_status: null,
  visa: null,
  notice: null,
  driving_licence: null,
}

/** A CV as it was read. Dates are `YYYY-MM`, `YYYY` or `present`; the language is what it is written in. */
export const ReadCv = z.object({
  name: maybe,
  /** What somebody calls themselves; missing in what was read before it was kept. */
  headline: maybe.default(null),
  email: maybe,
  phones: z.array(Read),
  location: maybe,
  links: z.array(Read),
  summary: maybe,
  experience: z.array(ReadJob),
  education: z.array(ReadStudy),
  skills: z.array(Read),
  languages: z.array(ReadLanguage),
  /** Both are missing in what was read before they were told apart from others. */
  certificates: z.array(ReadCertificate).default([]),
  projects: z.array(ReadProject).default([]),
  others: z.array(ReadOther).default([]),
  /** Missing in what was read before it was looked for. */
  personal: ReadPersonal.default(nothingPersonal),
  language: z.enum(['en', 'ar', 'ru', 'fr']),
  /** Its words were recognised in a picture, letter by letter: none of them is certain. */
  recognised: z.literal(true).optional(),
})
export type ReadCv = z.infer<typeof ReadCv>

/** What of a read CV goes into the fields of the registration, in their own shapes; the person looks it over. */
/** Who somebody is, as the entries of the lists that a profile chooses from. */
export const CvAbout = z.object({
  residence_country_id: z.number().nullable(),
  residence_city_id: z.number().nullable(),
  nationality_ids: z.array(z.number()),
  birth_date: z.string().nullable(),
  gender: z.number().nullable(),
  civil_status_id: z.number().nullable(),
})
export type CvAbout = z.infer<typeof CvAbout>

export const CvSteps = z.object({
  /** Recognised in a picture: whoever fills it in is told to check. */
  recognised: z.boolean(),
  about: CvAbout,
  headline: z.string(),
  summary: z.string(),
  /** A range of years of work, as the lists of choices have them; empty where nothing tells it. */
  experience: z.string(),
  work: z.array(
    z.object({
      title: z.string(),
      employer: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      description: z.string(),
    }),
  ),
  education: z.array(
    z.object({
      field: z.string(),
      school: z.string(),
      year: z.number().nullable(),
      /** Of the list of degrees, where the study names one. */
      degree_id: z.number().nullable(),
    }),
  ),
  skills: z.array(z.object({ name: z.string() })),
  languages: z.array(
    z.object({
      /** As the CV names it; its code and its level are asked for where they are not known. */
      name: z.string(),
      language: z.string().nullable(),
      level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']).nullable(),
      /** How the CV tells a level that none of these is. */
      level_said: z.string(),
    }),
  ),
  links: z.array(z.string()),
})
export type CvSteps = z.infer<typeof CvSteps>
