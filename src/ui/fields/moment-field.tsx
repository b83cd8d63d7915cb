import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { DateField } from './date-field.tsx'
import type { FieldProps } from './field.tsx'
import { NativeSelect } from './native-select.tsx'

/** The 48 half hours of a day (seed §3). */
const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
)

type Props = Omit<FieldProps, 'bare' | 'id'> & {
  name: string
  /** `2026-11-24T09:00` on some clock, or empty. */
  value: string
  onChange: (value: string) => void
  /** The hour that is offered with a day chosen first. */
  firstHour?: string
}

/** Hydrated. A day and an hour of it. */
export function MomentField({ name, value, onChange, firstHour = '09:00', ...frame }: Props) {
  const t = useTranslations('ui.date')
  const format = useFormatter()
  const [kept, keep] = useState(firstHour)
  const [day = '', hour = kept] = value.split('T')
  // an hour of another clock than that of the list stays what it is
  const hours = halfHours.includes(hour) ? halfHours : [hour, ...halfHours]
  const change = (nextDay: string, nextHour: string) => {
    keep(nextHour)
    onChange(nextDay ? `${nextDay}T${nextHour}` : '')
  }
  return (
    <div className="grid" style={{ '--col': '150px' } as Record<string, string>}>
      <DateField {...frame} name={name} value={day} onChange={(next) => change(next, hour)} />
      <NativeSelect
        name={`${name}-hour`}
        label={t('hour')}
        choices={hours.map((one) => ({
          id: one,
          text: format.dateTime(new Date(`2000-01-01T${one}:00Z`), { timeStyle: 'short', timeZone: 'UTC' }),
        }))}
        value={hour}
        onChange={(next) => change(day, next)}
      />
    </div>
  )
}
