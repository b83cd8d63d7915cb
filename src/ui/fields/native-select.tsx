import './native-select.css'
import type { ReactNode, SelectHTMLAttributes } from 'react'
import { Icon } from '#ui/basics/icon.tsx'
import { Field, type FieldProps } from './field.tsx'

export type Choice = { id: string; text: string; disabled?: boolean }

type Props = FieldProps & {
  name: string
  choices: readonly Choice[]
  /** The first line, chosen while nothing is: "Choose a country". */
  empty?: string
  size?: 's' | 'm'
  onChange?: (value: string) => void
  children?: ReactNode
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'id' | 'onChange'>

/** Plain. The system's own list: the best one on a phone, and it works without a script. */
export function NativeSelect({ label, help, error, required, optional, bare, id, ...rest }: Props) {
  return (
    <Field {...{ label, help, error, required, optional, bare, id }} name={rest.name}>
      {(link) => <SelectControl {...rest} {...link} />}
    </Field>
  )
}

/** The control alone, for fields made of several. */
export function SelectControl({
  choices,
  empty,
  size = 'm',
  onChange,
  children,
  ...select
}: Omit<Props, keyof FieldProps> & { id?: string }) {
  return (
    <span className="native-select" data-size={size}>
      <select
        className="input"
        data-size={size}
        {...select}
        onChange={onChange && ((event) => onChange(event.target.value))}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} disabled={choice.disabled}>
            {choice.text}
          </option>
        ))}
        {children}
      </select>
      <Icon name="down" size="s" />
    </span>
  )
}
