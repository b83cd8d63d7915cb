import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { openStages, stages } from '#features/hiring/applications/stages.ts'
import { jobStates } from '#features/jobs/jobs/job-states.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { idCursor, moment } from '#platform/shared/fields.ts'

/** The lists behind the numbers of the home. */
export const dueLists = ['owed', 'late', 'soon', 'fresh'] as const
export type DueList = (typeof dueLists)[number]

const Waiting = z.object({
  id: z.string(),
  name: z.string(),
  job: z.string(),
  title: z.string(),
  stage: z.enum(stages),
  submitted_at: moment,
  answer_due_at: moment,
  unread: z.number(),
})
export type Waiting = z.output<typeof Waiting>

const OwnJob = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(jobStates),
  place: z.string(),
  /** Whether the caller reads its applicants: some of a team only those of single jobs. */
  has_board: z.boolean(),
  /** Null where the caller counts no applicants of it. */
  applicants: z.number().nullable(),
  applicant_cap: z.number().nullable(),
  expires_at: moment.nullable(),
  updated_at: moment,
  /** How many stand in each column of the board now. */
  by_stage: z.record(z.enum([...openStages, 'hired']), z.number()),
  next_due_at: moment.nullable(),
  /** How many ever came so far, for each phase in its order and the hire; empty for whoever may not read applicants. */
  reached: z.array(z.number()),
  /** Applications of each of the last days, today the last. */
  daily: z.array(z.number()),
})
export type OwnJob = z.output<typeof OwnJob>

/** What waits on a page. Whoever may not read applicants gets none, and zeros. */
export const Today = z.object({
  /** Applicants whom nobody has moved yet; answers past their day; answers due within three days; all that are owed. */
  counts: z.object({ fresh: z.number(), late: z.number(), soon: z.number(), owed: z.number(), unread: z.number() }),
  /** Open applicants, the nearest answer first: the first who are owed one, or those asked for. */
  due: z.array(Waiting),
  /** How many of those asked for come after these; the last of these is the cursor that leads on. */
  due_left: z.number(),
  written: z.array(Waiting),
  /** Jobs that are written on or looked at and that the caller may write on, the last touched first. */
  writing: z.array(OwnJob),
  open: z.array(OwnJob),
  jobs_count: z.number(),
  writing_count: z.number(),
  open_count: z.number(),
})
export type Today = z.output<typeof Today>

export const today = get('/page/today', {
  summary: 'What waits on the page one works for',
  who: member('page.read'),
  /** Those a number of `counts` counts, two hundred at a time, instead of the first who are owed an answer. */
  takes: { due: z.enum(dueLists).optional(), cursor: idCursor },
  gives: answer(Today),
  refreshedBy: [
    'application.sent',
    'application.moved',
    'application.seen',
    'application.message_sent',
    'job.saved',
    'job.moved',
    'job.reviewed',
  ],
})
