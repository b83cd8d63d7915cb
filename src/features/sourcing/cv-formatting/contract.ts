import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { CvLook, papers, printFormats, printModes, redactions } from '#libraries/cv-content/look-contract.ts'
import { answer, get, post, raw } from '#platform/shared/contract.ts'
import { flag, line, moment } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { linkDays, mostAtOnce } from './rules.ts'

const cv = { cv: z.uuid() }
const mode = z.enum(printModes).default('reformat')
const Printed = {
  mode,
  redaction: z.enum(redactions).default('none'),
  /** Of the original only PDF. */
  format: z.enum(printFormats).default('pdf'),
}
const originalRefusals = ['original_without_pages', 'original_is_picture'] as const

/** What a page adds to the CVs it sends on. */
export const Added = z.object({
  branded: flag.default(true),
  consultant: line(120, 0).default(''),
  cover: z
    .array(z.object({ label: line(60), value: line(160) }))
    .max(6)
    .default([]),
  watermark: line(40, 0).default(''),
})

export const Formatted = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Why it failed, as a code. */
  why: z.string().nullable(),
  format: z.enum(printFormats),
  redaction: z.enum(redactions),
  url: z.string().nullable(),
  at: moment,
})
export type Formatted = z.output<typeof Formatted>

export const showFormat = get('/user/cvs/{cv}/format', {
  summary: 'How one’s CV looks when it is printed, and what could be shown of it',
  who: signedIn,
  takes: cv,
  gives: answer(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Whether the person said that what it says is right. */
      confirmed: z.boolean(),
      look: CvLook,
      has: z.object({ photo: z.boolean(), personal: z.boolean(), references: z.boolean() }),
      /** Whether it came as a PDF, whose pages can be kept. */
      original: z.boolean(),
    }),
  ),
  refuses: ['not_found', 'cv_state'],
})

/** A look as it stands in an address. */
export const LookQuery = {
  template: CvLook.shape.template,
  language: CvLook.shape.language,
  paper: z.enum(papers).default('a4'),
  accent: z
    .string()
    .regex(/^(?:#[0-9a-f]{6})?$/i)
    .default(''),
  photo: flag.default(false),
  hidden: z.string().max(200).default(''),
  /** Sections in their order, with commas; those that are not named follow. */
  sequence: z.string().max(200).default(''),
  mode,
  redaction: z.enum(redactions).default('none'),
}
const Pages = z.object({
  /** Pictures of the first pages, as data URLs. */
  pages: z.array(z.string()),
  count: z.number(),
})

export const previewOwn = get('/user/cvs/{cv}/format/preview', {
  summary: 'Pictures of one’s CV as it would be printed',
  who: signedIn,
  takes: { ...cv, ...LookQuery },
  gives: answer(Pages),
  refuses: ['not_found', 'cv_state', ...originalRefusals],
  refreshedBy: ['cv.changed'],
  limit: { times: 120, seconds: 60 },
})

export const formatOwn = post('/user/cvs/{cv}/formatted', {
  summary: 'Print one’s CV to a file to keep, and remember its look',
  who: signedIn,
  takes: { ...cv, look: CvLook, ...Printed },
  gives: answer(Formatted),
  refuses: ['not_found', 'cv_state', ...originalRefusals],
  status: 201,
  limit: { times: 60, seconds: 3600 },
})

export const shareFormatted = post('/formatted-cvs/{formatted}/links', {
  summary: 'A signed link to a printed CV that ends by itself',
  who: signedIn,
  takes: { formatted: z.uuid(), days: z.coerce.number().int().min(1).max(linkDays) },
  gives: answer(z.object({ url: z.string(), until: moment })),
  refuses: ['not_found'],
  limit: { times: 60, seconds: 3600 },
})

export const whoDownloaded = get('/user/cv-downloads', {
  summary: 'Who took a file of one’s CVs away, and when',
  who: signedIn,
  gives: answer(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        via: z.enum(['owner', 'page', 'link']),
        /** The company page, where one did. */
        page: z.string().nullable(),
        /** How it was printed; null of a file as it came. */
        look: CvLook.pick({ template: true, language: true }).nullable(),
        at: moment,
      }),
    ),
  ),
  refreshedBy: ['cv.downloaded'],
})

export const downloadFormatted = get('/download-formatted/{cv}', {
  summary: 'The file of a printed CV: for whoever made it, whose it is, and whoever has a signed link; logged',
  who: anyone,
  takes: { ...cv, sig: z.string().max(1000).optional() },
  gives: raw,
  refuses: ['not_found', 'link_expired'],
  limit: { times: 120, seconds: 600 },
})

