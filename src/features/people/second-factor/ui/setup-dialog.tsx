import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { confirmSecondFactor, type startSecondFactor } from '../contract.ts'

type Props = {
  begun: Gives<typeof startSecondFactor>['data']
  onClose: () => void
  onDone: (codes: string[]) => void
}

/** The secret as a picture and as text, and the first code that proves that the app has it. */
export function SetupDialog({ begun, onClose, onDone }: Props) {
  const t = useTranslations('secondFactor.setup')
  const form = useForm(confirmSecondFactor, {
    initial: { code: '' },
    onDone: ({ data }) => onDone(data.recovery_codes),
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
        <p>{t('scan')}</p>
        <p>
          <img src={`data:image/svg+xml,${encodeURIComponent(begun.qr)}`} alt={t('qr')} width="176" height="176" />
        </p>
        <p className="small">
          {t('key')}: <code className="ltr">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <LooseProblem problem={form.problem} />
        <TextField
          {...form.field('code')}
          label={t('code')}
          help={t('codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
        />
      </form>
    </Dialog>
  )
}
