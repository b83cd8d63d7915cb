import { z } from 'zod'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { answer, done, get, post, put } from '#platform/shared/contract.ts'
import { email, language, legalName, line, lookupId, personName, prose, webAddress } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { pageKinds } from './kind-rules.ts'
import { member } from './permissions.ts'

export const pageSizes = ['1-10', '11-50', '51-200', '201-1000', '1001+'] as const

/** Where else a company is, each at its own address. */
export const linkKinds = ['linkedin', 'facebook', 'instagram', 'x', 'youtube', 'telegram', 'vk', 'tiktok'] as const

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

/** A picture as it is shown: small in a list, large when it is opened. */
export const Shown = z.object({
  url: z.string(),
  thumb: z.string(),
  caption: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})

export const Checked = z.object({
  what: z.enum(['email', 'licence']),
  at: z.string(),
  /** Whose mail was answered; of a licence its number, who issued it and until when it holds. */
  domain: z.string().nullable(),
  number: z.string().nullable(),
  authority: z.string().nullable(),
  expires_on: z.string().nullable(),
})

export const PageView = PageCard.extend({
  legal_name: z.string().nullable(),
  /** Clean HTML. */
  about: z.string(),
  /** In which language `about` is written, and the page's own. */
  about_language: language,
  language,
  industry: z.string().nullable(),
  size: z.string().nullable(),
  founded: z.number().nullable(),
  website: z.string().nullable(),
  links: z.partialRecord(z.enum(linkKinds), z.string()),
  benefits: z.array(z.string()),
  cover: z.string().nullable(),
  video: z.string().nullable(),
  pictures: z.array(Shown),
  places: z.array(
    z.object({
      place: z.string(),
      address: z.string(),
      map_url: z.string().nullable(),
      phone: z.string().nullable(),
      head_office: z.boolean(),
    }),
  ),
  clients: z.array(z.object({ name: z.string(), slug: z.string().nullable(), logo: z.string().nullable() })),
  jobs_count: z.number(),
  checked: z.array(Checked),
  /** Null while they are few: a small number says who, not how many. */
  followers: z.number().nullable(),
  following: z.boolean(),
  /** How it answers; null while too few have applied to say. */
  record: z.object({ applications: z.number(), share: z.number(), days: z.number().nullable() }).nullable(),
})

export const suggestCompany = get('/employers/suggest-company/{term}', {
  summary: 'Company pages whose name is like this, and whether it looks the same',
  who: anyone,
  takes: { term: line(120) },
  gives: answer(z.array(PageCard.extend({ alike: z.boolean() }))),
})

const country = z.coerce.number().int().min(0).max(676)
const Picture = z.object({ url: z.string(), thumb: z.string(), caption: z.string() })

export const listClients = get('/resources/clients/{country}', {
  summary: 'Companies of a country that have jobs or a logo here, those with most open jobs first; 0 for all countries',
  who: anyone,
  takes: { country },
  gives: z.object({
    success: z.literal(true),
    data_name: z.array(
      z.object({ id: z.string(), text: z.string(), slug: z.string(), logo: z.string().nullable(), jobs: z.number() }),
    ),
  }),
})
export const countryGallery = get('/resources/gallery-by-country/{country}/{page}', {
  summary: 'Pictures of company pages of a country, 24 at a time; 0 for all countries',
  who: anyone,
  takes: { country, page: z.coerce.number().int().min(1).max(10_000) },
  gives: answer(z.array(Picture)),
})
export const firstPictures = get('/resources/first-pics', {
  summary: 'Pictures of the company pages with most open jobs',
  who: anyone,
  gives: answer(z.array(Picture)),
})

