import { z } from 'zod'
import { JobHappening } from '#features/jobs/jobs/edit-contract.ts'
import { jobStates } from '#features/jobs/jobs/job-states.ts'
import { promotionKinds, promotionStates } from '#features/jobs/promotion/rules.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { caseStates } from '#features/staff/cases/rules.ts'
import { reviewKinds } from '#features/staff/moderation/contract.ts'
import { OrderOf } from '#features/staff/persons/contract.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { feeStates } from './rules.ts'

const named = z.object({ id: z.string(), name: z.string() })

const CaseOf = z.object({ id: z.string(), state: z.enum(caseStates), reports: z.number(), opened_at: moment })
export type CaseOf = z.output<typeof CaseOf>

export const WholeJob = z.object({
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  language: z.string(),
  state: z.enum(jobStates),
  page: named,
  /** Who wrote it; null where that account is gone. */
  author: named.nullable(),
  created_at: moment,
  published_at: moment.nullable(),
  expires_at: moment.nullable(),
  closed_at: moment.nullable(),
  applicants: z.number(),
  /** Moves and changes, the latest first; here staff are named. */
  history: z.array(JobHappening),
  reviews: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(reviewKinds),
      at: moment,
      decision: z.string().nullable(),
      by: z.string().nullable(),
    }),
  ),
  /** Only for those who decide cases. */
  cases: z.array(CaseOf).nullable(),
  /** What it cost its company, in coins; only for those who may read orders. */
  money: z
    .object({
      fees: z.array(
        z.object({
          id: z.string(),
          state: z.enum(feeStates),
          coins: z.number(),
          days: z.number(),
          from: moment.nullable(),
        }),
      ),
      promotions: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(promotionKinds),
          state: z.enum(promotionStates),
          coins: z.number(),
          returned: z.number(),
          from: moment,
        }),
      ),
    })
    .nullable(),
})
export type WholeJob = z.output<typeof WholeJob>

export const showWholeJob = get('/admin/jobs/{job}', {
  summary: 'A job in whatever state: whose it is, all that happened to it, reviews, cases, and what it cost',
  who: staff('staff.page.read'),
  takes: { job: z.uuid() },
  gives: answer(WholeJob),
  refuses: ['not_found'],
  refreshedBy: ['job.moved', 'job.changed', 'job.reviewed', 'case.decided', 'complaint.sent'],
})

const PageTies = z.object({
  /** The latest first. */
  jobs: z.array(z.object({ id: z.string(), title: z.string(), state: z.enum(jobStates), at: moment })),
  /** Of the company and its jobs; only for those who decide cases. */
  cases: z.array(CaseOf).nullable(),
  /** Only for those who may read orders. */
  money: z.object({ coin: z.number(), cv: z.number(), sms: z.number(), orders: z.array(OrderOf) }).nullable(),
})

export const showPageTies = get('/admin/pages/{page}/ties', {
  summary: 'The jobs of a company, what was reported of it, its balances and orders; each for those who may read it',
  who: staff('staff.page.read'),
  takes: { page: z.uuid() },
  gives: answer(PageTies),
  refuses: ['not_found'],
  refreshedBy: ['job.moved', 'case.decided', 'complaint.sent'],
})
