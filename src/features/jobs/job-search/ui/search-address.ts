import { isPayCurrency } from '#features/site/lookups/money-rules.ts'
import { sumIn } from './sum-in.ts'
import { longest, shortened, typedIn } from './typed-words.ts'

/** What one searches for, as it stands in the address of /jobs. */
export type Search = {
  q: string
  /** Parts of the words that are taken as words. */
  plain: string[]
  /** Whether nothing is mended in the words. */
  as_typed: boolean
  /** The place in words; `place` is its id, minus for a country. */
  where: string
  place: number | null
  /** Kilometres around a city. */
  radius: number | null
  /** Ids of the lists; an industry's section stands for all its parts. */
  position: number | null
  industry: number | null
  type: string[]
  workplace: string[]
  experience: string[]
  salary: number | null
  currency: string
  period: string
  visa: boolean
  housing: boolean
  pay_shown: boolean
  easy: boolean
  degree: number | null
  benefit: string[]
  /** Languages of adverts. */
  language: string[]
  /** Published within so many days. */
  days: number | null
  company: string | null
  sort: 'relevance' | 'freshness'
  page: number
  /** The moment of the first page, so that all pages are of one list. */
  as_of: number | null
  /** Address of the job in the preview. */
  job: string | null
}

/** Kilometres one may choose around a city. */
export const radii = [25, 50, 100, 200] as const

/** Days back that one may choose. */
export const agesInDays = [1, 3, 7, 14, 30] as const

export const noFilters = {
  position: null,
  industry: null,
  type: [],
  workplace: [],
  experience: [],
  salary: null,
  visa: false,
  housing: false,
  pay_shown: false,
  easy: false,
  degree: null,
  benefit: [],
  language: [],
  days: null,
  company: null,
} satisfies Partial<Search>

const several = (params: URLSearchParams, name: string, pattern: RegExp) =>
  [...new Set(params.getAll(name))].filter((one) => pattern.test(one)).slice(0, 12)

const whole = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? Number(text) || null : null)

/** Reads an address, hand-typed ones too: what makes no sense is left out. */
export function readSearch(params: URLSearchParams): Search {
  const text = (name: string, most: number) => shortened(typedIn(params, name), most)
  const matching = (name: string, pattern: RegExp) => {
    const value = params.get(name)
    return value && pattern.test(value) ? value : null
  }
  const isOn = (name: string) => params.get(name) === '1' || params.get(name) === 'on'
  const page = whole(params.get('page'), /^(?:[1-9]|[1-4]\d|50)$/) ?? 1
  return {
    q: text('q', longest.q),
    plain: several(params, 'plain', /^[^<>]{1,80}$/),
    as_typed: isOn('as_typed'),
    where: text('where', longest.where),
    place: whole(params.get('place'), /^(?:-1?\d{1,3}|\d{1,7})$/),
    radius: whole(params.get('radius'), /^(?:25|50|100|200)$/),
    position: whole(params.get('position'), /^\d{1,6}$/),
    industry: whole(params.get('industry'), /^\d{1,6}$/),
    type: several(params, 'type', /^[a-z_]{1,30}$/),
    workplace: several(params, 'workplace', /^(?:on_site|hybrid|remote)$/),
    experience: several(params, 'experience', /^\d{1,2}\|(?:\d{1,2}|\+)$/),
    salary: sumIn(params.get('salary') ?? ''),
    currency: isPayCurrency(params.get('currency') ?? '') ? (params.get('currency') ?? '') : '',
    period: matching('period', /^(?:hour|day|month|year)$/) ?? 'month',
    visa: isOn('visa'),
    housing: isOn('housing'),
    pay_shown: isOn('pay_shown'),
    easy: isOn('easy'),
    degree: whole(params.get('degree'), /^\d{1,6}$/),
    benefit: several(params, 'benefit', /^[a-z_]{1,40}$/),
    language: several(params, 'language', /^(?:en|ar|ru|fr)$/),
    days: whole(params.get('days'), /^(?:1|3|7|14|30)$/),
    company: matching('company', /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i),
    sort: params.get('sort') === 'freshness' ? 'freshness' : 'relevance',
    page,
    // the first page is of now
    as_of: page > 1 ? whole(params.get('as_of'), /^\d{1,14}$/) : null,
    job: text('job', 300) || null,
  }
}

