import { z } from 'zod'
import { JobFinding } from '#features/jobs/jobs/look-contract.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { ReportedMessage } from '#features/staff/complaints/contract.ts'
import { complaintReasons } from '#features/staff/complaints/rules.ts'
import { answer, done, get, page, post } from '#platform/shared/contract.ts'
import { idCursor, language, moment, prose } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { allGrounds, appealSides, caseStates, decisions } from './rules.ts'

export const caseLists = ['open', 'appeals', 'decided'] as const
const about = z.enum(['job', 'company', 'person'])
const decision = z.enum(decisions)
const ground = z.enum(allGrounds)
/** The same in each language: every side reads its own. */
const wording = z.record(language, prose(1000, 3))

export const CaseLine = z.object({
  id: z.string(),
  about,
  /** As it read when it was reported first. */
  title: z.string(),
  company: z.string(),
  state: z.enum(caseStates),
  reasons: z.array(z.enum(complaintReasons)),
  reports: z.number(),
  /** Reports of the same thing that were upheld before. */
  upheld_before: z.number(),
  opened_at: moment,
  decided_at: moment.nullable(),
  /** When an appeal was sent that nobody has judged. */
  appealed_at: moment.nullable(),
})
export type CaseLine = z.output<typeof CaseLine>

export const listCases = get('/admin/cases', {
  summary: 'What was reported, by thing: open ones longest first, those appealed, or those decided, latest first',
  who: staff('staff.complaint.decide'),
  takes: { show: z.enum(caseLists).default('open'), cursor: idCursor },
  gives: page(CaseLine).extend({ open: z.number(), appeals: z.number() }),
  refreshedBy: ['complaint.sent', 'case.decided', 'case.appealed'],
})

export const CaseReport = z.object({
  id: z.string(),
  reason: z.enum(complaintReasons),
  note: z.string(),
  state: z.enum(caseStates),
  at: moment,
  language,
  by_account: z.boolean(),
  /** Other reports from the same sender and how many were upheld: what is known of that side, never who it is. */
  earlier: z.object({ reports: z.number(), upheld: z.number() }),
  /** Another report of this case came from the same network. */
  same_place: z.boolean(),
  title: z.string(),
  text: z.string(),
  address: z.string(),
  findings: z.array(JobFinding),
  messages: z.array(ReportedMessage),
})
export type CaseReport = z.output<typeof CaseReport>

const CaseDecision = z.object({
  id: z.string(),
  decision,
  ground,
  words: z.string(),
  note: z.string(),
  by: z.string().nullable(),
  at: moment,
  after_appeal: z.enum(appealSides).nullable(),
})
const appealState = z.enum(['open', 'granted', 'declined'])
const Appeal = z.object({
  id: z.string(),
  side: z.enum(appealSides),
  words: z.string(),
  state: appealState,
  at: moment,
  /** Why one may not judge it; null where one may. */
  may: z.string().nullable(),
})

export const WholeCase = CaseLine.extend({
  address: z.string(),
  page: z.string().nullable(),
  person: z.string().nullable(),
  reports_of: z.array(CaseReport),
  decisions: z.array(CaseDecision),
  appeals: z.array(Appeal),
  /** What is known of the side that was reported. */
  reported: z.object({
    cases: z.array(z.object({ id: z.string(), title: z.string(), state: z.enum(caseStates), at: moment })),
    frauds: z.number(),
    approved: z.number(),
    refused: z.number(),
    since: moment,
    post_permission: z.number().nullable(),
    post_permission_reason: z.string().nullable(),
  }),
  /** Why one may not decide; null where one may. */
  may: z.string().nullable(),
  /** The usual words of each reason. */
  standard: z.record(ground, z.record(language, z.string())),
})
export type WholeCase = z.output<typeof WholeCase>

export const showCase = get('/admin/cases/{case}', {
  summary:
    'A case: what was seen and reported, what is known of both sides, what was decided. Opening it is written down',
  who: staff('staff.complaint.decide'),
  takes: { case: z.uuid() },
  gives: answer(WholeCase),
  refuses: ['not_found'],
  refreshedBy: ['complaint.sent', 'case.decided', 'case.appealed'],
})

const decided = { ground, wording, note: prose(1000).default('') }

export const decideCase = post('/admin/cases/{case}/decision', {
  summary: 'Uphold the reports of a case or not, with a reason that each side reads in its own language',
  who: staff('staff.complaint.decide'),
  takes: {
    case: z.uuid(),
    decision,
    ...decided,
    /** Reports that do not count although the case is upheld. */
    except: z.array(z.uuid()).max(100).default([]),
  },
  gives: done,
  refuses: ['not_found', 'already_decided', 'own_work', 'invalid'],
})

export const decideAppeal = post('/admin/case-appeals/{appeal}/decision', {
  summary: 'Judge an appeal: granted, the case is decided the other way. Never by somebody who decided in this case',
  who: staff('staff.appeal.decide'),
  takes: { appeal: z.uuid(), granted: z.boolean(), ...decided },
  gives: done,
  refuses: ['not_found', 'already_decided', 'own_work', 'same_eyes', 'invalid'],
})

export const showOwnCase = get('/cases/{case}', {
  summary: 'What was decided of what one reported, or of one’s own job, company or messages, in one’s own language',
  who: signedIn,
  takes: { case: z.uuid() },
  gives: answer(
    z.object({
      id: z.string(),
      side: z.enum(appealSides),
      about,
      title: z.string(),
      address: z.string(),
      state: z.enum(caseStates),
      decisions: z.array(
        z.object({ decision, ground, words: z.string(), at: moment, after_appeal: z.enum(appealSides).nullable() }),
      ),
      appeal: z.object({ words: z.string(), state: appealState, at: moment }).nullable(),
      /** Why one may not appeal; null where one may, until then. */
      may_appeal: z.string().nullable(),
      appeal_until: moment.nullable(),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['case.decided', 'case.appealed'],
})

export const appeal = post('/cases/{case}/appeals', {
  summary: 'Ask for another look at a decision, once, within 180 days; somebody else judges it',
  who: signedIn,
  takes: { case: z.uuid(), words: prose(2000, 10) },
  gives: done,
  refuses: ['not_found', 'case_open', 'already_appealed', 'nothing_to_appeal', 'appeal_late', 'invalid'],
  status: 201,
  limit: { times: 10, seconds: 3600, per: 'account' },
})
