import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { signInWithPasskey } from '#features/passkeys/ui/browser-passkeys.ts'
import { PasskeyButton } from '#features/passkeys/ui/passkey-button.tsx'
import { ProviderLinks } from '#features/providers/ui/provider-links.tsx'
import { SecondStepForm } from '#features/second-factor/ui/second-step-form.tsx'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { authenticate } from '../contract.ts'

type Props = {
  onDone: (signedIn: Gives<typeof authenticate>) => void
  /** A first step that was done elsewhere: the ticket for the second. */
  secondStep?: string | null
  /** Where a provider leads back to. */
  next?: string | null
}

/** E-mail or phone and password, then a code where the account asks for one; or a passkey, or a provider. */
export function SignInForm({ onDone, secondStep = null, next }: Props) {
  const t = useTranslations('signIn.form')
  const [startedOver, setStartedOver] = useState(false)
  const form = useForm(authenticate, { initial: { email: '', password: '', remember: true }, onDone })
  const asked = form.problem?.code === 'second_factor_needed' ? String(form.problem.facts.ticket) : secondStep
  if (asked && !startedOver)
    return <SecondStepForm ticket={asked} onDone={onDone} onBack={() => setStartedOver(true)} />
  return (
    <div className="stack">
      <form className="stack" onSubmit={submit} noValidate>
        {form.problem && !asked ? (
          <Note tone="bad" alert>
            {form.problem.message || t('offline')}
          </Note>
        ) : null}
        <TextField
          {...form.field('email')}
          label={t('who')}
          autoComplete="username webauthn"
          inputMode="email"
          dir="ltr"
          required
        />
        <TextField
          {...form.field('password')}
          label={t('password')}
          type="password"
          autoComplete="current-password"
          required
        />
        <Checkbox {...form.field('remember')}>{t('remember')}</Checkbox>
        <Button type="submit" look="primary" size="l" wide busy={form.sending}>
          {t('go')}
        </Button>
      </form>
      <PasskeyButton wide words={t('passkey')} act={() => signInWithPasskey(form.values.remember).then(onDone)} />
      <ProviderLinks next={next ?? null} />
    </div>
  )

  function submit(event: FormEvent) {
    setStartedOver(false)
    return form.submit(event)
  }
}
