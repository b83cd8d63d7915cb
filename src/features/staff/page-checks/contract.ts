import { z } from 'zod'
import { PageCard } from '#features/companies/pages/contract.ts'
import { pageStates } from '#features/companies/pages/page-states.ts'
import { member } from '#features/companies/pages/permissions.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, page as list, post } from '#platform/shared/contract.ts'
import { calendarDay, idCursor, line, moment, prose } from '#platform/shared/fields.ts'

const Check = z.object({
  id: z.string(),
  what: z.enum(['domain', 'licence']),
  state: z.enum(['waiting', 'verified', 'refused', 'ended']),
  domain: z.string().nullable(),
  number: z.string().nullable(),
  authority: z.string().nullable(),
  expires_on: z.string().nullable(),
  /** The licence itself, for those who may read it. */
  file: z.string().nullable(),
  asked_at: moment,
  decided_at: moment.nullable(),
  decided_by: z.string().nullable(),
  words: z.string(),
})

const checkChanges = ['page.checked', 'page.email_verified', 'page.saved', 'page.moved']

export const ownChecks = get('/page/checks', {
  summary: 'What was checked of the own page, what waits, and what came of it',
  who: member('page.read'),
  gives: answer(
    z.object({
      state: z.enum(pageStates),
      state_why: z.string().nullable(),
      /** Of the website; mail there proves the page. Null without one, or where anybody can have mail. */
      domain: z.string().nullable(),
      checks: z.array(Check),
    }),
  ),
  refreshedBy: checkChanges,
})

export const askDomain = post('/page/checks/domain', {
  summary: 'Send a link to an address at the domain of the page’s website; following it is the check',
  who: member('page.edit'),
  takes: { mailbox: line(64) },
  gives: done,
  refuses: ['invalid', 'no_domain'],
  limit: { times: 5, seconds: 3600 },
})

export const askLicence = post('/page/checks/licence', {
  summary: 'Hand in a licence: number, authority, end and the document, which was stored before',
  who: member('page.edit'),
  takes: { number: line(60, 2), authority: line(120, 2), expires_on: calendarDay, file: z.uuid() },
  gives: answer(Check),
  refuses: ['invalid', 'already_waiting'],
  status: 201,
  limit: { times: 10, seconds: 3600 },
})

export const closing = get('/page/closing', {
  summary: 'What closing the own page would end',
  who: member('page.close'),
  gives: answer(
    z.object({
      ...{ name: z.string(), jobs: z.number(), applications: z.number(), members: z.number() },
      /** That are agreed or wait for an answer, and offers that are out. */
      ...{ interviews: z.number(), offers: z.number() },
    }),
  ),
  refreshedBy: ['job.moved', 'application.moved', 'interview.moved', 'offer.moved'],
})

export const closePage = post('/page/closing', {
  summary: 'Close the own page for good: its jobs and open applications close, its address is gone',
  who: member('page.close'),
  gives: done,
  refuses: ['proof_needed', 'page_state'],
  limit: { times: 10, seconds: 3600 },
})

export const queues = ['waiting', ...pageStates] as const
const Queued = PageCard.extend({
  made_at: moment,
  made_by: z.string().nullable(),
  /** Since when its licence waits. */
  waiting_since: moment.nullable(),
  live_jobs: z.number(),
})

export const listPages = get('/admin/pages', {
  summary: 'Pages to be looked at: those whose licence waits, longest first; or those of a state, newest first',
  who: staff('staff.page.read'),
  takes: { queue: z.enum(queues).default('waiting').catch('waiting'), cursor: idCursor },
  gives: list(Queued),
  refreshedBy: checkChanges,
})

export const lookAtPage = get('/admin/pages/{page}', {
  summary: 'A page with everything needed to decide about it, and what was decided before',
  who: staff('staff.page.read'),
  takes: { page: z.uuid() },
  gives: answer(
    Queued.extend({
      legal_name: z.string().nullable(),
      website: z.string().nullable(),
      email: z.string().nullable(),
      state_why: z.string().nullable(),
      /** The page whose name it looks like, and why its team says that it is another company. */
      like: PageCard.extend({ made_at: moment, live_jobs: z.number(), because: z.string() }).nullable(),
      members: z.array(z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), role: z.string() })),
      checks: z.array(Check),
      /** One's own page: somebody else decides. */
      own: z.boolean(),
      history: z.array(
        z.object({ id: z.string(), at: moment, by: z.string().nullable(), came: z.string(), words: z.string() }),
      ),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: checkChanges,
})

export const decideCheck = post('/admin/pages/{page}/checks/{check}/decision', {
  summary: 'Say of a licence that it was seen and compared, or refuse it with words',
  who: staff('staff.page.check'),
  takes: {
    page: z.uuid(),
    check: z.uuid(),
    decision: z.enum(['verified', 'refused']),
    words: prose(2000).default(''),
  },
  gives: done,
  refuses: ['not_found', 'already_decided', 'own_work', 'invalid'],
})

export const movePageState = post('/admin/pages/{page}/state', {
  summary: 'Let a page work, limit or suspend it; the last two with words its team reads',
  who: staff('staff.page.check'),
  takes: { page: z.uuid(), move: z.enum(['activate', 'limit', 'suspend']), words: prose(2000).default('') },
  gives: done,
  refuses: ['not_found', 'page_state', 'own_work', 'invalid'],
})
