import './date-parts-field.css'
import { useState } from 'react'
import { useLocale, useNow, useTranslations } from 'use-intl'
import { daysIn, monthsIn, partsOf, textOf, withPart, yearsUntil } from '#platform/shared/date-parts.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { FieldGroup, type FieldProps, fieldId } from './field.tsx'
import { SelectControl } from './native-select.tsx'

type Props = FieldProps & {
  name: string
  /** `2019-04-17`, `2019-04`, `2019`, or empty. */
  value: string
  onChange: (value: string) => void
  /** The smallest part that is asked for. */
  upTo?: 'day' | 'month' | 'year'
  /** Past the current year, for what has not happened yet. */
  yearsAhead?: number
}

/**
 * Hydrated. A birth or work date from three lists, as precise as one knows it: years down to 1950, days as many as the month
 * has. Parts may be chosen in any order; the value is empty until there is a year.
 */
export function DatePartsField({ value, onChange, upTo = 'day', yearsAhead = 0, name, ...frame }: Props) {
  const t = useTranslations('ui.date')
  const language = toLanguage(useLocale())
  const now = useNow()
  const [chosen, setChosen] = useState(() => partsOf(value))
  // the form set another value meanwhile
  const parts = textOf(chosen) === value ? chosen : partsOf(value)
  const current = yearsUntil(now)
  const ahead = Array.from({ length: yearsAhead }, (_, at) => (current[0] ?? 0) + yearsAhead - at)
  const set = (part: 'year' | 'month' | 'day', text: string) => {
    const next = withPart(parts, part, text === '' ? null : Number(text))
    setChosen(next)
    onChange(textOf(next))
  }
  const id = frame.id ?? fieldId(name)
  return (
    <FieldGroup {...frame} name={name} id={`${id}-group`}>
      {(link) => (
        <div className="date-parts-lists" data-up-to={upTo}>
          {upTo === 'day' ? (
            <SelectControl
              name={`${name}_day`}
              aria-label={t('day')}
              empty={t('day')}
              choices={numbered(daysIn(parts.year, parts.month))}
              value={parts.day ?? ''}
              onChange={(day) => set('day', day)}
            />
          ) : null}
          {upTo === 'year' ? null : (
            <SelectControl
              name={`${name}_month`}
              aria-label={t('month')}
              empty={t('month')}
              choices={monthsIn(language).map(({ id, text }) => ({ id: String(id), text }))}
              value={parts.month ?? ''}
              onChange={(month) => set('month', month)}
            />
          )}
          <SelectControl
            id={id}
            name={`${name}_year`}
            aria-label={t('year')}
            aria-invalid={link['aria-invalid']}
            empty={t('year')}
            choices={[...ahead, ...current].map((year) => ({ id: String(year), text: String(year) }))}
            value={parts.year ?? ''}
            onChange={(year) => set('year', year)}
          />
          <input type="hidden" name={name} value={value} />
        </div>
      )}
    </FieldGroup>
  )
}

const numbered = (most: number) =>
  Array.from({ length: most }, (_, at) => ({ id: String(at + 1), text: String(at + 1) }))
