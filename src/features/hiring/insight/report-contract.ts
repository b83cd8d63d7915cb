import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { rungs } from '#features/hiring/progress/progress-rules.ts'
import { ways } from '#features/jobs/jobs/way-rules.ts'
import { answer, get, raw } from '#platform/shared/contract.ts'
import { calendarDay, tableFormat } from '#platform/shared/fields.ts'
import { scales, scopes } from './report-rules.ts'

/** What a report is of; all of it stands in the address. */
export const reportFields = {
  /** The last so many days; `from` and `to` say it exactly. */
  days: z.coerce.number().int().min(1).max(1_100).optional().catch(undefined),
  from: calendarDay.optional().catch(undefined),
  to: calendarDay.optional().catch(undefined),
  job: z.uuid().optional().catch(undefined),
  group: z.uuid().optional().catch(undefined),
  /** Jobs that this one of the team wrote. */
  recruiter: z.uuid().optional().catch(undefined),
}

const Spread = z.object({
  count: z.number(),
  /** In days; null where there is nothing to measure. */
  median: z.number().nullable(),
  p90: z.number().nullable(),
})
export type Spread = z.output<typeof Spread>

const Source = z.object({
  source: z.enum(ways),
  /** Another site, or who of the team shared the link; empty for all others. */
  source_detail: z.string(),
  /** Who of the team that is, to find the same people on a board. */
  sharer: z.string().nullable(),
  views: z.number(),
  applied: z.number(),
  shortlisted: z.number(),
  hired: z.number(),
})

/** What came of the applications of a period; null is what the asker's role does not see. */
export const Report = z.object({
  from: z.string(),
  to: z.string(),
  scope: z.enum(scopes),
  /** Views of the company page; null where the report is of some jobs. */
  page_views: z.number().nullable(),
  job_views: z.number(),
  scale: z.enum(scales),
  spans: z.array(z.object({ from: z.string(), views: z.number(), applied: z.number() })),
  sources: z.array(Source),
  countries: z.array(z.object({ id: z.number(), text: z.string(), views: z.number() })),
  hiring: z
    .object({
      started: z.number(),
      /** How many came at least so far. */
      reached: z.array(z.object({ phase: z.enum(rungs), count: z.number() })),
      /** Where those went who were not hired; why, where the team said so. */
      exits: z.array(
        z.object({ stage: z.string(), reason: z.string().nullable(), text: z.string().nullable(), count: z.number() }),
      ),
      phases: z.array(Spread.extend({ phase: z.string() })),
      stages: z.array(Spread.extend({ id: z.string(), phase: z.string(), names: z.record(z.string(), z.string()) })),
      to_answer: Spread,
      to_hire: Spread,
      answers: z.object({
        in_time: z.number(),
        late: z.number(),
        lapsed: z.number(),
        /** Nobody was told anything and the day is over; near; ahead. */
        overdue: z.number(),
        soon: z.number(),
        ahead: z.number(),
        /** Gone before there was an answer. */
        withdrawn: z.number(),
      }),
      /** As the company page tells it: of so many, so many answered, half of them within so many days. */
      record: z.object({ applications: z.number(), answered: z.number(), median_days: z.number().nullable() }),
      offers: z.object({
        sent: z.number(),
        accepted: z.number(),
        declined: z.number(),
        expired: z.number(),
        withdrawn: z.number(),
      }),
      interviews: z.object({ held: z.number(), ahead: z.number(), no_show: z.number(), called_off: z.number() }),
      jobs: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          state: z.string(),
          views: z.number(),
          applied: z.number(),
          shortlisted: z.number(),
          hired: z.number(),
        }),
      ),
    })
    .nullable(),
})
export type Report = z.output<typeof Report>

export const showReport = get('/page/report', {
  summary:
    'What came of the jobs of the own page in a period, as far as the role reaches; numbers only, nobody by name',
  who: member('report.read'),
  takes: reportFields,
  gives: answer(Report),
  refuses: ['not_found', 'not_allowed', 'invalid'],
  limit: { times: 240, seconds: 600, per: 'account' },
})

const Choice = z.object({ id: z.string(), text: z.string() })

export const reportChoices = get('/page/report/choices', {
  summary: 'Jobs, groups and members a report may be narrowed to',
  who: member('report.read'),
  gives: answer(z.object({ jobs: z.array(Choice), groups: z.array(Choice), recruiters: z.array(Choice) })),
  refuses: ['not_allowed'],
})

export const exportReport = get('/page/report/file', {
  summary: 'The numbers of a report as CSV or XLSX; who took them away is written down',
  who: member('report.read'),
  takes: { ...reportFields, format: tableFormat.default('xlsx') },
  gives: raw,
  refuses: ['not_found', 'not_allowed', 'invalid'],
  limit: { times: 60, seconds: 3_600, per: 'account' },
})
