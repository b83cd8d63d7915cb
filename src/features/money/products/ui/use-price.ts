import { useLocale } from 'use-intl'
import { localeOf, toLanguage } from '#platform/shared/languages.ts'
import { priceIn } from '#platform/shared/money.ts'

/** Writes smallest units of a currency as the reader's language does: AED 2,010.75. */
export function usePrice() {
  const locale = localeOf(toLanguage(useLocale()))
  return (minor: number, currency: string): string => priceIn(locale, minor, currency)
}