export const addPage = post('/pages', {
  summary: 'Make a company page; the maker becomes its owner',
  who: signedIn,
  takes: {
    name: personName(),
    kind: z.enum(pageKinds),
    country_id: countryId,
    city_id: lookupId.optional(),
    industry_id: lookupId.optional(),
    size: z.enum(pageSizes).optional(),
    website: z.union([z.literal('').transform(() => undefined), webAddress]).optional(),
    email: z.union([z.literal('').transform(() => undefined), email]).optional(),
    about: prose(20_000).default(''),
    language,
    legal_name: legalName,
    /** Why it is another company than one whose name looks the same. */
    other_because: prose(500).default(''),
    /** Pictures the maker stored before. */
    logo_id: z.uuid().optional(),
    cover_id: z.uuid().optional(),
  },
  gives: answer(PageCard),
  refuses: ['invalid'],
  status: 201,
  limit: { times: 10, seconds: 3600 },
})

export const showPage = get('/company-pages/{slug}', {
  summary: 'A company page as the public sees it',
  who: anyone,
  takes: { slug: line(140) },
  gives: answer(PageView),
  refuses: ['not_found'],
})

export const memberStates = ['asked', 'active', 'suspended'] as const

export const myPages = get('/user/pages', {
  summary: 'The pages one works on, asked to join, or is suspended from',
  who: signedIn,
  gives: answer(
    z.array(
      PageCard.extend({
        role: z.string(),
        membership: z.enum(memberStates),
        /** Applicants nobody has moved yet. */
        waiting: z.number(),
        /** Why staff limited or suspended it. */
        state_why: z.string().nullable(),
        /** Whether one may go: the last owner may not. */
        may_leave: z.boolean(),
      }),
    ),
  ),
  refreshedBy: [
    'page.member_let_in',
    'page.join_refused',
    'page.member_joined',
    'page.member_changed',
    'page.member_suspended',
    'page.member_reinstated',
    'page.member_removed',
    'page.member_left',
    'page.ownership_moved',
    'page.moved',
  ],
})

export const choosePage = post('/user/workspace', {
  summary: 'Work for this page: sets its page token for a day',
  who: signedIn,
  takes: { page: z.uuid() },
  gives: z.object({ success: z.literal(true), page_token: z.string() }),
  refuses: ['not_found'],
})

const PageEmail = z.object({ email: z.string().nullable(), verified: z.boolean(), bulk_mail: z.boolean() })

export const showPageEmail = get('/page/email', {
  summary: 'The contact address of the own page, and whether it is confirmed',
  who: member('page.read'),
  gives: answer(PageEmail),
  refreshedBy: ['page.email_set', 'page.email_verified'],
})

export const setPageEmail = put('/page/email', {
  summary: 'Set the contact address of the own page; a link goes there that confirms it',
  who: member('page.edit'),
  takes: { email },
  gives: answer(PageEmail),
  refuses: ['invalid'],
  limit: { times: 10, seconds: 3600 },
})

export const sendPageVerification = post('/page/email/verification', {
  summary: 'Send the link that confirms the page’s address again',
  who: member('page.edit'),
  gives: done,
  refuses: ['not_found', 'already_verified'],
  limit: { times: 5, seconds: 3600 },
})

const tries = { times: 30, seconds: 300 }

export const verifyPageEmail = get('/company/{hash}/verify-company-email', {
  summary: 'Confirm the contact address of a page by the link that was sent there',
  who: anyone,
  takes: { hash: z.string().max(100) },
  gives: answer(z.object({ name: z.string() })),
  refuses: ['link_expired'],
  limit: tries,
})

const mailKey = { hash: z.string().max(100) }

export const unsubscribePage = get('/company/{hash}/unsubscribed', {
  summary: 'No more bulk mail to the contact address of a page; the link is in every such mail',
  who: anyone,
  takes: mailKey,
  gives: answer(z.object({ name: z.string() })),
  refuses: ['link_expired'],
  limit: tries,
})

export const resubscribePage = post('/company/{hash}/subscribed', {
  summary: 'Bulk mail to the contact address of a page again',
  who: anyone,
  takes: mailKey,
  gives: done,
  refuses: ['link_expired'],
  limit: tries,
})
