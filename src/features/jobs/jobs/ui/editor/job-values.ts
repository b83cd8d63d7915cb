import type { Gives, Takes } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/languages.ts'
import { currencyOf } from '#platform/shared/likely-currencies.ts'
import type { MoneyRange } from '#ui/fields/money-field.tsx'
import type { editJob, startJob } from '../../contract.ts'
import type { JobFields } from '../../job-fields.ts'
import { openDays } from '../../rules.ts'

type Fields = Gives<typeof editJob>['data']['fields']
export type Text = Fields['texts'][number]
export type Workplace = Fields['workplace']
export type QuestionKind = Fields['questions'][number]['kind']
export type Question = Omit<Fields['questions'][number], 'id'> & { id: string }

type Money = 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'
type Days = 'starts_on' | 'walk_in_from' | 'walk_in_until' | 'opens_at' | 'apply_url' | 'client_email'

const letterA = 65

/** The two letters of a country's integer (lookups/country-id.ts: AA is 1). */
export const codeOfCountry = (id: number): string =>
  String.fromCharCode(letterA + Math.floor((id - 1) / 26), letterA + ((id - 1) % 26))

/** Pay of a job that goes from one country to another: no amount was written in the currency of the first, and nobody chose another. */
export const salaryIn = (salary: MoneyRange, from: number, to: number): MoneyRange =>
  salary.min === null && salary.max === null && salary.currency === currencyOf(codeOfCountry(from))
    ? { ...salary, currency: currencyOf(codeOfCountry(to)) }
    : salary

/** A job as it stands in the editor: fields that a person is still writing may be empty. */
export type JobValues = Omit<JobFields, Money | Days | 'questions' | 'openings' | 'open_days'> & {
  salary: MoneyRange
  openings: number | null
  open_days: number | null
  questions: Question[]
} & Record<Days, string>

export const emptyText = (language: Language): Text => ({
  language,
  title: '',
  description: '',
  responsibilities: '',
  requirements: '',
})

export const emptyQuestion = (): Question => ({
  id: newId(),
  kind: 'yes_no',
  text: '',
  choices: [],
  required: true,
  knock_out: null,
})

export const emptyJob = (language: Language, country_id: number, currency: string): JobValues => ({
  language,
  texts: [emptyText(language)],
  client_page_id: null,
  client_name: '',
  client_email: '',
  anonymous: false,
  position_id: null,
  industry_id: null,
  employment_types: ['full_time'],
  part_time_category_id: null,
  workplace: 'on_site',
  country_id,
  city_id: null,
  more_city_ids: [],
  applicant_country_ids: [],
  experience: null,
  degree_id: null,
  languages: [],
  skills_must: [],
  skills_nice: [],
  licences: [],
  gender: null,
  nationality_ids: [],
  legal_ground: '',
  permit_number: '',
  benefits: [],
  visa_support: false,
  relocation_support: false,
  accommodation: false,
  transport: false,
  salary: { min: null, max: null, currency, period: 'month' },
  salary_shown: true,
  openings: 1,
  vacancy: 'exists',
  starts_on: '',
  applicant_cap: null,
  apply_mode: 'here',
  apply_url: '',
  walk_in_place: '',
  walk_in_from: '',
  walk_in_until: '',
  walk_in_hours: '',
  ai_screening: false,
  ai_statement: '',
  opens_at: '',
  open_days: openDays.usual,
  questions: [],
})

export function valuesOf(fields: Fields, currency: string): JobValues {
  const { salary_min, salary_max, salary_currency, salary_period, ...rest } = fields
  const texts = [...fields.texts].sort(
    (a, b) => Number(b.language === fields.language) - Number(a.language === fields.language),
  )
  return {
    ...rest,
    texts,
    client_email: fields.client_email ?? '',
    salary: {
      min: salary_min,
      max: salary_max,
      currency: salary_currency ?? currency,
      period: salary_period ?? 'month',
    },
    starts_on: fields.starts_on ?? '',
    apply_url: fields.apply_url ?? '',
    walk_in_from: fields.walk_in_from ?? '',
    walk_in_until: fields.walk_in_until ?? '',
    opens_at: fields.opens_at ? localMoment(new Date(fields.opens_at)) : '',
    questions: fields.questions.map((question) => ({ ...question, id: question.id ?? newId() })),
  }
}

/** What can be saved: a language without a title and a question without words wait until they have some. */
export function toFields(values: JobValues): Takes<typeof startJob> {
  const { salary, questions, texts, ...rest } = values
  const isPaid = Boolean(salary.min || salary.max)
  return {
    ...rest,
    texts: texts.filter((text) => text.title.trim() || text.language === values.language),
    salary_min: salary.min,
    salary_max: salary.max,
    salary_currency: isPaid ? salary.currency : null,
    salary_period: isPaid ? salary.period : null,
    openings: values.openings || 1,
    starts_on: values.starts_on || null,
    walk_in_from: values.walk_in_from || null,
    walk_in_until: values.walk_in_until || null,
    apply_url: isWhole(values.apply_url) ? values.apply_url : null,
    client_email: values.client_email.includes('@') ? values.client_email : null,
    opens_at: values.opens_at ? new Date(values.opens_at).toISOString() : null,
    open_days: values.open_days || openDays.usual,
    questions: questions.filter(({ text }) => text.trim()),
  }
}

/** An address that is still being typed is kept on the screen and saved once it is one. */
const isWhole = (address: string) => /^(?:https?:\/\/)?[^\s/]+\.[^\s/]{2,}/i.test(address.trim())

/** A moment as a field for day and time holds it, in the time of this device. */
const localMoment = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** Before its first language has a title, a job has nothing by which it could be found again. */
export const isSavable = ({ texts, language }: JobValues): boolean =>
  texts.some((text) => text.language === language && text.title.trim() !== '')
