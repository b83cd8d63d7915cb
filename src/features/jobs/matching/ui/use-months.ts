import { useLocale } from 'use-intl'
import { useFormatter } from '#platform/browser/intl.ts'
import { monthsIn } from './months-in.ts'

/** Texts in which months stand as `2023-06`, with the months as this language writes them. */
export function useMonths(): (text: string) => string {
  const format = useFormatter()
  const locale = useLocale()
  return (text) =>
    monthsIn(text, (month) =>
      format
        .dateTime(month, { month: 'short', year: 'numeric', timeZone: 'UTC' })
        // Russian adds "year" to every date; between two of them it only takes room
        .replace(locale.startsWith('ru') ? /\s?г\.$/ : /$^/, ''),
    )
}
