import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { listPasskeys, namePasskey } from '../contract.ts'

type Props = { passkey: { id: string; name: string }; onClose: () => void }

/** Gives a passkey a name one will know it by. */
export function NamePasskey({ passkey, onClose }: Props) {
  const t = useTranslations('passkeys')
  const form = useForm(namePasskey, {
    initial: { name: passkey.name },
    toInput: ({ name }) => ({ passkey: passkey.id, name }),
    onDone() {
      refreshCall(listPasskeys)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rename')}
      footer={
        <Button look="primary" busy={form.sending} onClick={() => form.submit()}>
          {t('save')}
        </Button>
      }
    >
      <form method="post" onSubmit={form.submit} noValidate>
        <TextField {...form.soleField('name')} label={t('name')} required />
      </form>
    </Dialog>
  )
}
