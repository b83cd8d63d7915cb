import { type FormEvent, useState } from 'react'
import { signInWithPasskey } from '#features/people/passkeys/ui/browser-passkeys.ts'
import { PasskeyButton } from '#features/people/passkeys/ui/passkey-button.tsx'
import { ProviderLinks } from '#features/people/providers/ui/provider-links.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { authenticate } from '../contract.ts'
import { SignInSteps, type Step, stepOf } from './sign-in-steps.tsx'

type Props = {
  onDone: (signedIn: Gives<typeof authenticate>) => void
  /** A first proof that was given elsewhere: what it still asks for. */
  step?: Step | null
  /** Where a provider leads back to. */
  next?: string | null
}

/** E-mail or phone and password, then a code where the account asks for one; or a passkey, or a provider. */
export function SignInForm({ onDone, step = null, next }: Props) {
  const t = useTranslations('signIn.form')
  const [startedOver, setStartedOver] = useState(false)
  const [byPasskey, setByPasskey] = useState<Step | null>(null)
  const form = useForm(authenticate, { initial: { email: '', password: '', remember: true }, onDone })
  const asked = stepOf(form.problem) ?? byPasskey ?? step
  if (asked && !startedOver) return <SignInSteps first={asked} onDone={onDone} onBack={() => setStartedOver(true)} />
  return (
    <div className="stack">
      <form method="post" className="stack" onSubmit={submit} noValidate>
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
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" required />
        <Checkbox {...form.field('remember')}>{t('remember')}</Checkbox>
        <Button type="submit" look="primary" size="l" wide busy={form.sending}>
          {t('go')}
        </Button>
        <p className="cluster small">
          <a className="link" href="/forgot-password">
            {t('forgot')}
          </a>
          <a className="link" href="/login-by-url">
            {t('byLink')}
          </a>
        </p>
      </form>
      <PasskeyButton wide words={t('passkey')} act={passkey} />
      <ProviderLinks next={next ?? null} />
    </div>
  )

  async function passkey() {
    setStartedOver(false)
    try {
      onDone(await signInWithPasskey(form.values.remember))
    } catch (problem) {
      if (!stepOf(problem)) throw problem
      setByPasskey(stepOf(problem))
    }
  }

  function submit(event: FormEvent) {
    setStartedOver(false)
    return form.submit(event)
  }
}
