import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { spaced } from '#platform/shared/spaced.ts'
import type { Entry, EntryField, EntryPart, FieldKind } from '../cv-fields.ts'
import { isReversed } from '../period-rules.ts'

/** How the values of a CV are shown, and what they are called. */
export function useCvWords() {
  const t = useTranslations('cvBuilder')
  const format = useFormatter()
  const month = (date: string) =>
    format.dateTime(new Date(`${date}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const day = (date: string) => format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  const date = (value: string) => (value === 'present' ? t('present') : value.length === 4 ? value : month(value))
  return {
    date,
    shown: (kind: FieldKind, value: string | number | null): string => {
      if (value === null || value === '') return ''
      if (kind === 'date' || kind === 'end') return date(String(value))
      if (kind === 'day') return String(value).length === 10 ? day(String(value)) : date(String(value))
      return kind === 'phone' ? spaced(String(value)) : String(value)
    },
    label: (part: EntryPart | 'contact' | 'personal', name: string) =>
      t(`labels.${part}.${name}` as 'labels.contact.name'),
    /** What is wrong with a field of an entry beside its others. */
    wrong: ({ kind }: EntryField, entry: Entry) =>
      kind === 'end' && isReversed(entry) ? t('date.reversed') : undefined,
    period: (start: string | number | null, end: string | number | null): string => {
      const months = monthsBetween(start, end)
      if (months === null) return ''
      const years = Math.floor(months / 12)
      return years === 0 ? t('months', { months }) : t('years', { years, months: months % 12 })
    },
  }
}

/** Both ends counted; null unless both are months or the end is open. */
function monthsBetween(start: string | number | null, end: string | number | null): number | null {
  const from = monthsOf(start)
  const to = end === 'present' ? monthsOf(new Date().toISOString().slice(0, 7)) : monthsOf(end)
  return from !== null && to !== null && to >= from ? to - from + 1 : null
}
const monthsOf = (date: string | number | null): number | null =>
  typeof date === 'string' && date.length === 7 ? Number(date.slice(0, 4)) * 12 + Number(date.slice(5)) : null
