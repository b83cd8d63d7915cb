import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { openStages } from '#features/hiring/applications/stages.ts'
import { answer, get, post, put } from '#platform/shared/contract.ts'
import { flag, line, version } from '#platform/shared/fields.ts'
import { languages } from '#platform/shared/languages.ts'

const job = { job: z.uuid() }
const names = z
  .partialRecord(z.enum(languages), line(40, 0))
  .transform((all) => Object.fromEntries(Object.entries(all).filter(([, name]) => name)) as Record<string, string>)
  .refine((all) => Object.keys(all).length > 0, { error: 'required' })

const Stage = z.object({
  id: z.string(),
  phase: z.string(),
  names: z.record(z.string(), z.string()),
  /** How many applicants stand there, of all jobs. */
  count: z.number(),
})
const Pipeline = z.object({
  /** Whether the job has stages of its own; else those of the page count. */
  own: z.boolean(),
  anonymous: z.boolean(),
  stages: z.array(Stage),
  criteria: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Of the stages, and of the criteria: who writes one says which was read. */
  version: z.number(),
  criteria_version: z.number(),
})

export const showPipeline = get('/page/jobs/{job}/pipeline', {
  summary: 'Stages the team made, what scorecards ask about, and whether the job is reviewed anonymously',
  who: member('applicant.read'),
  takes: job,
  gives: answer(Pipeline),
  refuses: ['not_found'],
  refreshedBy: ['pipeline.changed'],
})
export const setStages = put('/page/jobs/{job}/stages', {
  summary: 'Make, name, order and remove stages, of the job or of all jobs of the page',
  who: member('job.publish'),
  takes: {
    ...job,
    version,
    /** For this job alone; else what every job of the page has that has none of its own. */
    own: flag,
    stages: z
      .array(
        z.object({
          /** None for a new one. */
          id: z.uuid().nullish(),
          phase: z.enum(openStages),
          names,
        }),
      )
      .max(20),
    /** Where applicants of a removed stage go: a stage that stays, of the same phase; else to the column of the phase. */
    moves: z.record(z.string(), z.uuid().nullable()).default({}),
  },
  gives: answer(Pipeline),
  refuses: ['not_found', 'invalid', 'changed_meanwhile'],
})
export const setAnonymous = post('/page/jobs/{job}/anonymous', {
  summary: 'Review a job anonymously until the shortlist, or openly',
  who: member('job.publish'),
  takes: { ...job, anonymous: flag },
  gives: answer(Pipeline),
  refuses: ['not_found'],
})
