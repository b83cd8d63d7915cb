import { useState } from 'react'
import type { showAccount } from '#features/people/accounts/contract.ts'
import { NewPasswordField } from '#features/people/accounts/ui/proof-fields.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { changePassword } from '../contract.ts'
import { AskToCreate } from './ask-to-create.tsx'

type Account = Pick<Gives<typeof showAccount>['data'], 'has_password' | 'email' | 'phone'>

/** A part of the settings: the password is changed with the one before; where there is none, a mailed link sets it. */
export function ChangePassword({ account }: { account: Account }) {
  const t = useTranslations('passwords.change')
  return (
    <Card title={t('title')}>
      {account.has_password ? (
        <ChangeForm username={account.email ?? account.phone ?? ''} />
      ) : (
        <div className="stack">
          <p className="quiet">{t('none')}</p>
          <AskToCreate />
        </div>
      )}
    </Card>
  )
}

function ChangeForm({ username }: { username: string }) {
  const t = useTranslations('passwords.change')
  const choose = useTranslations('passwords.choose')
  const [isDone, setDone] = useState(false)
  const form = useForm(changePassword, {
    initial: { current: '', password: '' },
    onDone() {
      form.setValues({ current: '', password: '' })
      setDone(true)
    },
  })
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} fields={['current', 'password']} />
      {/* tells password managers whose password this is */}
      <input
        className="sr-only"
        name="username"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        {...form.field('current')}
        label={t('current')}
        help={
          <a className="link" href="/forgot-password">
            {t('forgot')}
          </a>
        }
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...form.field('password')} label={choose('password')} help={choose('help')} />
      <p className="cluster">
        <Button type="submit" look="primary" busy={form.sending}>
          {t('go')}
        </Button>
        <span role="status" className="good">
          {isDone && !form.sending && !form.problem ? t('done') : ''}
        </span>
      </p>
    </form>
  )
}
