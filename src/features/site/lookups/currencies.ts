import { type Language, localeOf } from '#platform/shared/languages.ts'
import { currenciesInUse } from './currency-fields.ts'

/** Every currency in use, by its name in the language. */
export function currenciesIn(language: Language) {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'currency' })
  return currenciesInUse
    .map(({ code, number }) => ({ code, number, text: names.of(code) ?? code }))
    .sort((a, b) => a.text.localeCompare(b.text, localeOf(language)))
}
