import { useTranslations } from 'use-intl'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { authenticate } from '../contract.ts'

/** E-mail or phone, and password. */
export function SignInForm({ onDone }: { onDone: (signedIn: Gives<typeof authenticate>) => void }) {
  const t = useTranslations('sign-in.form')
  const form = useForm(authenticate, { initial: { email: '', password: '', remember: true }, onDone })
  return (
    <form className="stack" onSubmit={form.submit} noValidate>
      {form.problem ? (
        <Note tone="bad" alert>
          {form.problem.message || t('offline')}
        </Note>
      ) : null}
      <TextField
        {...form.field('email')}
        label={t('who')}
        autoComplete="username"
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
  )
}
