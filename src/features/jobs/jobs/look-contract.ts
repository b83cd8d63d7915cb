import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, post } from '#platform/shared/contract.ts'
import { line } from '#platform/shared/fields.ts'
import { JobText, jobFields, salaryPeriods } from './job-fields.ts'
import { lookReasons, waysOn } from './publishing-rules.ts'
import { screeningRules } from './screening-rules.ts'

/** What the automatic look found (jobs/screening): which rule, where, in which words, and what was probably meant. */
export const JobFinding = z.object({
  rule: z.enum(screeningRules),
  severity: z.enum(['block', 'warn']),
  field: z.string(),
  language: z.string().nullable(),
  quote: z.string(),
  sentence: z.string().optional(),
  period: z.enum(salaryPeriods).optional(),
  /** Where the words stand in the plain text of the field, and which version of the rules found them. */
  span: z.tuple([z.number(), z.number()]).optional(),
  version: z.number().optional(),
  weight: z.number().optional(),
})
export type JobFinding = z.output<typeof JobFinding>

export const lookAhead = post('/jobs/look-ahead', {
  summary: 'What the automatic look finds in a job as it is written, and what follows from publishing; nothing is kept',
  who: member('job.write'),
  takes: {
    job: z.uuid().optional(),
    ...jobFields,
    /** A job that has no title yet is looked at, too. */
    texts: z
      .array(JobText.extend({ title: line(200, 0) }))
      .min(1)
      .max(4),
  },
  gives: answer(
    z.object({
      findings: z.array(JobFinding),
      way: z.enum(waysOn),
      because: z.array(z.enum(lookReasons)),
      /** What its place costs: null where it is not to be sent. So many places are free, so many of them are taken. */
      fee: z.object({ coins: z.number(), days: z.number(), free: z.number(), used: z.number() }).nullable(),
    }),
  ),
  refuses: ['not_found', 'invalid'],
  limit: { times: 60, seconds: 60 },
})
