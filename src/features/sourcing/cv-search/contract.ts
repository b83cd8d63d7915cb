import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { levels } from '#features/people/profiles/contract.ts'
import { placeId } from '#features/site/lookups/place-fields.ts'
import { answer, done, get, page, post } from '#platform/shared/contract.ts'
import { cursor, flag, given, lookupId, moment } from '#platform/shared/fields.ts'
import { oddities } from './rules.ts'

/** One or several values of a query parameter. */
const several = <T extends z.ZodType>(one: T) =>
  z
    .preprocess((value) => (value === '' ? [] : Array.isArray(value) ? value : [value]), z.array(one).max(20))
    .default([])
const id = lookupId

/** `ru:B1`: this language at this level or better. */
export const spoken = z.string().regex(new RegExp(`^[a-z]{2,3}:(?:${levels.join('|')})$`))
/** Days within which somebody must be free. */
export const freeWithin = [0, 14, 30, 60, 90] as const
/** Days within which a CV must have been changed. */
export const updatedWithin = [7, 30, 90, 180, 365] as const

/** In letters. */
export const longestQuery = 500

/** What one may ask for; the address of the screen holds exactly this. */
export const cvFilters = {
  q: z.string().trim().max(longestQuery).default(''),
  /** Work and places of the words in any line of a CV; else what somebody is or wishes to be, and where. */
  any_line: given(flag),
  /** Words that must all be there, and such of which none may be; with commas. */
  must: z.string().trim().max(300).default(''),
  without: z.string().trim().max(300).default(''),
  /** Id of a city, or minus the id of a country (as `resources/location` gives them). */
  place: given(placeId),
  radius: given(z.coerce.number().int().positive().max(500)),
  /** Only who lives there; else who would move there too. */
  resident: given(flag),
  position: several(id),
  skill: several(z.string().trim().min(1).max(60)),
  experience: several(z.string().max(10)),
  degree: several(id),
  language: several(spoken),
  nationality: several(id),
  free: given(z.coerce.number().int().min(0).max(365)),
  updated: given(z.coerce.number().int().positive().max(3650)),
  hide_seen: given(flag),
}
/** The same, within the applicants of a job, and in which order. */
export const cvQuery = {
  ...cvFilters,
  /** Only those who applied to this job of the page. */
  job: given(z.uuid()),
  sort: given(z.enum(['relevance', 'freshness'])).transform((sort) => sort ?? 'relevance'),
}
export type CvQuery = z.output<z.ZodObject<typeof cvQuery>>

/** A line of a CV, with what of it is to be marked: places in the text, from and to. */
export const MarkedLine = z.object({
  number: z.number(),
  text: z.string(),
  marks: z.array(z.tuple([z.number(), z.number()])),
})
/** How a page stands to somebody. */
export const relations = ['none', 'asked', 'declined', 'unlocked', 'applied'] as const

export const CvCard = z.object({
  id: z.string(),
  /** Only where the page may see it. */
  name: z.string().nullable(),
  photo: z.string().nullable(),
  headline: z.string(),
  /** Of all work, and of that which the headline names; null where no job is such work. */
  years: z.number(),
  title_years: z.number().nullable(),
  place: z.string().nullable(),
  /** Countries one would move to. */
  moves_to: z.array(z.string()),
  languages: z.array(z.object({ text: z.string(), level: z.enum(levels).nullable() })),
  skills: z.array(z.string()),
  free_in_days: z.number().nullable(),
  updated_at: moment,
  relation: z.enum(relations),
  /** Credits that unlocking costs; null where it can only be asked for, or is not needed. */
  price: z.number().nullable(),
  /** Who unlocked it, and when. */
  unlocked: z.object({ by: z.string().nullable(), at: moment }).nullable(),
  /** For the job that was asked about, else the furthest with this page, with the title of its job; and how many others there are. */
  application: z.object({ id: z.string(), job: z.string(), title: z.string(), others: z.number() }).nullable(),
  seen: z.boolean(),
  in_basket: z.boolean(),
  why: z.array(MarkedLine.extend({ must: z.string() })),
})
export type CvCard = z.output<typeof CvCard>

