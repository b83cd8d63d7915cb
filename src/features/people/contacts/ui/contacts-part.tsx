import { useState } from 'react'
import { showAccount } from '#features/people/accounts/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Word } from '#ui/basics/word.tsx'
import { ConfirmPhone } from './confirm-phone.tsx'
import { EmailForm } from './email-form.tsx'
import { PhoneForm } from './phone-form.tsx'

type Account = Gives<typeof showAccount>['data']

/** A part of the settings: the address and the number of the account, whether they are confirmed, and how to change them. */
export function ContactsPart({ first }: { first: Gives<typeof showAccount> }) {
  const t = useTranslations('contacts')
  const { data } = useCall(showAccount, {}, { initial: first })
  const account = data?.data ?? first.data
  const [open, setOpen] = useState<'email' | 'phone' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className="stack wrap-form">
      <h2>{t('title')}</h2>
      <div className="rows">
        <Contact kind="email" />
        <Contact kind="phone" />
      </div>
      {account.phone && !account.phone_verified && open !== 'phone' ? <ConfirmPhone phone={account.phone} /> : null}
    </section>
  )

  function Contact({ kind }: { kind: 'email' | 'phone' }) {
    const value = account[kind]
    const label = value
      ? kind === 'email'
        ? t('changeEmail')
        : t('changePhone')
      : kind === 'email'
        ? t('addEmail')
        : t('addPhone')
    return (
      <div className="stack stack-s">
        <div className="cluster spread">
          <div className="stack stack-xs">
            <span className="quiet small">{kind === 'email' ? t('email') : t('phone')}</span>
            <span className="cluster">
              {value ? <bdi className="ltr strong">{value}</bdi> : <span className="quiet">{t('none')}</span>}
              {value ? <Proof account={account} kind={kind} /> : null}
            </span>
          </div>
          {open === kind ? null : (
            <Button size="s" aria-label={label} onClick={() => setOpen(kind)}>
              {value ? t('change') : t('add')}
            </Button>
          )}
        </div>
        {open === kind && kind === 'email' ? <EmailForm hasPassword={account.has_password} onClose={close} /> : null}
        {open === kind && kind === 'phone' ? <PhoneForm hasPassword={account.has_password} onClose={close} /> : null}
      </div>
    )
  }
}

function Proof({ account, kind }: { account: Account; kind: 'email' | 'phone' }) {
  const t = useTranslations('contacts')
  const isConfirmed = kind === 'email' ? account.email_verified : account.phone_verified
  return <Word tone={isConfirmed ? 'good' : 'warm'}>{isConfirmed ? t('confirmed') : t('unconfirmed')}</Word>
}