/** Everything that is set, as name and value, in a steady order. */
export function pairsOf(search: Search): [name: string, value: string][] {
  const { type, workplace, experience, salary, currency, period } = search
  const pairs: [string, string | number | null][] = [
    ['q', search.q],
    ...search.plain.map((one): [string, string] => ['plain', one]),
    ['as_typed', on(search.as_typed)],
    ['where', search.where],
    ['place', search.place],
    ['radius', search.place && search.place > 0 ? search.radius : null],
    ['position', search.position],
    ['industry', search.industry],
    ...type.map((one): [string, string] => ['type', one]),
    ...workplace.map((one): [string, string] => ['workplace', one]),
    ...experience.map((one): [string, string] => ['experience', one]),
    ['salary', salary],
    ['currency', salary && currency],
    ['period', salary && period],
    ['visa', on(search.visa)],
    ['housing', on(search.housing)],
    ['pay_shown', on(search.pay_shown)],
    ['easy', on(search.easy)],
    ['degree', search.degree],
    ...search.benefit.map((one): [string, string] => ['benefit', one]),
    ...search.language.map((one): [string, string] => ['language', one]),
    ['days', search.days],
    ['company', search.company],
    ['sort', search.sort === 'freshness' ? 'freshness' : null],
    ['page', search.page > 1 ? search.page : null],
    ['as_of', search.page > 1 ? search.as_of : null],
    ['job', search.job],
  ]
  return pairs.flatMap(([name, value]): [string, string][] =>
    value === null || value === '' ? [] : [[name, String(value)]],
  )
}

const on = (isOn: boolean) => (isOn ? '1' : null)

/** Filters whose value an address may have that no list has. */
const listed = [
  'place',
  'position',
  'industry',
  'type',
  'workplace',
  'experience',
  'currency',
  'degree',
  'benefit',
  'language',
  'days',
  'company',
]

/** What an address asks for that no filter has, as it stands there; the rest is searched. */
export function unknownIn(params: URLSearchParams, search: Search): string[] {
  const known = new Map(
    pairsOf({ ...search, salary: search.salary ?? 1 }).map(([name, value]) => [`${name} ${value}`, true]),
  )
  const unknown = listed.flatMap((name) =>
    params.getAll(name).filter((value) => value !== '' && !known.has(`${name} ${value}`)),
  )
  // a sum may be written in several ways, so that only one that could not be read is none
  const sum = search.salary === null ? (params.get('salary')?.trim() ?? '') : ''
  return sum === '' ? unknown : [...unknown, sum]
}

/** The same search with something changed; it begins at its first page, with its first job. */
export function addressOf(search: Search, change: Partial<Search> = {}): string {
  const query = new URLSearchParams(pairsOf({ ...search, page: 1, as_of: null, job: null, ...change }))
  const text = query.toString()
  return text ? `/jobs?${text}` : '/jobs'
}

/** What joins parts of a query, and says nothing without one of them. */
const joint = '(?:in|at|and|for|with|à|au|en|dans|et|avec|в|во|на|и|с|في|مع|[,،;])'
const dangling = new RegExp(`^${joint}(?=\\s|$)|(?<=\\s|^)${joint}$`, 'giu')

/** A query without one of its parts, and without the word that joined it: of "driver in Jeddah" and "Jeddah" the driver stays. */
export function withoutPart(q: string, words: string): string {
  const at = q.indexOf(words)
  const left = at < 0 ? q : `${q.slice(0, at)} ${q.slice(at + words.length)}`
  return left.replace(/\s+/g, ' ').trim().replace(dangling, '').trim()
}

/** The same search as a feed, the newest first. */
export const rssOf = (search: Search): string =>
  addressOf({ ...search, sort: 'relevance' }).replace('/jobs', '/api/jobs.rss')

/** The filters in force, each with the search as it would be without it. */
export function filtersIn(search: Search): { name: Filter; without: Search }[] {
  const off: [Filter, boolean, Partial<Search>][] = [
    ['position', search.position !== null, { position: null }],
    ['industry', search.industry !== null, { industry: null }],
    ['type', search.type.length > 0, { type: [] }],
    ['workplace', search.workplace.length > 0, { workplace: [] }],
    ['experience', search.experience.length > 0, { experience: [] }],
    ['salary', search.salary !== null, { salary: null }],
    ['visa', search.visa, { visa: false }],
    ['housing', search.housing, { housing: false }],
    ['pay_shown', search.pay_shown, { pay_shown: false }],
    ['easy', search.easy, { easy: false }],
    ['degree', search.degree !== null, { degree: null }],
    ['benefit', search.benefit.length > 0, { benefit: [] }],
    ['language', search.language.length > 0, { language: [] }],
    ['days', search.days !== null, { days: null }],
    ['company', search.company !== null, { company: null }],
    ['place', search.place !== null, { place: null, where: '', radius: null }],
    ['q', search.q !== '', { q: '' }],
  ]
  return off
    .filter(([, isOn]) => isOn)
    .map(([name, , change]) => ({ name, without: { ...search, page: 1, as_of: null, job: null, ...change } }))
}

export type Filter =
  | 'position'
  | 'industry'
  | 'type'
  | 'workplace'
  | 'experience'
  | 'salary'
  | 'visa'
  | 'housing'
  | 'pay_shown'
  | 'easy'
  | 'degree'
  | 'benefit'
  | 'language'
  | 'days'
  | 'company'
  | 'place'
  | 'q'
  | 'filters'
