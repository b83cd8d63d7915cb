import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get, raw } from '#platform/shared/contract.ts'
import { calendarDay, moment } from '#platform/shared/fields.ts'

const who = staff('staff.audit.read')

export const listAudit = get('/admin/audit', {
  summary: 'What staff did, sealed line by line, the last first',
  who,
  takes: { before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() },
  gives: answer(
    z.object({
      lines: z.array(
        z.object({
          number: z.number(),
          at: moment,
          name: z.string(),
          by: z.string().nullable(),
          thing: z.string(),
          reason: z.string(),
        }),
      ),
      /** Where the list goes on. */
      next: z.number().nullable(),
      /** The hash of the last line, and the key that exports are signed with, in a few letters. */
      head: z.object({ number: z.number(), hash: z.string(), at: moment }).nullable(),
      key: z.string(),
      fingerprint: z.string(),
    }),
  ),
})

export const exportAudit = get('/admin/audit/export', {
  summary:
    'What staff did on these days as a signed file without a gap; that it was given out is part of it from then on',
  who,
  takes: { from: calendarDay, until: calendarDay },
  gives: raw,
  refuses: ['invalid', 'audit_empty', 'audit_too_long'],
  limit: { times: 30, seconds: 3600, per: 'account' },
})
