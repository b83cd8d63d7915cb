import './password-field.css'
import { type InputHTMLAttributes, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  name: string
  value: string
  onChange: (value: string) => void
  /** For password managers: the one that is there, or one that is being made. */
  autoComplete: 'current-password' | 'new-password'
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'type' | 'value' | 'autoComplete'>

/** Hydrated. A password, which can be shown while it is typed. */
export function PasswordField({ label, help, error, required, optional, bare, id, onChange, ...input }: Props) {
  const t = useTranslations('ui.password')
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, help, error, required, optional, bare, id, name: input.name }}>
      {(link) => (
        <span className="password-field">
          <input
            className="input"
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={128}
            {...input}
            {...link}
            type={isShown ? 'text' : 'password'}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? t('hide') : t('show')}
            size="s"
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  )
}
