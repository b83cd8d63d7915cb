import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Match } from '#features/jobs/matching/match-contract.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { SheetLine } from '#features/sourcing/cv-search/contract.ts'
import { answer, get, page, post, put } from '#platform/shared/contract.ts'
import { flag, idCursor, language, line, lookupId, moment, prose, version } from '#platform/shared/fields.ts'
import { dropStates } from './drop-states.ts'
import { mostAtOnce } from './rules.ts'

const may = member('drop.answer')
const live = ['cv_drop.sent', 'cv_drop.moved'] as const

export const dropShows = ['waiting', 'answered'] as const

/** A CV as the list of the team shows it. */
export const DropRow = z.object({
  id: z.string(),
  name: z.string(),
  headline: z.string(),
  wish: z.string(),
  position: z.string().nullable(),
  place: z.string().nullable(),
  language: z.string(),
  state: z.enum(dropStates),
  at: moment,
  answer_due_at: moment,
  answered_at: moment.nullable(),
  version: z.number(),
})
export type DropRow = z.output<typeof DropRow>

export const listDrops = get('/page/cv-drops', {
  summary: 'CVs left with the company without a job: those that wait, the longest waiting first, or those answered',
  who: may,
  takes: { show: z.enum(dropShows).default('waiting').catch('waiting'), q: line(120, 0).default(''), cursor: idCursor },
  gives: page(DropRow).extend({ counts: z.object({ waiting: z.number(), answered: z.number(), pool: z.number() }) }),
  refreshedBy: live,
})

/** A live job of the company beside the CV: what it asks for and what shows it. */
export const JobFit = z.object({
  id: z.string(),
  title: z.string(),
  met: z.number(),
  matches: z.array(Match),
})
export const DropDetail = DropRow.extend({
  note: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  person: z.string().nullable(),
  thread: z.string().nullable(),
  reading: z.enum(['read', 'waiting', 'unreadable']),
  cv: z.object({ id: z.string(), name: z.string(), url: z.string() }).nullable(),
  cv_language: z.string(),
  lines: z.array(SheetLine),
  fits: z.array(JobFit),
  compared: z.number(),
  /** What the company knows of the same person already. */
  known: z.array(
    z.object({ kind: z.enum(['application', 'pool', 'drop']), id: z.string(), title: z.string(), at: moment }),
  ),
  may: z.array(z.enum(['reply', 'pool', 'add_to_job', 'reject'])),
  answer: z
    .object({ by: z.string().nullable(), words: z.string(), reason: z.string().nullable(), job: z.string().nullable() })
    .nullable(),
})
export type DropDetail = z.output<typeof DropDetail>

export const showDrop = get('/page/cv-drops/{item}', {
  summary: 'One CV with its lines, the live jobs it fits and what is known of the person; looking counts as seen',
  who: may,
  takes: { item: z.uuid() },
  gives: answer(DropDetail),
  refuses: ['not_found'],
  refreshedBy: live,
})

export const answerDrops = post('/page/cv-drops/answers', {
  summary:
    'Answer one or several: write, keep in the pool, add to a job, or decline with a reason; says what became of each',
  who: may,
  takes: {
    items: z.array(z.uuid()).min(1).max(mostAtOnce),
    how: z.enum(['reply', 'pool', 'add_to_job', 'reject']),
    words: prose(3000).default(''),
    reason: z.string().max(40).optional(),
    job: z.uuid().optional(),
    tags: z.array(line(40)).max(10).default([]),
  },
  gives: answer(z.array(z.object({ item: z.string(), refused: z.string().nullable() }))),
  refuses: ['invalid', 'not_found', 'not_allowed'],
  limit: { times: 300, seconds: 3600 },
})

const Words = z.partialRecord(language, prose(600))
export const DropSettings = z.object({
  taking: z.boolean(),
  /** Whether it takes CVs at this moment: wanted and confirmed in time. */
  open: z.boolean(),
  position_ids: z.array(z.number()),
  country_ids: z.array(z.number()),
  city_ids: z.array(z.number()),
  /** Names of these, in their order. */
  names: z.object({ positions: z.array(z.string()), cities: z.array(z.string()) }),
  words: Words,
  confirmed_at: moment.nullable(),
  until: moment.nullable(),
  version: z.number(),
})
export type DropSettings = z.output<typeof DropSettings>

export const showDropSettings = get('/page/cv-drop-settings', {
  summary: 'Whether the company takes CVs without a job, of whom and where, and until when',
  who: may,
  gives: answer(DropSettings),
  refreshedBy: ['page.drops_changed'],
})
export const saveDropSettings = put('/page/cv-drop-settings', {
  summary: 'Say what CVs the company takes; saying it confirms it for 90 days. The version is the one that was read',
  who: may,
  takes: {
    taking: flag,
    position_ids: z.array(lookupId).max(30).default([]),
    country_ids: z.array(countryId).max(30).default([]),
    city_ids: z.array(lookupId).max(30).default([]),
    words: Words.default({}),
    version,
  },
  gives: answer(DropSettings),
  refuses: ['invalid', 'changed_meanwhile'],
})

export const pendingDrops = get('/my-tools/drop-history/pending', {
  summary: 'CVs that wait for this company, the longest waiting first (seed §7)',
  who: may,
  takes: { cursor: idCursor },
  gives: page(DropRow).extend({ total: z.number() }),
  refreshedBy: live,
})
