import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps & { name: string; value: string; onChange: (value: string) => void }

/** Hydrated. A code that came by text message; phones offer to fill it in. */
export function CodeField({ label, help, error, required, optional, bare, id, name, value, onChange }: Props) {
  return (
    <Field {...{ label, help, error, required, optional, bare, id, name }}>
      {(link) => (
        <input
          className="input num"
          dir="ltr"
          name={name}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          {...link}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
