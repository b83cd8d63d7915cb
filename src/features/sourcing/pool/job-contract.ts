import { z } from 'zod'
import { voiceless } from '#features/companies/pages/page-states.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { fileRefusals } from '#features/hiring/applications/contract.ts'
import { handSources } from '#features/hiring/applications/hand-rules.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { email, flag, language, moment, personName, prose } from '#platform/shared/fields.ts'
import { mostInvited } from './rules.ts'

const may = member('drop.answer')
const job = { job: z.uuid() }

export const listInvited = get('/page/jobs/{job}/invitations', {
  summary: 'Who was invited to apply for a job, the latest first, and who of them applied',
  who: may,
  takes: job,
  gives: answer(
    z.array(
      z.object({
        entry: z.string(),
        name: z.string(),
        headline: z.string(),
        at: moment,
        by: z.string().nullable(),
        /** What they sent since, where they did. */
        application: z.string().nullable(),
        /** They said that it is nothing for them. */
        declined: z.boolean(),
        /** The job hides its applicants: whether they applied is told once they are known. */
        anonymous: z.boolean(),
      }),
    ),
  ),
  refuses: ['not_found'],
  refreshedBy: ['pool.invited', 'pool.changed', 'application.sent'],
})

export const bringFromPool = post('/page/jobs/{job}/applicants', {
  summary: 'Add people of the pool to a job as applicants, who are told; whoever was only found is invited instead',
  who: may,
  takes: { ...job, entries: z.array(z.uuid()).min(1).max(mostInvited), words: prose(1500).default('') },
  gives: answer(
    z.array(z.object({ entry: z.string(), application: z.string().nullable(), refused: z.string().nullable() })),
  ),
  refuses: ['not_found', 'not_allowed', 'invalid'],
  limit: { times: 60, seconds: 3600 },
})

/** Whom a company has already by an address or a number, where the one who asks may see them. */
export const KnownPerson = z.object({
  name: z.string(),
  /** The job they applied to; empty for whoever applied to none. */
  about: z.string(),
  kind: z.enum(['application', 'imported', 'pool']),
  href: z.string(),
})

const written = <T extends z.ZodType>(one: T) => z.union([z.literal('').transform(() => undefined), one]).optional()
export const addByHand = post('/page/jobs/{job}/applicants/by-hand', {
  summary:
    'Add somebody who gave the company their data as an applicant of a job, with a CV or without; they are told at once. Whoever is there already is named instead, and added all the same with `anyway`',
  who: member('import'),
  takes: {
    ...job,
    name: personName(),
    email: written(email),
    phone: z.string().max(30).optional(),
    language: language.optional(),
    came: z.enum(handSources),
    /** A column of the board: a phase of the house before any offer, or a stage the team made within one. */
    column: z.string().max(40).default('submitted'),
    words: prose(1500).default(''),
    /** They know that the company considers them for this job. */
    agreed: flag.default(false).refine((agreed) => agreed, { error: 'required' }),
    /** Although the company has them already. */
    anyway: flag.default(false),
  },
  reachable: true,
  gives: answer(z.object({ application: z.string() })),
  refuses: [
    ...['not_found', 'not_allowed', 'names_hidden', 'invalid', 'stage_unknown', 'import_refused'],
    ...['already_applicant', 'already_known', ...voiceless, ...fileRefusals],
  ],
  status: 201,
  upload: { fields: ['cv'], maxBytes: mostBytes },
  limit: { times: 120, seconds: 3600 },
})
