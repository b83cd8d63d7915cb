import type { Gives, Takes } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { MoneyRange } from '#ui/fields/money-field.tsx'
import type { editJob, startJob } from '../../contract.ts'
import { openDays } from '../../rules.ts'

type Fields = Gives<typeof editJob>['data']['fields']
export type Text = Fields['texts'][number]
export type Workplace = Fields['workplace']
export type QuestionKind = Fields['questions'][number]['kind']
export type Question = Omit<Fields['questions'][number], 'id'> & { id: string }

/** A job as it stands in the editor: fields that a person is still writing may be empty. */
export type JobValues = {
  language: Language
  texts: Text[]
  position_id: number | null
  industry_id: number | null
  employment_types: string[]
  workplace: Workplace
  country_id: number
  city_id: number | null
  experience: string | null
  degree_id: number | null
  languages: string[]
  skills_must: string[]
  skills_nice: string[]
  benefits: string[]
  visa_support: boolean
  salary: MoneyRange
  salary_shown: boolean
  places_count: number | null
  starts_on: string
  applicant_cap: number | null
  open_days: number | null
  questions: Question[]
}

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
  position_id: null,
  industry_id: null,
  employment_types: ['full_time'],
  workplace: 'on_site',
  country_id,
  city_id: null,
  experience: null,
  degree_id: null,
  languages: [],
  skills_must: [],
  skills_nice: [],
  benefits: [],
  visa_support: false,
  salary: { min: null, max: null, currency, period: 'month' },
  salary_shown: true,
  places_count: 1,
  starts_on: '',
  applicant_cap: null,
  open_days: openDays.usual,
  questions: [],
})

export function valuesOf(fields: Fields, currency: string): JobValues {
  const texts = [...fields.texts].sort(
    (a, b) => Number(b.language === fields.language) - Number(a.language === fields.language),
  )
  return {
    language: fields.language,
    texts: texts.map(({ language, title, description, responsibilities, requirements }) => ({
      language,
      title,
      description,
      responsibilities,
      requirements,
    })),
    position_id: fields.position_id,
    industry_id: fields.industry_id,
    employment_types: fields.employment_types,
    workplace: fields.workplace,
    country_id: fields.country_id,
    city_id: fields.city_id,
    experience: fields.experience,
    degree_id: fields.degree_id,
    languages: fields.languages,
    skills_must: fields.skills_must,
    skills_nice: fields.skills_nice,
    benefits: fields.benefits,
    visa_support: fields.visa_support,
    salary: {
      min: fields.salary_min,
      max: fields.salary_max,
      currency: fields.salary_currency ?? currency,
      period: fields.salary_period ?? 'month',
    },
    salary_shown: fields.salary_shown,
    places_count: fields.places_count,
    starts_on: fields.starts_on ?? '',
    applicant_cap: fields.applicant_cap,
    open_days: fields.open_days,
    questions: fields.questions.map(({ id, kind, text, choices, required, knock_out }) => ({
      id: id ?? newId(),
      kind,
      text,
      choices,
      required,
      knock_out,
    })),
  }
}

/** What can be saved: a language without a title and a question without words wait until they have some. */
export function toFields(values: JobValues): Takes<typeof startJob> {
  const { salary, places_count, starts_on, open_days, questions, texts, ...rest } = values
  const isPaid = Boolean(salary.min || salary.max)
  return {
    ...rest,
    texts: texts.filter((text) => text.title.trim() || text.language === values.language),
    salary_min: salary.min,
    salary_max: salary.max,
    salary_currency: isPaid ? salary.currency : null,
    salary_period: isPaid ? salary.period : null,
    places_count: places_count || 1,
    starts_on: starts_on || null,
    open_days: open_days || openDays.usual,
    questions: questions.filter(({ text }) => text.trim()),
  }
}

/** Before its first language has a title, a job has nothing by which it could be found again. */
export const isSavable = ({ texts, language }: JobValues): boolean =>
  texts.some((text) => text.language === language && text.title.trim() !== '')
