import { digitsOf } from '#ui/fields/numbers.ts'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import type { EntryField } from '../cv-fields.ts'
import { CvDateField } from './cv-date-field.tsx'

type Value = string | number | null
type Props = {
  name: string
  label: string
  field: EntryField
  value: Value
  onChange: (value: Value) => void
  rows?: number
  /** What is wrong with it beside what is written elsewhere; only dates have that. */
  error?: string | undefined
}

/** The field in which a value of a CV is written, by its kind. */
export function ValueField({ name, label, field: { kind, most, needed }, value, onChange, error, rows = 5 }: Props) {
  const text = String(value ?? '')
  if (kind === 'date' || kind === 'end')
    return (
      <CvDateField
        name={name}
        label={label}
        value={text || null}
        end={kind === 'end'}
        error={error}
        onChange={onChange}
      />
    )
  // a day of which only the year is known is no value of such a field
  if (kind === 'day')
    return (
      <TextField
        name={name}
        label={label}
        type="date"
        value={text.length === 10 ? text : ''}
        onChange={(next) => onChange(next || null)}
      />
    )
  if (kind === 'prose')
    return <TextArea name={name} label={label} value={text} maxLength={most} rows={rows} onChange={onChange} />
  if (kind === 'number')
    return (
      <TextField
        name={name}
        label={label}
        value={text}
        inputMode="numeric"
        dir="ltr"
        maxLength={most}
        onChange={(next) => onChange(next === '' ? null : Math.min(60, Number(digitsOf(next))))}
      />
    )
  return (
    <TextField
      name={name}
      label={label}
      value={text}
      maxLength={most}
      {...(kind === 'link' && { dir: 'ltr' as const, inputMode: 'url' as const })}
      {...(kind === 'phone' && { dir: 'ltr' as const, inputMode: 'tel' as const })}
      {...(needed && { required: true })}
      onChange={onChange}
    />
  )
}
