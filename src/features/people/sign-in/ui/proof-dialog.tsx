import { useState } from 'react'
import { proveWithPasskey } from '#features/people/passkeys/ui/browser-passkeys.ts'
import { PasskeyButton } from '#features/people/passkeys/ui/passkey-button.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { prove } from '../contract.ts'

/** Asks once more who sits there, before something that would hurt in wrong hands: password, code or passkey. */
export function ProofDialog({ onClose, onProved }: { onClose: () => void; onProved: () => void }) {
  const t = useTranslations('signIn.prove')
  const [byCode, setByCode] = useState(false)
  const form = useForm(prove, {
    initial: { password: '', code: '' },
    toInput: ({ password, code }) => (byCode ? { code } : { password }),
    onDone: onProved,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <Button look="primary" busy={form.sending} onClick={() => form.submit()}>
          {t('go')}
        </Button>
      }
    >
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <p>{t('text')}</p>
        <LooseProblem problem={form.problem} />
        {byCode ? (
          <TextField {...form.field('code')} label={t('code')} autoComplete="one-time-code" dir="ltr" required />
        ) : (
          <TextField
            {...form.field('password')}
            label={t('password')}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        <p>
          <Button look="text" size="s" onClick={() => setByCode(!byCode)}>
            {byCode ? t('byPassword') : t('byCode')}
          </Button>
        </p>
        <PasskeyButton words={t('byPasskey')} act={() => proveWithPasskey().then(onProved)} />
      </form>
    </Dialog>
  )
}
