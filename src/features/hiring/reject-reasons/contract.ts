import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, del, get, post, put } from '#platform/shared/contract.ts'
import { language, line, prose, version } from '#platform/shared/fields.ts'
import { mostTold } from './rules.ts'

const Text = z.object({ language, text: prose(mostTold, 1) })
const written = { name: line(80, 2), texts: z.array(Text).min(1).max(4) }
const reason = { reason: z.uuid() }

export const RejectReason = z.object({
  id: z.string(),
  /** How a move names it. */
  code: z.string(),
  name: z.string(),
  texts: z.array(z.object({ language, text: z.string() })),
  /** What a candidate reads whose language nobody wrote it in, or the reader’s own. */
  told: z.string(),
  version: z.number(),
  /** Chosen no more; those who were rejected for it still read it. */
  dropped: z.boolean(),
})
export type RejectReason = z.output<typeof RejectReason>
const Reasons = answer(z.object({ reasons: z.array(RejectReason), may_change: z.boolean() }))

export const listOwnReasons = get('/page/reject-reasons', {
  summary: 'Reasons of the own page for not selecting somebody, with what the candidate reads, by name',
  who: member('applicant.read'),
  gives: Reasons,
  refreshedBy: ['reject_reason.changed'],
})
export const addRejectReason = post('/page/reject-reasons', {
  summary: 'Keep a reason with what the candidate reads, in one language or several',
  who: member('applicant.message'),
  takes: written,
  gives: Reasons,
  refuses: ['not_allowed', 'invalid', 'too_many_reject_reasons'],
  status: 201,
  limit: { times: 120, seconds: 3600 },
})
export const changeRejectReason = put('/page/reject-reasons/{reason}', {
  summary: 'Change a reason; the version is the one that was read. Who was rejected for it reads the new words',
  who: member('applicant.message'),
  takes: { ...reason, version, ...written },
  gives: Reasons,
  refuses: ['not_allowed', 'not_found', 'invalid', 'changed_meanwhile'],
})
export const dropRejectReason = del('/page/reject-reasons/{reason}', {
  summary: 'Offer a reason no more; those who were rejected for it still read it',
  who: member('applicant.message'),
  takes: reason,
  gives: Reasons,
  refuses: ['not_allowed', 'not_found'],
})
