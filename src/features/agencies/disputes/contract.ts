import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get, post } from '#platform/shared/contract.ts'
import { calendarDay, moment, prose } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { disputeStates, sidesOfDispute } from './dispute-rules.ts'

const side = z.enum(sidesOfDispute)

/** A claimed duplicate: both records side by side, and what was decided. */
export const Dispute = z.object({
  id: z.string(),
  submission: z.string(),
  state: z.enum(disputeStates),
  name: z.string(),
  job: z.string(),
  client: z.string(),
  agency: z.string(),
  claimed_by: z.string(),
  claimed_at: moment,
  known_since: z.string(),
  for_this_job: z.boolean(),
  last_contact: z.string().nullable(),
  client_words: z.string(),
  approved_at: moment.nullable(),
  due_at: moment,
  agency_words: z.string(),
  decided_for: side.nullable(),
  decided_by: z.enum(['rule', 'agency', 'clock', 'staff']).nullable(),
  decided_at: moment.nullable(),
  appealed_by: side.nullable(),
  appeal_words: z.string(),
  appeal_until: moment.nullable(),
  settled_words: z.string(),
  version: z.number(),
})
export type Dispute = z.output<typeof Dispute>

const claim = {
  /** Since when the client knows the person, in its own records. */
  known_since: calendarDay,
  for_this_job: z.boolean(),
  last_contact: z
    .union([z.literal('').transform(() => null), calendarDay])
    .nullish()
    .transform((value) => value ?? null),
  words: prose(1500).default(''),
}
const byLink = { key: z.string().max(100), submission: z.uuid() }
const tries = { times: 60, seconds: 300 }
const one = answer(Dispute)
const live = ['dispute.moved', 'submission.moved'] as const

export const claimDuplicate = post('/client-reviews/{key}/duplicates', {
  summary: 'Say that one has somebody already, with one’s own record; the agency answers within two business days',
  who: anyone,
  takes: { ...byLink, ...claim },
  gives: one,
  refuses: ['link_expired', 'not_found', 'submission_state', 'dispute_state', 'invalid'],
  limit: tries,
})
export const showClaim = get('/client-reviews/{key}/duplicates/{submission}', {
  summary: 'How a claimed duplicate stands, for the client',
  who: anyone,
  takes: byLink,
  gives: one,
  refuses: ['link_expired', 'not_found'],
  limit: tries,
})
export const appealClaim = post('/client-reviews/{key}/duplicates/{submission}/appeal', {
  summary: 'Ask the site’s staff to decide, within seven days',
  who: anyone,
  takes: { ...byLink, words: prose(1500, 10) },
  gives: one,
  refuses: ['link_expired', 'not_found', 'dispute_state', 'appeal_late', 'invalid'],
  limit: tries,
})

export const claimOwnDuplicate = post('/page/applications/{application}/duplicate', {
  summary: 'Say that an applicant whom an agency put forward is in one’s own records already',
  who: member('applicant.move'),
  takes: { application: z.uuid(), ...claim },
  gives: one,
  refuses: ['not_found', 'submission_state', 'dispute_state', 'invalid'],
})
export const showOwnClaim = get('/page/applications/{application}/duplicate', {
  summary: 'How a claimed duplicate of an applicant stands, without the name; or whether one may be claimed',
  who: member('applicant.read'),
  takes: { application: z.uuid() },
  gives: answer(z.object({ dispute: Dispute.nullable(), may_claim: z.boolean() })),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const appealOwnClaim = post('/page/applications/{application}/duplicate/appeal', {
  summary: 'Ask the site’s staff to decide, within seven days, of an applicant in one’s own pipeline',
  who: member('applicant.move'),
  takes: { application: z.uuid(), words: prose(1500, 10) },
  gives: one,
  refuses: ['not_found', 'dispute_state', 'appeal_late', 'invalid'],
})

const submission = { submission: z.uuid() }
export const showDispute = get('/page/submissions/{submission}/dispute', {
  summary: 'A claimed duplicate, for the agency: both records and what it may do',
  who: member('submission'),
  takes: submission,
  gives: one,
  refuses: ['not_found'],
  refreshedBy: live,
})
export const answerDispute = post('/page/submissions/{submission}/dispute', {
  summary: 'Accept that it is a duplicate, or dispute it: the rule decides at once',
  who: member('submission'),
  takes: { ...submission, answer: z.enum(['accept', 'dispute']), words: prose(1500).default('') },
  gives: one,
  refuses: ['not_found', 'dispute_state', 'submission_known', 'invalid'],
})
export const appealDispute = post('/page/submissions/{submission}/dispute/appeal', {
  summary: 'Ask the site’s staff to decide, within seven days',
  who: member('submission'),
  takes: { ...submission, words: prose(1500, 10) },
  gives: one,
  refuses: ['not_found', 'dispute_state', 'appeal_late', 'invalid'],
})

export const listAppeals = get('/admin/disputes', {
  summary: 'Duplicates that somebody asked the staff to decide, the longest waiting first; nothing else of agencies',
  who: staff('staff.dispute.settle'),
  gives: answer(z.array(Dispute)),
  refreshedBy: ['dispute.moved'],
})
export const settleDispute = post('/admin/disputes/{dispute}', {
  summary: 'Decide whose somebody is, with the reason both sides read',
  who: staff('staff.dispute.settle'),
  takes: { dispute: z.uuid(), decided_for: side, words: prose(1500, 10) },
  gives: one,
  refuses: ['not_found', 'dispute_state', 'submission_known', 'invalid'],
})
