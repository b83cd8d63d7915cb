import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, patch, post, put } from '#platform/shared/contract.ts'
import { language, line, lookupId, soFar } from '#platform/shared/fields.ts'
import { inEach } from '#platform/shared/languages.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { placeId } from './place-fields.ts'

const Item = z.object({
  id: z.union([z.number(), z.string()]),
  text: z.string(),
  code: z.string().optional(),
  parent: z.number().optional(),
  /** Dial code of a country. */
  dial: z.string().optional(),
  /** From which list a suggestion comes, and what of it was meant where that is in another language. */
  list: z.string().optional(),
  match: z.string().optional(),
  /** What the person concerned is told, where that differs from the team's own words. */
  told: z.string().optional(),
  /** Parts of a time slot (seed §3). */
  value: z.string().optional(),
  view: z.string().optional(),
  int_val: z.number().optional(),
})
/** The shape of every list (seed §3): items under `data_name`. */
const List = z.object({ success: z.literal(true), data_name: z.array(Item) })

/** Under its version and language a list may be kept for good. */
const kept = { v: z.string().max(40).optional(), lang: z.string().max(20).optional() }
const id = z.coerce.number().int().min(-1_000_000_000).max(1_000_000_000)
const term = line(80)
/** Ten lists belong to one form, so lists are generous; a person never comes near. */
const often = { times: 1200, seconds: 60, per: 'address' as const }

const list = (path: string, summary: string, who = anyone) =>
  get(`/resources/${path}`, { summary, who, takes: kept, gives: List, limit: often })
/** Seed §4, §8: a session that is locked is refused them, which leads it to the lock; they are everybody else's. */
const lockingList = (path: string, summary: string) =>
  get(`/resources/${path}`, { summary, who: anyone, takes: kept, gives: List, refuses: ['locked'], limit: often })
const listOf = (path: string, summary: string) =>
  get(`/resources/${path}`, { summary, who: anyone, takes: { id, ...kept }, gives: List, limit: often })

export const countries = list('country', 'Countries')
export const isoCodes = list('country/code', 'Countries by their ISO 3166-1 codes')
export const phoneCodes = list('country/phone-code', 'Countries with their dial codes')
export const dialCodes = lockingList('country-code', 'Dial codes alone')
export const currencyNumbers = list('currency', 'Currencies; the id is the ISO 4217 number')
export const currencies = list('currency-no-id', 'Currencies; the id is the ISO 4217 code')
export const spokenLanguages = list('language', 'Languages; the id is the ISO 639 code')
export const nationalities = list('nationality', 'Nationalities as adjectives; the id is that of the country')
export const industries = list('industry', 'Industries in two levels: a part names its section as parent')
export const degrees = list('degree', 'Degrees')
export const civilStatus = lockingList('civil-status', 'Civil status')
export const genders = list('gender', 'Gender: 1 male, 2 female')
export const relocation = list('relocate', 'Whether and where somebody would move')
export const advertisementReferences = list('advertisement-reference', 'How somebody heard of the site')
export const experience = list('experience-range', 'Ranges of experience')
export const employmentTypes = list('employment-type', 'Kinds of employment')
export const partTimeCategories = list('part-time-category', 'Kinds of part-time work', signedIn)
export const roles = list('roles', 'Roles on a company page')
export const benefits = list('benefit', 'Benefits')
export const rejectReasons = list('reject-reason', 'Why somebody is not selected')
export const timeSlots = list('time-slot', 'The 48 half hours of a day')
export const allKeywords = list('keyword/all', 'Positions and skills, all of them')

export const cities = listOf('country/{id}/city', 'Cities of a country, largest first')
export const positions = listOf('position/{id}', 'Positions of an industry, or of its section; 0 for all')
export const skills = get('/resources/skills/{id}', {
  summary: 'Skills of a position, or of an industry with `of=industry`; 0 for all',
  who: anyone,
  takes: { id, of: z.enum(['position', 'industry']).default('position'), ...kept },
  gives: List,
  limit: often,
})
export const keywords = get('/resources/keyword', {
  summary: 'Positions and skills that somebody may mean by a few letters',
  who: anyone,
  takes: { term: term.optional(), ...kept },
  gives: List,
})
export const suggestKeywords = get('/autocomplete/keyword/{term}', {
  summary: 'Up to ten suggestions for what one is looking for; slips and other languages are forgiven',
  who: anyone,
  takes: { term },
  gives: List,
})

