import type { Plain } from '#libraries/cv-reading/plain-cv.ts'

/** What a CV says, written down by a reader; fields that are missing are not scored. Languages are `[name, level]`. */
export type Truth = {
  name?: string | null
  email?: string | null
  phones?: string[]
  location?: string | null
  experience?: {
    title?: string | null
    company?: string | null
    start?: string | number | null
    end?: string | number | null
  }[]
  education?: {
    degree?: string | null
    institution?: string | null
    start?: string | number | null
    end?: string | number | null
  }[]
  skills?: string[]
  languages?: [string, ...unknown[]][]
}

/** Found, found wrongly, missed. */
export type Count = { right: number; wrong: number; missed: number }
export type Counts = Partial<Record<Field, Count>>
export const fields = [
  'name',
  'email',
  'phone',
  'location',
  'title',
  'company',
  'dates',
  'degree',
  'institution',
  'graduation',
  'skills',
  'languages',
] as const
export type Field = (typeof fields)[number]
export type { Plain }
