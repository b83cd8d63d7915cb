import type { Language } from '#platform/shared/languages.ts'

/** What a column of a table may say of a person. */
export const tableFields = [
  'name',
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'phone',
  'headline',
  'employer',
  'started',
  'ended',
  'country',
  'city',
  'salary',
  'salary_currency',
  'salary_period',
  'notice',
  'available_on',
  'language',
  'skills',
  'tags',
  'note',
] as const
export type TableField = (typeof tableFields)[number]

/** Fields that several columns may say: two numbers, tags in columns of their own. */
export const manyColumns: ReadonlySet<TableField> = new Set<TableField>(['email', 'phone', 'skills', 'tags', 'note'])

/** What is meant where a row does not say it. */
export type TableDefaults = {
  country_id: number | null
  salary_currency: string | null
  salary_period: 'hour' | 'day' | 'month' | 'year'
  /** In which people are written to. */
  language: Language
  /** Which of two numbers below 13 is the day. */
  date_order: 'dmy' | 'mdy'
}

/** Why a row becomes nobody, or what of it is left out. */
export const faultCodes = [
  'name_missing',
  'name_wrong',
  'no_contact',
  'email_wrong',
  'email_ending',
  'phone_wrong',
  'phone_rounded',
  'country_unknown',
  'city_unknown',
  'date_wrong',
  'salary_wrong',
  'currency_missing',
  'notice_wrong',
  'too_long',
] as const
export type FaultCode = (typeof faultCodes)[number]
/** `blocks`: nobody is made of the row; otherwise only this cell is left out. */
export type Fault = { column: number | null; code: FaultCode; blocks: boolean }
