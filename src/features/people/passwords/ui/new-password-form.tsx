import { useState } from 'react'
import { NewPasswordField } from '#features/people/accounts/ui/proof-fields.tsx'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { createPassword, resetPassword } from '../contract.ts'
import { ExpiredKey } from './expired-key.tsx'

const calls = { reset: resetPassword, create: createPassword }

/** The new password, by the key of a mail or of a code. */
export function NewPasswordForm({ hash, how }: { hash: string; how: keyof typeof calls }) {
  const t = useTranslations('passwords.choose')
  const session = useSession()
  const [isDone, setDone] = useState(false)
  const form = useForm(calls[how], {
    initial: { password: '' },
    toInput: ({ password }) => ({ hash, password }),
    onDone: () => setDone(true),
  })
  if (isDone)
    return (
      <div className="stack">
        <Note tone="good" alert>
          {t('done')}
        </Note>
        <LinkButton href={session ? '/home' : '/login'} look="primary" data-reload="">
          {session ? t('goOn') : t('signIn')}
        </LinkButton>
      </div>
    )
  if (form.problem?.code === 'link_expired') return <ExpiredKey />
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} fields={['password']} />
      <NewPasswordField {...form.field('password')} label={t('password')} help={t('help')} />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
    </form>
  )
}
