import { addressOf } from '#features/jobs/jobs/reference.ts'
import type { Context } from '#platform/server/context.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { DayFields } from './day-fields.ts'

type Texts = Pick<DayFields, 'texts' | 'language'>

/** The text in the reader's language, or the day's own where there is none. */
export function textFor({ language }: Pick<Context, 'language'>, { texts, language: own }: Texts) {
  const written = texts.filter(({ title }) => title.trim() !== '')
  const text =
    written.find((one) => one.language === language) ?? written.find((one) => one.language === own) ?? texts[0]
  if (!text) throw new Error('an open day without a text')
  return text
}

/** What to bring, one thing a line. */
export const thingsOf = (bring: string): string[] => bring.split('\n').filter((line) => line.trim())

/** Languages it is written in, its own first. */
export const writtenIn = ({ texts, language }: Texts): Language[] => [
  language,
  ...texts.filter((one) => one.language !== language && one.title.trim() !== '').map((one) => one.language),
]

/** One address for all languages, so that it may be redirected to and shared. */
export const dayAddress = (day: { reference: string }, { texts, language }: Texts): string =>
  addressOf(texts.find((one) => one.language === language)?.title ?? '', day.reference)
