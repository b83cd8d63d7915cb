/** What one searches for, as it stands in the address of /jobs. */
export type Search = {
  q: string
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
  company: string | null
  sort: 'relevance' | 'freshness'
  cursor: string | null
  /** Address of the job in the preview. */
  job: string | null
}

/** Kilometres one may choose around a city. */
export const radii = [25, 50, 100, 200] as const

export const noFilters = {
  position: null,
  industry: null,
  type: [],
  workplace: [],
  experience: [],
  salary: null,
  visa: false,
  company: null,
} satisfies Partial<Search>

const several = (params: URLSearchParams, name: string, pattern: RegExp) =>
  [...new Set(params.getAll(name))].filter((one) => pattern.test(one)).slice(0, 12)

const whole = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? Number(text) || null : null)

/** Reads an address, hand-typed ones too: what makes no sense is left out. */
export function readSearch(params: URLSearchParams): Search {
  const text = (name: string, most: number) => (params.get(name) ?? '').replace(/\s+/g, ' ').trim().slice(0, most)
  const matching = (name: string, pattern: RegExp) => {
    const value = params.get(name)
    return value && pattern.test(value) ? value : null
  }
  return {
    q: text('q', 200),
    where: text('where', 80),
    place: whole(params.get('place'), /^-?\d{1,7}$/),
    radius: whole(params.get('radius'), /^(?:25|50|100|200)$/),
    position: whole(params.get('position'), /^\d{1,6}$/),
    industry: whole(params.get('industry'), /^\d{1,6}$/),
    type: several(params, 'type', /^[a-z_]{1,30}$/),
    workplace: several(params, 'workplace', /^(?:on_site|hybrid|remote)$/),
    experience: several(params, 'experience', /^\d{1,2}\|(?:\d{1,2}|\+)$/),
    salary: whole(params.get('salary'), /^\d{1,8}$/),
    currency: matching('currency', /^[A-Z]{3}$/) ?? 'USD',
    period: matching('period', /^(?:hour|day|month|year)$/) ?? 'month',
    visa: params.get('visa') === '1' || params.get('visa') === 'on',
    company: matching('company', /^[0-9a-f-]{36}$/i),
    sort: params.get('sort') === 'freshness' ? 'freshness' : 'relevance',
    cursor: matching('cursor', /^[\w-]{1,400}$/),
    job: text('job', 300) || null,
  }
}

/** Everything that is set, as name and value, in a steady order. */
export function pairsOf(search: Search): [name: string, value: string][] {
  const { type, workplace, experience, salary, currency, period } = search
  const pairs: [string, string | number | null][] = [
    ['q', search.q],
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
    ['visa', search.visa ? '1' : null],
    ['company', search.company],
    ['sort', search.sort === 'freshness' ? 'freshness' : null],
    ['cursor', search.cursor],
    ['job', search.job],
  ]
  return pairs.flatMap(([name, value]): [string, string][] =>
    value === null || value === '' ? [] : [[name, String(value)]],
  )
}

/** The same search with something changed; it begins at its first page, with its first job. */
export function addressOf(search: Search, change: Partial<Search> = {}): string {
  const query = new URLSearchParams(pairsOf({ ...search, cursor: null, job: null, ...change }))
  const text = query.toString()
  return text ? `/jobs?${text}` : '/jobs'
}

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
    ['company', search.company !== null, { company: null }],
    ['place', search.place !== null, { place: null, where: '', radius: null }],
    ['q', search.q !== '', { q: '' }],
  ]
  return off
    .filter(([, isOn]) => isOn)
    .map(([name, , change]) => ({ name, without: { ...search, cursor: null, job: null, ...change } }))
}

/** The next circles around a city; none for a country, or everywhere. */
export function widerCircles(search: Search): { name: Filter; without: Search }[] {
  if (!search.place || search.place < 0) return []
  const larger = radii.filter((km) => km > (search.radius ?? 0))
  return larger.map((radius) => ({ name: 'radius', without: { ...search, radius, cursor: null, job: null } }))
}

/** The same without one of its words, for each of the first of them. */
export function fewerWords(search: Search): { name: Filter; without: Search }[] {
  const words = search.q.split(' ')
  if (words.length < 2 || search.q.includes('"')) return []
  return words.slice(0, 4).map((_, at) => ({
    name: 'fewer',
    without: { ...search, q: words.toSpliced(at, 1).join(' '), cursor: null, job: null },
  }))
}

/** Further steps, for when dropping one thing is not enough. */
export function fartherThan(search: Search): { name: Filter; without: Search }[] {
  const bare = { ...search, ...noFilters, cursor: null, job: null }
  return [
    ...fewerWords(bare),
    { name: 'filters' as const, without: bare },
    { name: 'onlyPlace' as const, without: { ...bare, q: '' } },
    { name: 'onlyQ' as const, without: { ...bare, place: null, where: '', radius: null } },
  ].filter(({ name, without }) => (name === 'onlyPlace' ? without.place : name === 'onlyQ' ? without.q : true))
}
export type Filter =
  | 'position'
  | 'industry'
  | 'type'
  | 'workplace'
  | 'experience'
  | 'salary'
  | 'visa'
  | 'company'
  | 'radius'
  | 'fewer'
  | 'place'
  | 'q'
  | 'filters'
  | 'onlyPlace'
  | 'onlyQ'
