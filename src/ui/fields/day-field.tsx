import './day-field.css'
import { useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { daysIn, yearsDownFrom } from '#platform/shared/days.ts'
import { FieldGroup, type FieldProps, fieldId } from './field.tsx'
import { SelectControl } from './native-select.tsx'

type Props = FieldProps & {
  name: string
  /** `1990-02-28`, or `1990-02` without days; while some parts are open they are empty (`1990--28`), which no call takes for a day. */
  value: string
  onChange: (value: string) => void
  /** Months are enough. */
  months?: boolean
}

const two = (number: number) => String(number).padStart(2, '0')

/** Hydrated. A day of the past in three lists, or a month in two: quicker to a birth date than a calendar. */
export function DayField({ value, onChange, months = false, name, ...frame }: Props) {
  const t = useTranslations('ui.day')
  const format = useFormatter()
  const now = useNow()
  const shown = partsOf(value)
  const [year, month, day] = shown
  const most = daysIn(Number(month) || null, Number(year) || null)

  const set = (at: 0 | 1 | 2, part: string) => {
    const next = [...shown] as [string, string, string]
    next[at] = part
    const longest = daysIn(Number(next[1]) || null, Number(next[0]) || null)
    if (Number(next[2]) > longest) next[2] = two(longest)
    const needed = months ? next.slice(0, 2) : next
    onChange(needed.some(Boolean) ? needed.join('-') : '')
  }
  const monthName = (number: number) =>
    format.dateTime(new Date(Date.UTC(2000, number - 1, 1)), { month: 'long', timeZone: 'UTC' })
  const list = (length: number, text: (number: number) => string) =>
    Array.from({ length }, (_, at) => ({ id: two(at + 1), text: text(at + 1) }))
  return (
    <FieldGroup {...frame} name={name} id={`${frame.id ?? fieldId(name)}-group`}>
      {(link) => (
        <div className="day-field">
          {months ? null : (
            <SelectControl
              id={frame.id ?? fieldId(name)}
              name={`${name}_day`}
              aria-label={t('day')}
              aria-invalid={link['aria-invalid']}
              empty={t('day')}
              choices={list(most, String)}
              value={day}
              onChange={(part) => set(2, part)}
            />
          )}
          <SelectControl
            {...(months && { id: frame.id ?? fieldId(name) })}
            name={`${name}_month`}
            aria-label={t('month')}
            aria-invalid={link['aria-invalid']}
            empty={t('month')}
            choices={list(12, monthName)}
            value={month}
            onChange={(part) => set(1, part)}
          />
          <SelectControl
            name={`${name}_year`}
            aria-label={t('year')}
            aria-invalid={link['aria-invalid']}
            empty={t('year')}
            choices={yearsDownFrom(now.getFullYear()).map((one) => ({ id: String(one), text: String(one) }))}
            value={year}
            onChange={(part) => set(0, part)}
          />
        </div>
      )}
    </FieldGroup>
  )
}

const partsOf = (value: string): [string, string, string] => {
  const [year = '', month = '', day = ''] = value.split('-')
  return [year, month, day]
}
