import { _createCache, createFormatter, createTranslator } from 'use-intl/core'
import { intlFormatters } from './first-of-month.ts'
import { formatsIn } from './formats.ts'
import { type Language, localeOf } from './languages.ts'

/** All texts of one language: feature → key → ICU message, nested as deep as a feature likes. */
export type Words = { [key: string]: string | Words }

/** `t('jobs.title', {count})` outside React: mail, push, problem texts. */
export const translator = (language: Language, words: Words) =>
  createTranslator({
    locale: localeOf(language),
    messages: words,
    formats: formatsIn(localeOf(language)),
    timeZone: 'UTC',
    _formatters: intlFormatters(_createCache()),
    onError: () => {},
  }) as (key: string, values?: Record<string, string | number | Date>) => string

/** Numbers, money, dates and lists as this language writes them. */
export const formatter = (language: Language, timeZone = 'UTC') =>
  createFormatter({
    locale: localeOf(language),
    timeZone,
    formats: formatsIn(localeOf(language)),
    _formatters: intlFormatters(_createCache()),
  })