export const downloadCv = get('/download-cv/{id}/{name}', {
  summary: 'The file of a CV as it came: for its owner and whoever it was sent to; logged',
  who: anyone,
  takes: { id: z.uuid(), name: z.string().max(300) },
  gives: raw,
  refuses: ['not_found'],
  limit: { times: 120, seconds: 600 },
})

/** A CV a page may print: the one sent with an application, or that of a person it found. */
export const Chosen = z.object({ of: z.enum(['application', 'person']), id: z.uuid() })
export type Chosen = z.output<typeof Chosen>

/** Whose CVs: of applicants, of the member’s basket, or of everybody the page unlocked. */
export const sources = ['applicants', 'list', 'unlocked'] as const

export const Formattable = z.object({
  of: Chosen.shape.of,
  id: z.string(),
  name: z.string(),
  /** The job applied for, or what the person calls the own work. */
  about: z.string(),
  /** When it was sent, put into the basket, or unlocked. */
  at: moment,
})
export type Formattable = z.output<typeof Formattable>

export const listFormattable = get('/page/formattable-cvs', {
  summary:
    'CVs the page may print, newest first: of applicants in reach, of people in the basket, of those it unlocked',
  who: member('applicant.read'),
  takes: { from: z.enum(sources).default('applicants'), job: z.uuid().optional() },
  gives: answer(z.array(Formattable)),
  refuses: ['not_allowed'],
  refreshedBy: ['application.sent', 'cv.unlocked'],
})

export const previewChosen = get('/page/formattable-cvs/{of}/{id}/preview', {
  summary: 'Pictures of a CV as the page would print it',
  who: member('applicant.read'),
  takes: {
    ...Chosen.shape,
    ...LookQuery,
    consultant: line(120, 0).default(''),
    watermark: line(40, 0).default(''),
  },
  gives: answer(Pages),
  refuses: ['not_found', 'file_wordless', 'file_unreadable', 'file_encrypted', ...originalRefusals],
  limit: { times: 120, seconds: 60 },
})

const Batches = z.object({
  batches: z.array(z.object({ id: z.string(), at: moment, by: z.string().nullable(), items: z.array(Formatted) })),
  /** How many are free this month, how many of them are left, what each further one costs, and the coins of the page. */
  free: z.object({ of: z.number(), left: z.number(), cost: z.number(), balance: z.number() }),
})
export type Batches = z.output<typeof Batches>

export const listBatches = get('/page/formatted-cvs', {
  summary: 'CVs the page has printed, by the batch they were asked in, newest first',
  who: member('applicant.read'),
  gives: answer(Batches),
  refreshedBy: ['cv.formatted', 'ledger.moved', 'price.set'],
})

/** What the caller was told that it costs; nothing is spent that was not agreed to. */
const coins = z.number().int().min(0).default(0)

export const startBatch = post('/page/formatted-cvs', {
  summary: 'Print up to 100 CVs, each by itself',
  who: member('applicant.read'),
  takes: {
    chosen: z.array(Chosen).min(1).max(mostAtOnce),
    look: CvLook,
    added: Added,
    coins,
    ...Printed,
  },
  gives: answer(Batches),
  refuses: ['not_found', 'price_changed', 'no_coins', 'over_limit'],
  status: 201,
  limit: { times: 30, seconds: 3600 },
})

export const printAgain = post('/page/formatted-cvs/{formatted}/again', {
  summary: 'Try once more to print a CV of a batch that failed',
  who: member('applicant.read'),
  takes: { formatted: z.uuid(), coins },
  gives: answer(Batches),
  refuses: ['not_found', 'not_failed', 'price_changed', 'no_coins', 'over_limit'],
  limit: { times: 60, seconds: 3600 },
})

export const listZip = get('/page/cv-list/zip', {
  summary: 'The CVs of everybody in the basket whom the page may see whole, in one ZIP; each counts as taken away',
  who: member('cv.search'),
  gives: raw,
  refuses: ['nobody_unlocked'],
  limit: { times: 30, seconds: 3600 },
})

export const batchZip = get('/page/formatted-cvs/{batch}/zip', {
  summary: 'All printed CVs of a batch in one ZIP; each counts as taken away',
  who: member('applicant.read'),
  takes: { batch: z.uuid() },
  gives: raw,
  refuses: ['not_found'],
  limit: { times: 30, seconds: 3600 },
})
