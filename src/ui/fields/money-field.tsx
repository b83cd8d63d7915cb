import { type FocusEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTool } from '#platform/browser/lazy-tool.ts'
import { FieldGroup, type FieldProps, fieldId } from './field.tsx'
import './money-field.css'
import { SelectControl } from './native-select.tsx'
import { digitsOf, whileWritten } from './numbers.ts'
import { useSeen } from './use-seen.ts'

export type Period = 'hour' | 'day' | 'month' | 'year'
/** Whole units of the currency; null where nothing is written. */
export type MoneyRange = { min: number | null; max: number | null; currency: string; period: Period }

type Props = FieldProps & {
  name: string
  value: MoneyRange
  onChange: (value: MoneyRange) => void
  /** ISO codes, the likely ones first. */
  currencies: readonly string[]
  periods?: readonly Period[]
}

const allPeriods: readonly Period[] = ['hour', 'day', 'month', 'year']

const slider = () => import('./range-slider.tsx')

/** Hydrated. Pay: from, to, the currency, and per what; a line to draw from and to on comes later, or not at all. */
export function MoneyField({ value, onChange, currencies, periods = allPeriods, name, ...frame }: Props) {
  const t = useTranslations('ui')
  const field = useRef<HTMLDivElement>(null)
  const { tool } = useTool('range-slider', slider, useSeen(field))
  const set = (part: Partial<MoneyRange>) => onChange({ ...value, ...part })
  return (
    <FieldGroup {...frame} name={name} id={frame.id ? `${frame.id}-group` : `${fieldId(name)}-group`}>
      {(link) => (
        <div className="money" ref={field}>
          <Amount
            id={frame.id ?? fieldId(name)}
            label={t('money.from')}
            value={value.min}
            bad={link['aria-invalid']}
            onChange={(min) => set({ min })}
          />
          <Amount label={t('money.to')} value={value.max} bad={link['aria-invalid']} onChange={(max) => set({ max })} />
          <SelectControl
            name={`${name}_currency`}
            aria-label={t('money.currency')}
            choices={currencies.map((code) => ({ id: code, text: code }))}
            value={value.currency}
            onChange={(currency) => set({ currency })}
          />
          <SelectControl
            name={`${name}_period`}
            aria-label={t('money.period')}
            choices={periods.map((period) => ({ id: period, text: t(`money.${period}`) }))}
            value={value.period}
            onChange={(period) => set({ period: period as Period })}
          />
          {tool ? (
            <div className="money-line">
              <tool.default
                min={value.min}
                max={value.max}
                label={typeof frame.label === 'string' ? frame.label : name}
                onChange={set}
              />
            </div>
          ) : null}
          <input type="hidden" name={`${name}_min`} value={value.min ?? ''} />
          <input type="hidden" name={`${name}_max`} value={value.max ?? ''} />
        </div>
      )}
    </FieldGroup>
  )
}

type AmountProps = {
  id?: string
  label: string
  value: number | null
  bad?: true
  onChange: (value: number | null) => void
}

/** A whole number: grouped when it rests, bare digits of any script while one writes. */
function Amount({ id, label, value, bad, onChange }: AmountProps) {
  const format = useFormatter()
  const [written, setWritten] = useState<string | null>(null)
  const rest = value === null ? '' : format.number(value)
  // who comes by the keyboard has all of it selected, and what is typed takes its place: also once the digits stand bare
  function begin({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    // what fills a field by itself focuses and selects in one go: what is selected is known once it is done
    queueMicrotask(() => {
      if (document.activeElement !== input) return
      const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length
      flushSync(() => setWritten(value === null ? '' : String(value)))
      if (isAll) input.select()
    })
  }
  return (
    <label className="money-amount">
      <span aria-hidden="true">{label}</span>
      <input
        className="input num"
        id={id}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-label={label}
        aria-invalid={bad}
        value={written ?? rest}
        onFocus={begin}
        onBlur={() => setWritten(null)}
        onChange={(event) => {
          const digits = digitsOf(event.target.value)
          setWritten(whileWritten(event.target.value))
          onChange(digits ? Number(digits) : null)
        }}
      />
    </label>
  )
}
