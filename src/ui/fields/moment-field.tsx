import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { DateField } from './date-field.tsx'
import type { FieldProps } from './field.tsx'
import { HourField } from './hour-field.tsx'

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
  const [kept, keep] = useState(firstHour)
  const [day = '', hour = kept] = value.split('T')
  const change = (nextDay: string, nextHour: string) => {
    keep(nextHour)
    onChange(nextDay ? `${nextDay}T${nextHour}` : '')
  }
  return (
    <div className="grid" style={{ '--col': '150px' } as Record<string, string>}>
      <DateField {...frame} name={name} value={day} onChange={(next) => change(next, hour)} />
      <HourField name={`${name}-hour`} label={t('hour')} value={hour} onChange={(next) => change(day, next)} />
    </div>
  )
}