/** A piece of the query: a word, a phrase, an operator, a parenthesis. */
export const Piece = z.object({
  kind: z.enum(['word', 'phrase', 'and', 'or', 'not', 'left', 'right']),
  at: z.number(),
  text: z.string(),
})
export type Piece = z.output<typeof Piece>
export const Odd = z.object({ code: z.enum(oddities), at: z.number(), text: z.string() })
export type Odd = z.output<typeof Odd>
/** What words of the query were read as, and what that is called beside them. */
export const Part = z.object({
  kind: z.enum([
    'work',
    'skill',
    'language',
    'place',
    'nationality',
    'shift',
    'level',
    'words',
    'not',
    'years',
    'free',
    'unused',
  ]),
  words: z.string(),
  text: z.string().nullable(),
  /** Of a language which, and how well at least: `en:C1`, or `en` at any level; of a place its id. */
  value: z.string().nullable(),
})
export type Part = z.output<typeof Part>
/** A way on where nobody was found, or near work where few were: the query, the place and whether filters stay; and how many it would find. */
export const WayOn = z.object({
  kind: z.enum(['part', 'unquoted', 'lines', 'country', 'anywhere', 'filters', 'near']),
  /** What is given up, the wider place, or the near work. */
  words: z.string(),
  q: z.string(),
  place: z.number().nullable(),
  total: z.number(),
  total_is_estimate: z.boolean(),
})
export type WayOn = z.output<typeof WayOn>
/** Nobody has all of it: people that a way on finds. */
export const Nearest = z.object({ way: WayOn, people: z.array(CvCard) })
export type Nearest = z.output<typeof Nearest>
const may = member('cv.search')

export const searchCvs = get('/page/cv-search', {
  summary: 'People by words, place and facts, as far as the page may find them; why each was found',
  who: may,
  takes: { ...cvQuery, cursor },
  gives: page(CvCard).extend({
    total: z.number(),
    total_is_estimate: z.boolean(),
    /** Other words that were searched too. */
    also: z.array(z.string()),
    odd: z.array(Odd),
    /** Years of work that the words ask for at least. */
    years: z.number().nullable(),
    /** The query, piece by piece, as it was read. */
    pieces: z.array(Piece),
    /** The same as it was understood; each part can be taken back. */
    parts: z.array(Part.extend({ without: z.string() })),
    /** Where nobody was found: what would find somebody, what finds most first; where few were, near work. Those that `nearest` shows are not among them. */
    ways_on: z.array(WayOn),
    /** `unlisted` also applied: guests, people whose CV could not be read, people reviewed without a name. The board has them. */
    nearest: z.array(Nearest),
    job: z.object({ id: z.string(), title: z.string(), unlisted: z.number() }).nullable(),
  }),
  refuses: ['not_found'],
  limit: { times: 600, seconds: 600 },
})

export const suggestTerms = get('/page/cv-search/suggestions', {
  summary: 'What the end of a query may become: occupations, skills and places, each with all that stands before it',
  who: may,
  takes: { q: z.string().trim().max(longestQuery).default('') },
  gives: z.object({ items: z.array(z.object({ text: z.string(), hint: z.string() })) }),
  limit: { times: 1200, seconds: 600 },
})

const Facet = z.array(z.object({ value: z.string(), text: z.string(), count: z.number() }))
export const cvFacets = get('/page/cv-search/facets', {
  summary: 'How many people each value of a filter would leave, the filter itself aside',
  who: may,
  takes: cvQuery,
  gives: answer(
    z.object({
      position: Facet,
      skill: Facet,
      experience: Facet,
      degree: Facet,
      language: Facet,
      nationality: Facet,
    }),
  ),
  refuses: ['not_found'],
  limit: { times: 600, seconds: 600 },
})

/** A numbered line of the sheet. */
export const SheetLine = MarkedLine.extend({
  section: z.string(),
  kind: z.enum(['name', 'lead', 'entry', 'text', 'point']),
  /** What stands at the end of it: a period. */
  aside: z.string(),
})
export type SheetLine = z.output<typeof SheetLine>

export const CvSheet = z.object({
  card: CvCard,
  language: z.string(),
  lines: z.array(SheetLine),
  /** What was asked for: whether it holds, the line that says so, and of a language how well it is spoken. */
  musts: z.array(
    z.object({ text: z.string(), met: z.boolean(), line: z.number().nullable(), level: z.enum(levels).nullable() }),
  ),
  /** Only where the page may see them. */
  contacts: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  file: z.object({ id: z.string(), name: z.string(), url: z.string() }).nullable(),
})

export const showCvSheet = get('/page/cv-search/people/{person}', {
  summary: 'What the page may see of somebody, line by line, with what the search found marked; it counts as seen',
  who: may,
  takes: { person: z.uuid(), ...cvQuery },
  gives: answer(CvSheet),
  refuses: ['not_found'],
  refreshedBy: ['cv.unlocked', 'cv.request_answered'],
  limit: { times: 1200, seconds: 3600 },
})

const person = { person: z.uuid() }
export const hidePerson = post('/page/cv-search/people/{person}/hide', {
  summary: 'Leave somebody out of the searches of this page, or take that back',
  who: may,
  takes: { ...person, hidden: z.boolean() },
  gives: done,
  refuses: ['not_found'],
})

export const listBasket = get('/page/cv-list', {
  summary: 'The basket of the member: people chosen to go on with',
  who: may,
  gives: answer(z.array(CvCard)),
})

export const changeBasket = post('/page/cv-list', {
  summary: 'Put people into the basket, or take them out; without any, empty it',
  who: may,
  takes: { people: z.array(z.uuid()).max(100), inside: z.boolean() },
  gives: answer(z.object({ count: z.number() })),
  refuses: ['basket_full'],
})
