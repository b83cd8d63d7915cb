import { z } from 'zod'

const longest = 10_000
const most = 200
const text = z
  .string()
  .max(longest)
  .nullish()
  .transform((value) => value?.trim() ?? '')
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .max(most)
    .nullish()
    .transform((items) => items ?? [])
const date = z
  .union([z.literal(''), z.string().regex(/^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/)])
  .nullish()
  .transform((value) => value?.slice(0, 7) ?? '')
const dates = { startDate: date, endDate: date }
const story = { url: text, summary: text, highlights: list(text) }

/** A résumé of jsonresume.org, schema 1.0.0: nothing is required, more is allowed, and what is known has its type. */
export const Resume = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      image: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z
        .object({ address: text, postalCode: text, city: text, countryCode: text, region: text })
        .nullish()
        .transform((place) => place ?? null),
      profiles: list(z.object({ network: text, username: text, url: text })),
    })
    .prefault({}),
  work: list(z.object({ name: text, position: text, location: text, description: text, ...dates, ...story })),
  volunteer: list(z.object({ organization: text, position: text, ...dates, ...story })),
  education: list(
    z.object({ institution: text, url: text, area: text, studyType: text, score: text, courses: list(text), ...dates }),
  ),
  awards: list(z.object({ title: text, date, awarder: text, summary: text })),
  certificates: list(z.object({ name: text, date, issuer: text, url: text })),
  publications: list(z.object({ name: text, publisher: text, releaseDate: date, url: text, summary: text })),
  skills: list(z.object({ name: text, level: text, keywords: list(text) })),
  languages: list(z.object({ language: text, fluency: text })),
  interests: list(z.object({ name: text, keywords: list(text) })),
  references: list(z.object({ name: text, reference: text })),
  projects: list(
    z.object({
      name: text,
      description: text,
      highlights: list(text),
      keywords: list(text),
      ...dates,
      url: text,
      roles: list(text),
      entity: text,
      type: text,
    }),
  ),
  meta: z.object({ masar: z.unknown().optional() }).nullish(),
})
export type Resume = z.output<typeof Resume>
