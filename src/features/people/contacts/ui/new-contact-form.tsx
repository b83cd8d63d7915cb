import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'

type Props = {
  /** What the new contact is: its field, and the words of the button. */
  name: 'email' | 'phone'
  words: string
  children: ReactNode
  form: { submit: (event?: FormEvent) => void; sending: boolean; problem: Problem | null }
  /** Left out for accounts without a password. */
  password: { name: string; value: string; error: string | undefined; onChange: (value: string) => void } | null
  onClose: () => void
}

/** The form of another contact: the contact, the password, and the way on and back. */
export function NewContactForm({ name, words, children, form, password, onClose }: Props) {
  const t = useTranslations('contacts')
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} fields={[name, 'password']} />
      {children}
      {password ? <PasswordField {...password} label={t('password')} autoComplete="current-password" required /> : null}
      <div className="cluster">
        <Button type="submit" look="primary" busy={form.sending}>
          {words}
        </Button>
        <Button look="text" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
