import { z } from 'zod'
import { mostBytes } from '#features/site/files/contract.ts'
import { CvSteps, ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { answer, get, post, raw } from '#platform/shared/contract.ts'
import { language, moment } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { cvStates } from './cv-states.ts'

const mostResumeBytes = 2_000_000

/** The file a CV was read from. */
export const CvFile = z.object({
  id: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number(),
  url: z.string(),
})

export const Cv = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(cvStates),
  /** What it is written in; null until it was read. */
  language: language.nullable(),
  headline: z.string(),
  file: CvFile.nullable(),
  primary: z.boolean(),
  /** When the person last said that it is right. */
  confirmed_at: moment.nullable(),
  at: moment,
  updated_at: moment,
  /** In how many applications it was sent. */
  sent: z.number(),
  /** Whom it names, where that is another person than the one whose account it is and nobody said that it is right. */
  of_another: z.string().nullable(),
})
export type Cv = z.output<typeof Cv>

export const listCvs = get('/user/cvs', {
  summary: 'The CVs one has, the primary one first',
  who: signedIn,
  gives: answer(z.array(Cv)),
  refreshedBy: ['cv.stored', 'cv.changed'],
})

export const addCv = post('/user/cvs', {
  summary: 'Store a CV; the first becomes the primary one',
  who: signedIn,
  gives: answer(Cv),
  refuses: ['file_missing', 'file_unsupported', 'file_encrypted', 'file_unreadable', 'file_bomb', 'too_large'],
  status: 201,
  upload: { fields: ['file'], maxBytes: mostBytes },
  limit: { times: 30, seconds: 3600 },
})

export const importResume = post('/user/cvs/json-resume', {
  summary: 'Make a CV of a JSON Resume file',
  who: signedIn,
  gives: answer(
    z.object({
      cv: Cv,
      /** Paths of what the file says and a CV does not take over. */
      left: z.array(z.string()),
    }),
  ),
  refuses: ['file_missing', 'resume_unreadable', 'too_large'],
  status: 201,
  upload: { fields: ['file'], maxBytes: mostResumeBytes },
  limit: { times: 30, seconds: 3600 },
})

export const giveResume = get('/user/cvs/{cv}/json-resume', {
  summary: 'A CV as a JSON Resume file',
  who: signedIn,
  takes: { cv: z.uuid() },
  gives: raw,
  refuses: ['not_found', 'cv_state'],
})

export const cvInfo = post('/registration/{user}/cv-info', {
  summary: 'Store a CV while registering, and read off it what prefills the steps',
  who: signedIn,
  takes: { user: z.string().max(64) },
  gives: answer(
    z.object({
      cv: Cv,
      name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      read: ReadCv,
      steps: CvSteps,
      /** Neither its name nor its contacts are those of the account. */
      of_another: z.boolean(),
      /** How many things were read, and how many of them a person should look at. */
      things: z.object({ read: z.number(), doubtful: z.number() }),
    }),
  ),
  refuses: [
    'not_allowed',
    'file_missing',
    'file_unsupported',
    'file_encrypted',
    'file_unreadable',
    'file_bomb',
    'file_wordless',
    'too_large',
  ],
  upload: { fields: ['file'], maxBytes: mostBytes },
  limit: { times: 20, seconds: 3600 },
})

export const countCvs = get('/resources/get-count/cv', {
  summary: 'How many people have a CV here',
  who: anyone,
  gives: answer(z.object({ count: z.number() })),
})

export const CvPreview = z.object({
  state: z.enum(['waiting', 'ready', 'failed']),
  kind: z.enum(['pages', 'html']).nullable(),
  pages: z.array(z.string()),
  /** Of the pages, in points: what spans are measured in. */
  sizes: z.array(z.object({ width: z.number(), height: z.number() })),
  html: z.string(),
})

export const previewCv = get('/cv-previews/{file}', {
  summary: 'What of a CV can be shown: pictures of its pages, or clean HTML',
  who: anyone,
  takes: { file: z.uuid() },
  gives: answer(CvPreview),
  refuses: ['not_found'],
  refreshedBy: ['cv.preview_made'],
})

export const previewPage = get('/cv-previews/{file}/pages/{number}', {
  summary: 'The picture of one page of a CV',
  who: anyone,
  takes: { file: z.uuid(), number: z.coerce.number().int().min(0).max(50) },
  gives: raw,
  refuses: ['not_found'],
})
