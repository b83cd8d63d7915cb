import { z } from 'zod'
import { PageCard } from '#features/companies/pages/contract.ts'
import { fileRefusals } from '#features/hiring/applications/contract.ts'
import { mostBytes } from '#features/site/files/contract.ts'
import { countryId, placeId } from '#features/site/lookups/place-fields.ts'
import { answer, done, get, page, post } from '#platform/shared/contract.ts'
import { cursor, email, idCursor, line, lookupId, moment, personName, prose, spoken } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { dropStates } from './drop-states.ts'
import { mostADay } from './rules.ts'

const blank = z.literal('').transform(() => undefined)
const Names = z.array(z.string())

/** A company that takes CVs without a job: what, where, and how it answers. */
export const TakingCompany = PageCard.extend({
  industry: z.string().nullable(),
  positions: Names,
  places: Names,
  words: z.string(),
  words_language: z.string(),
  answers: z.object({ share: z.number(), days: z.number().nullable() }).nullable(),
  /** Why one cannot leave a CV there now: hidden from oneself, or left lately. */
  closed: z.enum(['drop_excluded', 'dropped_already']).nullable(),
})
export type TakingCompany = z.output<typeof TakingCompany>

export const listTaking = get('/cv-drops/companies', {
  summary: 'Companies that take CVs without a job, by place, industry, position and name; those that answer most first',
  who: anyone,
  takes: {
    q: z.string().trim().max(120).default('').catch(''),
    place: placeId.optional().catch(undefined),
    industry: lookupId.optional().catch(undefined),
    position: lookupId.optional().catch(undefined),
    /** Only these, by their addresses. */
    slug: z.string().max(120).optional().catch(undefined),
    cursor,
  },
  gives: page(TakingCompany).extend({ total: z.number(), left: z.number() }),
  limit: { times: 300, seconds: 600 },
  refreshedBy: ['cv_drop.made', 'page.drops_changed'],
})

export const dropCv = post('/cv-drops', {
  summary: 'Leave a CV with up to 20 companies a day, signed in or not; says for each whether it has it now',
  who: anyone,
  takes: {
    pages: z.array(z.uuid()).min(1).max(mostADay),
    name: personName(),
    email: z.union([blank, email]).optional(),
    phone: z.string().max(30).optional(),
    country_id: countryId.optional(),
    /** A CV one has stored; else the file field `cv` holds one. */
    cv: z.uuid().optional(),
    position: lookupId.nullish(),
    wish: line(120, 0).default(''),
    note: prose(2000).default(''),
    lang: spoken,
  },
  gives: answer(
    z.object({
      drop: z.string().nullable(),
      pages: z.array(z.object({ page: z.string(), name: z.string(), refused: z.string().nullable() })),
      left: z.number(),
    }),
  ),
  refuses: ['not_allowed', 'not_found', 'invalid', 'cv_needed', 'cv_state', 'drops_enough', ...fileRefusals],
  status: 201,
  upload: { fields: ['cv'], maxBytes: mostBytes },
  limit: { times: 20, seconds: 600 },
  proof: true,
})

/** What the person sees of one company. */
export const MyItem = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string(), slug: z.string(), logo: z.string().nullable() }),
  state: z.enum(dropStates),
  reason: z.string().nullable(),
  words: z.string(),
  /** A job one became an applicant of, or was asked to look at. */
  job: z.object({ title: z.string(), address: z.string() }).nullable(),
  application: z.string().nullable(),
  thread: z.string().nullable(),
  answer_due_at: moment,
  seen_at: moment.nullable(),
  answered_at: moment.nullable(),
  may_withdraw: z.boolean(),
})
export const MyDrop = z.object({
  id: z.string(),
  at: moment,
  cv: z.object({ name: z.string(), url: z.string() }).nullable(),
  wish: z.string(),
  note: z.string(),
  items: z.array(MyItem),
})
export type MyDrop = z.output<typeof MyDrop>

const live = ['cv_drop.made', 'cv_drop.moved', 'notification.added'] as const
const key = { key: z.string().max(100) }
const tries = { times: 60, seconds: 300 }

export const listMyDrops = get('/user/cv-drops', {
  summary: 'CVs one left with companies, the latest first, and what became of each at each company',
  who: signedIn,
  takes: { cursor: idCursor },
  gives: page(MyDrop).extend({ left: z.number() }),
  refreshedBy: live,
})
export const withdrawDrop = post('/user/cv-drops/items/{item}/withdrawal', {
  summary: 'Take a CV back from one company, which cannot open it any more',
  who: signedIn,
  takes: { item: z.uuid() },
  gives: done,
  refuses: ['not_found', 'drop_state'],
})
export const showByLink = get('/cv-drop-links/{key}', {
  summary: 'The same for somebody without an account, by the link that was mailed',
  who: anyone,
  takes: key,
  gives: answer(MyDrop.extend({ name: z.string(), may_claim: z.boolean() })),
  refuses: ['link_expired'],
  limit: tries,
})
export const withdrawByLink = post('/cv-drop-links/{key}/withdrawal', {
  summary: 'Take a CV back from one company, by the link that was mailed',
  who: anyone,
  takes: { ...key, item: z.uuid() },
  gives: done,
  refuses: ['link_expired', 'not_found', 'drop_state'],
  limit: tries,
})
export const claimDrop = post('/cv-drop-links/{key}/claim', {
  summary: 'Make a CV that was left without an account part of one’s own; the link serves once',
  who: signedIn,
  takes: key,
  gives: done,
  refuses: ['link_expired', 'not_allowed'],
  limit: tries,
})
