import { digitsOf } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'

type Props = {
  name: string
  label: string
  help?: string
  error?: string | undefined
  optional?: boolean
  value: number | null
  onChange: (value: number | null) => void
}

/** A whole number, written in the digits of any script. */
export function NumberField({ value, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={6}
      value={value === null ? '' : String(value)}
      onChange={(text) => {
        const digits = digitsOf(text)
        onChange(digits ? Number(digits) : null)
      }}
    />
  )
}
