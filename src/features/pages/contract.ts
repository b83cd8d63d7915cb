import { z } from 'zod'
import { answer, get, post } from '#platform/shared/contract.ts'
import { email, language, line, prose, webAddress } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { member } from './permissions.ts'

export const pageKinds = ['company', 'agency', 'freelance', 'institution'] as const
export const pageSizes = ['1-10', '11-50', '51-200', '201-1000', '1001+'] as const

export const PageCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(pageKinds),
  place: z.string(),
  verified: z.boolean(),
  logo: z.string().nullable(),
  state: z.string(),
})

export const PageView = PageCard.extend({
  about: z.string(),
  /** In which language `about` is written. */
  about_language: language,
  industry: z.string().nullable(),
  size: z.string().nullable(),
  website: z.string().nullable(),
  jobs_count: z.number(),
  checked: z.array(z.object({ what: z.enum(['email', 'licence']), at: z.string() })),
})

export const suggestCompany = get('/employers/suggest-company/{term}', {
  summary: 'Company pages whose name is like this',
  who: anyone,
  takes: { term: line(120) },
  gives: answer(z.array(PageCard)),
})

export const makePage = post('/pages', {
  summary: 'Make a company page; the maker becomes its owner',
  who: signedIn,
  takes: {
    name: line(120, 2),
    kind: z.enum(pageKinds),
    country_id: z.coerce.number().int().min(1).max(676),
    city_id: z.coerce.number().int().positive().optional(),
    industry_id: z.coerce.number().int().positive().optional(),
    size: z.enum(pageSizes).optional(),
    website: z.union([z.literal('').transform(() => undefined), webAddress]).optional(),
    email: z.union([z.literal('').transform(() => undefined), email]).optional(),
    about: prose(4000).default(''),
    language,
  },
  gives: answer(PageCard),
  refuses: ['invalid'],
  status: 201,
  limit: { times: 10, seconds: 3600 },
})

export const askToJoin = post('/pages/{page}/join-requests', {
  summary: 'Ask the owners of a page to be let in',
  who: signedIn,
  takes: { page: z.uuid() },
  gives: z.object({ success: z.literal(true) }),
  refuses: ['not_found', 'already_member'],
  status: 201,
})

export const showPage = get('/company-pages/{slug}', {
  summary: 'A company page as the public sees it',
  who: anyone,
  takes: { slug: line(140) },
  gives: answer(PageView),
  refuses: ['not_found'],
})

export const myPages = get('/user/pages', {
  summary: 'The pages one works on',
  who: signedIn,
  gives: answer(z.array(PageCard.extend({ role: z.string(), asked: z.boolean(), waiting: z.number() }))),
  refreshedBy: ['page.member_let_in'],
})

export const choosePage = post('/user/workspace', {
  summary: 'Work for this page: sets its page token for a day',
  who: signedIn,
  takes: { page: z.uuid() },
  gives: z.object({ success: z.literal(true), page_token: z.string() }),
  refuses: ['not_found'],
})

const Member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role: z.string(),
  state: z.string(),
})

export const listMembers = get('/page/members', {
  summary: 'Who works on this page, and who asks to',
  who: member('page.read'),
  gives: answer(z.array(Member)),
  refreshedBy: ['page.join_asked', 'page.member_let_in'],
})

export const letIn = post('/page/members/{user}', {
  summary: 'Let in somebody who asked, with a role',
  who: member('page.members'),
  takes: {
    user: z.uuid(),
    role: z.enum(['admin', 'recruiter', 'hiring_manager', 'interviewer', 'content_editor', 'billing', 'analyst']),
  },
  gives: z.object({ success: z.literal(true) }),
  refuses: ['not_found'],
})
