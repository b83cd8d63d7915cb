import { fieldsOf } from '#features/site/understanding/occupations.ts'
import { typeNearest } from '#features/site/understanding/vocabulary.ts'

/**
 * Filters and days as lexemes of the index, beside the words: what is searched together is intersected inside the index.
 * No word collides with them, because words are letters and digits only.
 */
export const lexeme = {
  country: (id: number) => `c:${id}`,
  city: (id: number) => `ci:${id}`,
  type: (type: string) => `e:${typeNearest(type)}`,
  workplace: (workplace: string) => `w:${workplace}`,
  experience: (range: string) => `x:${range}`,
  position: (id: number) => `o:${id}`,
  industry: (id: number) => `i:${id}`,
  company: (id: string) => `k:${id}`,
  visa: 'v:1',
  /** At least so much, in US dollars a month. */
  pay: (band: number) => `s:${band}`,
  /** An occupation that the title holds inside a longer name: a chief accountant is an accountant. */
  inside: (position: number) => `oi:${position}`,
  /** A field to which the occupation belongs, and a narrow one to which only an occupation inside a longer name does. */
  field: (field: string) => `of:${field}`,
  insideField: (field: string) => `ofi:${field}`,
  /** A word of a title in which no occupation was recognised. */
  unread: (key: string) => `u/${key}`,
  /** Words of such a title that others with the same title share. */
  alike: (words: string) => `ua:${words}`,
  /** Work whose names a title is like. */
  like: (position: number) => `ul:${position}`,
  /** What must be brought along; and that neither position nor title says what work it is. */
  asked: (skill: string) => `ka:${skill}`,
  unnamed: 'kn:1',
  /** A language that its text is in. */
  language: (language: string) => `l:${language}`,
  benefit: (code: string) => `b:${code}`,
  degree: (id: number) => `g:${id}`,
  shift: (code: string) => `h:${code}`,
  level: (level: string) => `y:${level}`,
  /** What one looks for beside the rest: housing, pay that is shown, a short way to apply. */
  fact: (fact: string) => `f:${fact}`,
  day: (day: number) => `d:${day}`,
  countryDay: (country: number, day: number) => `cd:${country}:${day}`,
  week: (week: number) => `wk:${week}`,
  countryWeek: (country: number, week: number) => `cw:${country}:${week}`,
  /** A word of the title or a skill. */
  title: (stem: string) => `t/${stem}`,
  /** A word of the title exactly as it stands there. */
  exact: (word: string) => `=${word}`,
}

const dayLength = 86_400_000
export const dayOf = (at: Date | number): number => Math.floor(Number(at) / dayLength)
export const startOfDay = (day: number): number => day * dayLength
export const weekOf = (at: Date | number): number => Math.floor(dayOf(at) / 7)
export const startOfWeek = (week: number): number => startOfDay(week * 7)

/** Lower ends of pay bands, US dollars a month: a job stands in every band it reaches. */
const bands = [250, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000]
export const bandsUpTo = (usd: number): number[] => bands.filter((band) => band <= usd)
/** The narrowest band that holds all jobs of at least this pay; null below the first. */
export const bandOf = (usd: number): number | null => bandsUpTo(usd).at(-1) ?? null

/** A level is asked for by the years of experience, where the title does not say it. */
const levelOfYears: Record<string, string> = { '0|1': 'junior', '1|3': 'junior', '5|10': 'senior', '10|+': 'senior' }

type Facts = {
  language: string
  other_titles: object
  apply_mode: string
  salary_min: number | null
  salary_max: number | null
  country_id: number
  city_id: number | null
  more_city_ids: readonly number[]
  page_id: string
  anonymous: boolean
  position_id: number | null
  industry_id: number | null
  employment_types: readonly string[]
  workplace: string
  experience: string | null
  visa_support: boolean
  salary_month_usd: number | null
  published_at: Date
}

/** A position and its fields: a search for a wide field would else read the lists of fifty positions. */
export const positionLexemes = (position: number): string[] => [
  lexeme.position(position),
  ...fieldsOf(position).map(lexeme.field),
]

/** What a job can be filtered by. */
export const filterLexemes = (job: Facts): string[] => [
  lexeme.country(job.country_id),
  ...[...new Set([job.city_id, ...job.more_city_ids])].flatMap((city) => (city ? [lexeme.city(city)] : [])),
  // whoever asks for the jobs of a company does not find its anonymous ones
  ...(job.anonymous ? [] : [lexeme.company(job.page_id)]),
  ...(job.position_id ? positionLexemes(job.position_id) : []),
  ...(job.industry_id ? [lexeme.industry(job.industry_id)] : []),
  ...job.employment_types.map(lexeme.type),
  lexeme.workplace(job.workplace),
  ...(job.experience ? [lexeme.experience(job.experience)] : []),
  ...(job.experience === '0|1' ? [lexeme.fact('no_experience')] : []),
  ...Object.entries(levelOfYears).flatMap(([years, level]) => (years === job.experience ? [lexeme.level(level)] : [])),
  ...[job.language, ...Object.keys(job.other_titles)].map(lexeme.language),
  ...((job.salary_min ?? job.salary_max) === null ? [] : [lexeme.fact('pay')]),
  ...(job.apply_mode === 'external' ? [] : [lexeme.fact(job.apply_mode === 'here' ? 'easy' : job.apply_mode)]),
  ...(job.visa_support ? [lexeme.visa, lexeme.fact('visa')] : []),
  ...(job.salary_month_usd === null ? [] : bandsUpTo(job.salary_month_usd).map(lexeme.pay)),
]

/** When it was published, everywhere and in its country: by the day, and by the week for longer times. */
export const dayLexemes = ({ country_id, published_at }: Facts): string[] => [
  lexeme.day(dayOf(published_at)),
  lexeme.countryDay(country_id, dayOf(published_at)),
  lexeme.week(weekOf(published_at)),
  lexeme.countryWeek(country_id, weekOf(published_at)),
]

/** Lexemes as text search queries write them. */
export const quoted = (one: string): string => `'${one.replace(/[\\']/g, '$&$&')}'`
export const oneOf = (some: readonly string[]): string =>
  some.length === 1 ? (some[0] as string) : `(${some.join(' | ')})`
