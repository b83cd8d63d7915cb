import { z } from 'zod'
import { Cv } from '#features/cvs/cvs/contract.ts'
import { PartChange } from '#features/cvs/cvs/cv-changes.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { CvLook } from '#libraries/cv-content/look-contract.ts'
import { Span } from '#libraries/cv-content/reading-contract.ts'
import { answer, del, done, get, post, put } from '#platform/shared/contract.ts'
import { language, line, moment, version } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { profileParts } from './rules.ts'

const id = { cv: z.uuid() }
/** The version that was read: whoever comes second is told, and nothing is overwritten. */
const refreshedBy = ['cv.stored', 'cv.changed']
const writing = { times: 600, seconds: 3600, per: 'account' } as const
const making = { times: 40, seconds: 3600, per: 'account' } as const

/** Where a value comes from: `experience.0.company`, read so surely, from there; or written by the person. */
export const ExtractionField = z.object({
  path: z.string(),
  confidence: z.number().nullable(),
  span: Span.nullable(),
  mine: z.boolean(),
})
export type ExtractionField = z.output<typeof ExtractionField>

/** A CV with everything one can do with it. */
export const CvView = Cv.extend({
  version: z.number(),
  /** Null until it was read. */
  content: CvContent.nullable(),
  look: CvLook,
  fields: z.array(ExtractionField),
  /** Things that were read, and those of them that a person should look at. */
  read: z.number(),
  doubtful: z.number(),
  /** The heading of a section of work that stands among the others, word for word, since no job could be read of it. */
  work_kept: z.string().nullable(),
  versions: z.number(),
})
export type CvView = z.output<typeof CvView>

export const showCv = get('/user/cvs/{cv}', {
  summary: 'A CV: what it says, how surely that was read and from where, and how it is printed',
  who: signedIn,
  takes: id,
  gives: answer(CvView),
  refuses: ['not_found'],
  refreshedBy,
})

export const saveCv = put('/user/cvs/{cv}', {
  summary: 'Save what a CV says and how it looks; the version is the one that was read',
  who: signedIn,
  takes: {
    ...id,
    version,
    content: CvContent,
    look: CvLook,
    /** Fields the person looked at and left as they were read: they count as theirs. */
    looked: z
      .array(z.string().regex(/^[a-z_]+(?:\.\d{1,2})?(?:\.[a-z_]+)?$/))
      .max(300)
      .default([]),
  },
  gives: answer(CvView),
  refuses: ['not_found', 'changed_meanwhile', 'invalid'],
  limit: writing,
})

export const confirmCv = post('/user/cvs/{cv}/confirmation', {
  summary: 'Say that a CV is right as it was understood, and whether it is the default from now on',
  who: signedIn,
  takes: { ...id, version, primary: z.boolean().default(false) },
  gives: answer(CvView),
  refuses: ['not_found', 'changed_meanwhile', 'cv_state', 'invalid'],
})

export const startCv = post('/user/cvs/start', {
  summary: 'Begin a CV from nothing, or with what the profile says',
  who: signedIn,
  takes: { from: z.enum(['nothing', 'profile']), name: line(160), language },
  gives: answer(CvView),
  refuses: ['too_many_cvs'],
  status: 201,
  limit: making,
})

export const copyCv = post('/user/cvs/{cv}/copies', {
  summary: 'Make another CV that says the same',
  who: signedIn,
  takes: { ...id, name: line(160) },
  gives: answer(CvView),
  refuses: ['not_found', 'cv_state', 'too_many_cvs'],
  status: 201,
  limit: making,
})

export const renameCv = put('/user/cvs/{cv}/name', {
  summary: 'Call a CV something else; only one’s own lists show it',
  who: signedIn,
  takes: { ...id, name: line(160) },
  gives: done,
  refuses: ['not_found'],
  limit: writing,
})

export const choosePrimaryCv = post('/user/cvs/{cv}/primary', {
  summary: 'Make a CV the one that is offered first when applying',
  who: signedIn,
  takes: id,
  gives: done,
  refuses: ['not_found'],
})

export const deleteCv = del('/user/cvs/{cv}', {
  summary: 'Delete a CV with its versions; applications keep the copy they were sent with',
  who: signedIn,
  takes: id,
  /** The name of the CV that is the default from now on, where the one that went was it and another is left. */
  gives: answer(z.object({ primary: z.string().nullable() })),
  refuses: ['not_found'],
})

export const readAgain = post('/user/cvs/{cv}/reading', {
  summary: 'Read the file of a CV that could not be read, or was not yet',
  who: signedIn,
  takes: id,
  gives: done,
  refuses: ['not_found', 'cv_state', 'file_missing'],
  limit: making,
})

export const readAnotherFile = post('/user/cvs/{cv}/file', {
  summary: 'Read another file into a CV; what the person corrected stays',
  who: signedIn,
  takes: id,
  gives: answer(CvView),
  refuses: [
    'not_found',
    'file_missing',
    'file_unsupported',
    'file_encrypted',
    'file_unreadable',
    'file_bomb',
    'file_wordless',
    'too_large',
  ],
  upload: { fields: ['file'], maxBytes: mostBytes },
  limit: making,
})

export const CvVersion = z.object({
  version: z.number(),
  at: moment,
  cause: z.enum(['read', 'written', 'restored', 'imported']),
  /** What it says differently from the version before; empty for the first one. */
  changes: z.array(PartChange),
  look_changed: z.boolean(),
  /** What the CV says now. */
  current: z.boolean(),
})
export type CvVersion = z.output<typeof CvVersion>

export const listVersions = get('/user/cvs/{cv}/versions', {
  summary: 'What a CV said before, the newest first, with what changed',
  who: signedIn,
  takes: id,
  gives: answer(z.array(CvVersion)),
  refuses: ['not_found'],
  refreshedBy,
})

export const restoreVersion = post('/user/cvs/{cv}/versions/{number}/restoration', {
  summary: 'Go back to an earlier version; that is a version itself, so it can be undone',
  who: signedIn,
  takes: { ...id, number: version, version },
  gives: answer(CvView),
  refuses: ['not_found', 'changed_meanwhile'],
  limit: writing,
})

/** What a CV knows and the profile does not. */
export const ProfileOffer = z.array(
  z.object({
    part: z.enum(profileParts),
    /** What would be added, in the person's words. */
    items: z.array(z.string()),
    /** What stands there now and would be replaced; null where things are added. */
    instead: z.string().nullable(),
  }),
)
export type ProfileOffer = z.output<typeof ProfileOffer>

export const offerProfile = get('/user/cvs/{cv}/profile-offer', {
  summary: 'What of a CV the profile does not say yet, part by part',
  who: signedIn,
  takes: id,
  gives: answer(ProfileOffer),
  refuses: ['not_found', 'cv_state'],
  refreshedBy: [...refreshedBy, 'profile.saved'],
})

export const fillProfile = post('/user/cvs/{cv}/profile', {
  summary: 'Take the chosen parts of a CV over into the profile; nothing that stands there is lost',
  who: signedIn,
  takes: { ...id, parts: z.array(z.enum(profileParts)).min(1).max(profileParts.length) },
  gives: answer(z.object({ added: z.number() })),
  refuses: ['not_found', 'cv_state', 'not_allowed', 'invalid'],
  limit: making,
})
