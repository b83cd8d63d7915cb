import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmailField } from '#features/people/accounts/ui/proof-fields.tsx'
import { useProof } from '#features/people/sign-in/ui/use-proof.tsx'
import { send } from '#platform/browser/call.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Note } from '#ui/basics/note.tsx'
import { changeEmail } from '../contract.ts'
import { NewContactForm } from './new-contact-form.tsx'

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
    <>
      {proof.dialog}
      <NewContactForm
        name="email"
        words={t('goEmail')}
        form={form}
        password={hasPassword ? form.field('password') : null}
        onClose={onClose}
      >
        <EmailField {...form.field('email')} label={t('newEmail')} />
      </NewContactForm>
    </>
  )

  function askForProof(problem: Problem): never {
    if (problem.code === 'proof_needed') proof.ask()
    throw problem
  }
}
