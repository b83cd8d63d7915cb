import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { FieldGroup, fieldId } from '#ui/fields/field.tsx'
import { SelectControl } from '#ui/fields/native-select.tsx'
import { digitsOf } from '#ui/fields/numbers.ts'

type Props = {
  name: string
  label: string
  /** `2021-03`, `2021`, `present`, or null. */
  value: string | null
  /** It may go on to this day. */
  end?: boolean
  onChange: (value: string | null) => void
}

/** A month, or a year alone: a CV may leave the month out. */
export function CvDateField({ name, label, value, end, onChange }: Props) {
  const t = useTranslations('cvBuilder.date')
  const tDay = useTranslations('ui.day')
  const format = useFormatter()
  const isPresent = value === 'present'
  const told = isPresent ? null : value
  // while a year is being written it is no date yet
  const [year, setYear] = useState(told?.slice(0, 4) ?? '')
  const shownYear = told ? told.slice(0, 4) : year
  const month = told?.slice(5) ?? ''
  const set = (nextYear: string, nextMonth: string) => {
    setYear(nextYear)
    if (nextYear === '') onChange(null)
    else if (/^(?:19|20)\d\d$/.test(nextYear)) onChange(nextMonth ? `${nextYear}-${nextMonth}` : nextYear)
    else if (told) onChange(null)
  }
  const months = Array.from({ length: 12 }, (_, at) => ({
    id: String(at + 1).padStart(2, '0'),
    text: format.dateTime(new Date(Date.UTC(2000, at, 1)), { month: 'long', timeZone: 'UTC' }),
  }))
  return (
    <FieldGroup name={name} label={label} id={`${fieldId(name)}-group`}>
      {() => (
        <div className="stack stack-xs">
          {isPresent ? null : (
            <div className="cv-date">
              <SelectControl
                name={`${name}-month`}
                aria-label={tDay('month')}
                empty={t('noMonth')}
                choices={months}
                value={month}
                disabled={shownYear.length !== 4}
                onChange={(next) => set(shownYear, next)}
              />
              <input
                className="input"
                id={fieldId(name)}
                name={`${name}-year`}
                aria-label={tDay('year')}
                placeholder={tDay('year')}
                inputMode="numeric"
                dir="ltr"
                maxLength={4}
                value={shownYear}
                onChange={({ target }) => set(digitsOf(target.value).slice(0, 4), month)}
              />
            </div>
          )}
          {end ? (
            <Checkbox name={`${name}-present`} value={isPresent} onChange={(on) => onChange(on ? 'present' : null)}>
              {t('present')}
            </Checkbox>
          ) : null}
        </div>
      )}
    </FieldGroup>
  )
}
