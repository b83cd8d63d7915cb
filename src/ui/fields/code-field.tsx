import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps & { name: string; value: string; onChange: (value: string) => void; long?: boolean }

/** Hydrated. A code that came by text message or from an app; phones offer to fill it in. */
export function CodeField({ label, help, error, required, optional, bare, id, name, value, onChange, long }: Props) {
  return (
    <Field {...{ label, help, error, required, optional, bare, id, name }}>
      {(link) => (
        <input
          className="input num"
          dir="ltr"
          name={name}
          value={value}
          inputMode={long ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={long ? 60 : 12}
          {...link}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
