import { useState } from 'react'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { emailFault, mayBePassword } from '../rules.ts'

type Props = {
  name: string
  label: string
  value: string
  /** What the server said. */
  error: string | undefined
  onChange: (value: string) => void
}

type Address = Props & { help?: string; disabled?: boolean; autoComplete?: string; required?: boolean }

/** An e-mail address, one’s own unless said otherwise; what is wrong with it is told once the field is left, before anything is sent. */
export function EmailField({ value, error, onChange, autoComplete = 'email', required = true, ...field }: Address) {
  const t = useTranslations('fields')
  const { fieldRules } = useSite()
  const [wasLeft, leave] = useState(false)
  const max = fieldRules.emailTldMax
  const fault = wasLeft && value.trim() !== '' ? emailFault(value.trim(), max) : null
  return (
    <TextField
      {...field}
      value={value}
      onChange={onChange}
      onBlur={() => leave(true)}
      error={fault ? t(fault, { max }) : error}
      type="email"
      autoComplete={autoComplete}
      maxLength={254}
      required={required}
    />
  )
}

/** A password that is being chosen: the rule is told while one types, once the first try was left or nearly done. */
export function NewPasswordField({ value, error, onChange, help, ...field }: Props & { help: string }) {
  const t = useTranslations('fields')
  const { fieldRules } = useSite()
  const [wasLeft, leave] = useState(false)
  const answer = mayBePassword(value, fieldRules)
  const tellIt = value !== '' && (wasLeft || value.length >= 8)
  return (
    <PasswordField
      {...field}
      value={value}
      onChange={onChange}
      onBlur={() => leave(true)}
      help={help}
      error={tellIt && answer.refused ? t(answer.code) : error}
      autoComplete="new-password"
      required
    />
  )
}
