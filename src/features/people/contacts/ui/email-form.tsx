import { useState } from 'react'
import { EmailField } from '#features/people/accounts/ui/proof-fields.tsx'
import { useProvenForm } from '#features/people/sign-in/ui/use-proven-form.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import { changeEmail } from '../contract.ts'
import { NewContactForm } from './new-contact-form.tsx'

type Props = { hasPassword: boolean; onClose: () => void }

/** Asks for another e-mail address; until its link is followed the old one stays. */
export function EmailForm({ hasPassword, onClose }: Props) {
  const t = useTranslations('contacts')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useProvenForm(changeEmail, {
    initial: { email: '', password: '' },
    toInput: ({ email, password }) => ({ email, ...(hasPassword && { password: password || ' ' }) }),
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
      {form.dialog}
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
}
