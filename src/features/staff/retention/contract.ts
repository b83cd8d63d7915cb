import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { calendarDay, line, moment } from '#platform/shared/fields.ts'
import { holdKinds, keptNames } from './rules.ts'

const who = staff('staff.retention.watch')
const limit = { times: 120, seconds: 3600, per: 'account' as const }
const refreshedBy = ['hold.placed', 'hold.lifted']

export const showRetention = get('/admin/retention', {
  summary: 'What is kept how long, and what the last runs of the clock deleted',
  who,
  gives: answer(
    z.object({
      kept: z.array(
        z.object({
          name: z.enum(keptNames),
          /** 0: until the day written with each. */
          days: z.number(),
          /** Whether a legal hold keeps it. */
          holds: z.boolean(),
          /** The last run; null where a task of its own deletes it, or none was yet. */
          last: z.object({ removed: z.number(), held: z.number(), failed: z.boolean() }).nullable(),
          /** The task that deletes it, where it is one of its own. */
          task: z.string().nullable(),
        }),
      ),
      runs: z.array(
        z.object({
          id: z.string(),
          at: moment,
          done: z.boolean(),
          removed: z.number(),
          held: z.number(),
          failed: z.number(),
        }),
      ),
    }),
  ),
})

export const tryRetention = get('/admin/retention/dry-run', {
  summary: 'What the clock would delete if it ran now, and what legal holds would keep; nothing is deleted',
  who,
  gives: answer(z.array(z.object({ name: z.string(), due: z.number(), held: z.number(), oldest: moment.nullable() }))),
  limit: { times: 30, seconds: 3600, per: 'account' },
})

const Hold = z.object({
  id: z.string(),
  kind: z.enum(holdKinds),
  thing: z.string(),
  /** Of the person or company, or of what a case is about. */
  name: z.string(),
  reason: z.string(),
  until: z.string().nullable(),
  by: z.string().nullable(),
  at: moment,
  state: z.enum(['standing', 'over', 'lifted']),
  lifted_by: z.string().nullable(),
  lifted_at: moment.nullable(),
  lifted_why: z.string(),
})
export type Hold = z.output<typeof Hold>

export const listHolds = get('/admin/holds', {
  summary: 'Legal holds: those that stand first, then the last ones lifted',
  who,
  gives: answer(z.array(Hold)),
  refreshedBy,
})

export const showHoldable = get('/admin/holds/things/{kind}/{thing}', {
  summary: 'Whom or what a hold would be on, and whether one stands',
  who,
  takes: { kind: z.enum(holdKinds), thing: z.uuid() },
  gives: answer(z.object({ kind: z.enum(holdKinds), thing: z.string(), name: z.string(), held: z.boolean() })),
  refuses: ['not_found'],
  refreshedBy,
})

export const placeHold = post('/admin/holds', {
  summary: 'Keep the clock from deleting what belongs to a person, a company or a case, with the reason',
  who,
  takes: {
    kind: z.enum(holdKinds),
    thing: z.uuid(),
    reason: line(300, 3),
    until: calendarDay.nullable().default(null),
  },
  gives: answer(z.object({ id: z.string() })),
  refuses: ['not_found', 'already_held', 'invalid'],
  status: 201,
  limit,
})

export const liftHold = post('/admin/holds/{hold}/lift', {
  summary: 'Lift a legal hold, with the reason; the clock deletes again what is due',
  who,
  takes: { hold: z.uuid(), reason: line(300, 3) },
  gives: done,
  refuses: ['not_found', 'hold_lifted'],
  limit,
})