export const location = get('/resources/location', {
  summary: 'Places whose name begins like the query, in any of the four languages',
  who: anyone,
  takes: { q: soFar },
  gives: answer(
    z.array(z.object({ id: z.number(), text: z.string(), country_id: z.number(), lat: z.number(), lon: z.number() })),
  ),
})
const NamedPlace = z.object({ id: z.number(), text: z.string() })
export const place = get('/resources/place', {
  summary: 'The place that somebody wrote by hand; the one with this id where it is named so',
  who: anyone,
  takes: { id: placeId.optional(), q: z.string().trim().max(80).default('') },
  gives: answer(
    z.object({
      /** A city; a country or region by an id below zero. */
      place: NamedPlace.nullable(),
      /** Whether work from anywhere is meant. */
      remote: z.boolean(),
      /** Places that may be meant, in other countries too: to be asked about, never taken. */
      near: z.array(NamedPlace),
    }),
  ),
})
export const countryInfo = get('/resources/country-info/{id}', {
  summary: 'What a form wants to know of a country',
  who: anyone,
  takes: { id },
  gives: answer(
    z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      phone_code: z.string(),
      currency: z.string().nullable(),
      languages: z.array(z.string()),
      flag: z.string(),
    }),
  ),
  refuses: ['not_found'],
})
export const version = get('/resources/version', {
  summary: 'The version of all lists, under which they may be kept',
  who: anyone,
  gives: answer(z.object({ version: z.string() })),
})
export const ownAddress = get('/resources/get-ip', {
  summary: 'The address one calls from',
  who: anyone,
  gives: answer(z.object({ ip: z.string() })),
})
export const visitorLocation = get('/location-ip', {
  summary: 'From which country somebody visits, told by the address; success false where nobody knows',
  who: anyone,
  gives: z.union([
    z.object({
      success: z.literal(true),
      data: z.object({ country: z.string(), country_name: z.string(), lang: language }),
    }),
    z.object({ success: z.literal(false) }),
  ]),
})

/* what admins do with the lists kept in the database */

const list_ = z.string().regex(/^[a-z-]{1,40}$/)
const texts = inEach(() => line(160))
export const AdminEntry = z.object({
  id: z.number(),
  parent: z.number().nullable(),
  code: z.string().nullable(),
  ...inEach(() => z.string()),
  hidden: z.boolean(),
  /** Worded by an admin, or added by one. */
  worded: z.boolean(),
  own: z.boolean(),
  /** Of a city alone: its country, and how many live there, by which cities are ordered. */
  country: z.string().optional(),
  people: z.number().optional(),
})
const refreshedBy = ['lookup.added', 'lookup.worded', 'lookup.hidden', 'lookup.moved', 'lookup.merged']

export const adminLists = get('/admin/lookups', {
  summary: 'The lists an admin may change, with how many entries each has',
  who: staff('staff.lookup.edit'),
  gives: answer(z.array(z.object({ list: z.string(), count: z.number(), hidden: z.number() }))),
  refreshedBy,
})
export const adminEntries = get('/admin/lookups/{list}', {
  summary: 'Entries of a list in their order, hidden ones too; a hundred at a time, found by any of their texts',
  who: staff('staff.lookup.edit'),
  takes: {
    list: list_,
    q: z.string().trim().max(80).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  },
  gives: answer(
    z.array(
      AdminEntry.extend({
        /** How often jobs, people and companies use it; null for a list where that is not counted. */
        used: z.number().nullable(),
      }),
    ),
  ).extend({ total: z.number(), pages: z.number() }),
  refuses: ['not_found'],
  refreshedBy,
})
export const addEntry = post('/admin/lookups/{list}', {
  summary: 'Add an entry at the end of a list; some lists need an industry as parent',
  who: staff('staff.lookup.edit'),
  takes: { list: list_, parent: lookupId.nullable().default(null), ...texts },
  gives: answer(AdminEntry),
  refuses: ['not_found', 'invalid', 'list_is_fixed'],
  status: 201,
})
export const wordEntry = put('/admin/lookups/{list}/{id}', {
  summary: 'Word an entry anew in four languages, and say how many people a city has; newer shipments keep it',
  who: staff('staff.lookup.edit'),
  takes: { list: list_, id, ...texts, people: z.number().int().min(0).max(100_000_000).optional() },
  gives: answer(AdminEntry),
  refuses: ['not_found', 'invalid'],
})
export const hideEntry = patch('/admin/lookups/{list}/{id}', {
  summary: 'Hide an entry from those who choose, or show it again; what was saved with it stays',
  who: staff('staff.lookup.edit'),
  takes: { list: list_, id, hidden: z.boolean() },
  gives: answer(AdminEntry),
  refuses: ['not_found'],
})
export const moveEntry = post('/admin/lookups/{list}/{id}/place', {
  summary: 'Put an entry before another one of its list, or at the end',
  who: staff('staff.lookup.edit'),
  takes: { list: list_, id, before: lookupId.nullable() },
  gives: done,
  refuses: ['not_found'],
})
export const mergeEntries = post('/admin/lookups/{list}/{id}/merger', {
  summary:
    'Make an entry that was added, or a city, one with another of its list: what was saved with it is the other’s, and it is hidden',
  who: staff('staff.lookup.edit'),
  takes: { list: list_, id, into: lookupId },
  /** How many jobs, people, companies and searches have it now. */
  gives: answer(z.object({ moved: z.number() })),
  refuses: ['not_found', 'invalid', 'entry_shipped'],
  limit: { times: 120, seconds: 3600, per: 'account' },
})
