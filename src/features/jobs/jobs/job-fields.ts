import { z } from 'zod'
import { licences } from '#features/people/profiles/contract.ts'
import { currencyCode } from '#features/site/lookups/currency-fields.ts'
import { payAmount } from '#features/site/lookups/pay-fields.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import {
  calendarDay,
  email,
  flag,
  language,
  line,
  lookupId,
  moment,
  prose,
  webAddress,
} from '#platform/shared/fields.ts'
import { mostQuestions, openDays } from './rules.ts'

const html = prose(20_000).default('')
const list = (most: number) => z.array(line(80)).max(most).default([])
const whole = lookupId
const none = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null)
/** An empty text is nothing. */
const blankIsNone = <T extends z.ZodType>(schema: T) => none(z.union([z.literal('').transform(() => null), schema]))
const short = (most: number) => line(most, 0).default('')

export const workplaces = ['on_site', 'hybrid', 'remote'] as const
export const salaryPeriods = ['hour', 'day', 'month', 'year'] as const
export const questionKinds = ['text', 'yes_no', 'choice', 'number', 'file'] as const
export const applyModes = ['here', 'external', 'walk_in'] as const
export const vacancies = ['exists', 'pool'] as const
export { licences }

/** What an advert says of pay. */
export const Salary = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.enum(salaryPeriods),
})

/** What a job says, in one language. */
export const JobText = z.object({
  language,
  title: line(200),
  description: html,
  responsibilities: html,
  requirements: html,
})

export const Question = z.object({
  id: z.uuid().optional(),
  kind: z.enum(questionKinds),
  text: line(300),
  choices: z.array(line(120)).max(12).default([]),
  required: flag.default(true),
  knock_out: none(line(120)),
})

/** Whether no two texts are in the same language. */
export const areOfOneEach = (texts: readonly { language: string }[]): boolean =>
  new Set(texts.map(({ language }) => language)).size === texts.length

/** Everything an employer writes; a draft may leave most of it open. */
export const jobFields = {
  language,
  texts: z.array(JobText).min(1).max(4).refine(areOfOneEach, { error: 'language_twice' }),
  /** Whom an agency recruits for: a page here, or a name and an address. */
  client_page_id: none(z.uuid()),
  client_name: short(120),
  client_email: blankIsNone(email),
  /** Read in public as "a company in <industry>, <city>". */
  anonymous: flag.default(false),
  position_id: none(whole),
  industry_id: none(whole),
  employment_types: z.array(z.string().max(30)).max(6).default([]),
  part_time_category_id: none(whole),
  workplace: z.enum(workplaces).default('on_site'),
  country_id: countryId,
  city_id: none(whole),
  more_city_ids: z.array(whole).max(9).default([]),
  /** From which countries one may work remotely; none for all. */
  applicant_country_ids: z.array(whole).max(60).default([]),
  experience: none(z.string().max(10)),
  degree_id: none(whole),
  languages: z.array(z.string().max(8)).max(12).default([]),
  skills_must: list(20),
  skills_nice: list(20),
  licences: z.array(z.enum(licences)).max(licences.length).default([]),
  /** 1 or 2 (seed, `gender`); as nationalities, only with a legal ground and the number of the permit. */
  gender: none(z.coerce.number().int().min(1).max(2)),
  nationality_ids: z.array(whole).max(20).default([]),
  legal_ground: short(300),
  permit_number: short(80),
  benefits: z.array(z.string().max(40)).max(25).default([]),
  visa_support: flag.default(false),
  relocation_support: flag.default(false),
  accommodation: flag.default(false),
  transport: flag.default(false),
  salary_min: none(payAmount),
  salary_max: none(payAmount),
  salary_currency: none(currencyCode),
  salary_period: none(z.enum(salaryPeriods)),
  salary_shown: flag.default(true),
  openings: whole.max(1000).default(1),
  /** Whether there is a place to fill now, or people are gathered for later. */
  vacancy: z.enum(vacancies).default('exists'),
  starts_on: none(calendarDay),
  applicant_cap: none(whole.max(10_000)),
  apply_mode: z.enum(applyModes).default('here'),
  apply_url: blankIsNone(webAddress),
  walk_in_place: short(300),
  walk_in_from: none(calendarDay),
  walk_in_until: none(calendarDay),
  walk_in_hours: short(60),
  ai_screening: flag.default(false),
  ai_statement: short(600),
  /** When it goes live; none for as soon as it may. */
  opens_at: none(moment),
  open_days: whole.max(openDays.most).default(openDays.usual),
  questions: z.array(Question).max(mostQuestions).default([]),
}
export type JobFields = z.output<z.ZodObject<typeof jobFields>>
export type JobFieldName = keyof typeof jobFields
