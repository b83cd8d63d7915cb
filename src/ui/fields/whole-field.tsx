import { type ComponentProps, useState } from 'react'
import { digitsOf, whileWritten } from './numbers.ts'
import { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: number | null
  onChange: (value: number | null) => void
}

/** Hydrated. A whole number, written in the digits of any script; what is written behind a decimal sign is left out once it rests. */
export function WholeField({ value, onChange, ...field }: Props) {
  const [written, setWritten] = useState<string | null>(null)
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      value={written ?? (value === null ? '' : String(value))}
      onBlur={() => setWritten(null)}
      onChange={(text) => {
        setWritten(whileWritten(text))
        const digits = digitsOf(text)
        onChange(digits ? Number(digits) : null)
      }}
    />
  )
}
