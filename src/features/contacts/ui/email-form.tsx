import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmailField } from '#features/accounts/ui/proof-fields.tsx'
import { useProof } from '#features/sign-in/ui/use-proof.tsx'
import { send } from '#platform/browser/call.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { changeEmail } from '../contract.ts'

type Props = { hasPassword: boolean; onClose: () => void }

/** Asks for another e-mail address; until its link is followed the old one stays. */
export function EmailForm({ hasPassword, onClose }: Props) {
  const t = useTranslations('contacts')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const proof = useProof(() => form.submit())
  const form = useForm(changeEmail, {
    initial: { email: '', password: '' },
    toInput: ({ email, password }) => ({ email, ...(hasPassword && { password: password || ' ' }) }),
    sendBy: (input) => send(changeEmail, input).catch(askForProof),
    onDone() {
      setSentTo(form.values.email.trim())
    },
  })
  if (sentTo !== null)
    return (
      <Note tone="good" icon="mail" alert>
        {t.rich('emailSent', { email: () => <bdi>{sentTo}</bdi> })}
      </Note>
    )
  return (
    <form className="stack" onSubmit={form.submit} noValidate>
      {proof.dialog}
      <LooseProblem problem={form.problem} fields={['email', 'password']} />
      <EmailField {...form.field('email')} label={t('newEmail')} />
      {hasPassword ? (
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" required />
      ) : null}
      <div className="cluster">
        <Button type="submit" look="primary" busy={form.sending}>
          {t('goEmail')}
        </Button>
        <Button look="text" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )

  function askForProof(problem: Problem): never {
    if (problem.code === 'proof_needed') proof.ask()
    throw problem
  }
}
