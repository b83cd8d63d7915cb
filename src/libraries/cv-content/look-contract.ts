import { z } from 'zod'
import { language } from '#platform/shared/fields.ts'
import { cvSections } from './content-contract.ts'

export const cvTemplates = [
  'classic',
  'modern',
  'compact',
  'sidebar',
  'academic',
  'executive',
  'gulf',
  'agency',
] as const
export type CvTemplate = (typeof cvTemplates)[number]

/** How much of a person a printed CV gives away: everything, everything but the ways to reach somebody, nobody in particular. */
export const redactions = ['none', 'contacts', 'anonymous'] as const
export type Redaction = (typeof redactions)[number]

/** Made anew from its fields with one of the templates, or as it came. */
export const printModes = ['reformat', 'original'] as const
export type PrintMode = (typeof printModes)[number]

export const papers = ['a4', 'letter'] as const
export const printFormats = ['pdf', 'docx'] as const
export type PrintFormat = (typeof printFormats)[number]

/** How a CV shall look; the language is that of headings and dates, not of the person's words. */
export const CvLook = z.object({
  template: z.enum(cvTemplates).default('classic'),
  language,
  paper: z.enum(papers).default('a4'),
  /** `#rrggbb`; nothing is the template's own. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .default(null),
  photo: z.boolean().default(false),
  /** Sections that are not named follow in their usual order. */
  order: z.array(z.enum(cvSections)).max(cvSections.length).default([]),
  hidden: z.array(z.enum(cvSections)).max(cvSections.length).default([]),
})
export type CvLook = z.output<typeof CvLook>

/** What a look has unless told. */
export const usualLook: Omit<CvLook, 'language'> = {
  template: 'classic',
  paper: 'a4',
  accent: null,
  photo: false,
  order: [],
  hidden: [],
}
