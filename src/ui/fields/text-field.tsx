import './suggest.css'
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import { Field, type FieldProps } from './field.tsx'

type TextProps = FieldProps & {
  name: string
  icon?: IconName
  size?: 's' | 'm'
  /** JSON address which suggests while one writes, see `document.ts`. */
  'data-suggest'?: string
  onChange?: (value: string) => void
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'id' | 'onChange'>

type AreaProps = FieldProps & { name: string; rows?: number; onChange?: (value: string) => void } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'id' | 'onChange'
  >

/** Letters that are not the page's own script: written left to right wherever they stand. */
const leftToRight = new Set(['email', 'url', 'tel', 'password'])

/** Plain. One line of text; e-mail, address, password and number too, through `type`. */
export function TextField({
  label,
  help,
  error,
  required,
  optional,
  bare,
  id,
  icon,
  size = 'm',
  onChange,
  ...input
}: TextProps) {
  const frame = { label, help, error, required, optional, bare, id, name: input.name }
  const dir = input.dir ?? (leftToRight.has(input.type ?? '') ? 'ltr' : 'auto')
  return (
    <Field {...frame}>
      {(link) => {
        const control = (
          <input
            className="input"
            data-size={size}
            dir={dir}
            {...input}
            {...link}
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
        )
        if (!icon && !input['data-suggest']) return control
        return (
          <span className="input-icon" data-bare={icon ? undefined : ''}>
            {icon ? <Icon name={icon} /> : null}
            {control}
          </span>
        )
      }}
    </Field>
  )
}

/** Plain. Several lines; grows with what is written. */
export function TextArea({ label, help, error, required, optional, bare, id, rows = 3, onChange, ...area }: AreaProps) {
  const frame = { label, help, error, required, optional, bare, id, name: area.name }
  return (
    <Field {...frame}>
      {(link) => (
        <textarea
          className="input"
          dir="auto"
          rows={rows}
          style={{ '--rows': rows } as Record<string, number>}
          {...area}
          {...link}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      )}
    </Field>
  )
}
