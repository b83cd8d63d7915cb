import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { askToConnect, listConnections } from '../contract.ts'
import { mostNote } from '../rules.ts'

type Props = {
  /** Somebody one works or talks with; nobody to ask by an address. */
  person?: { id: string; name: string }
  onClose: () => void
}

/** Asks for a connection, and says what it opens. */
export function ConnectDialog({ person, onClose }: Props) {
  const t = useTranslations('connections')
  const own = useSession()?.display.email
  const form = useForm(askToConnect, {
    initial: { email: '', note: '' },
    toInput: ({ email, note }) => ({ note, ...(person ? { user: person.id } : { email }) }),
    onDone({ data: { connected } }) {
      toast.show({ text: connected ? t('nowConnected', { name: person?.name ?? '' }) : t('asked'), tone: 'good' })
      refreshCall(listConnections)
      onClose()
    },
  })
  const email = form.field('email')
  const isOwn = email.value.trim().toLowerCase() === own?.toLowerCase()
  return (
    <FormDialog
      form={form}
      title={person ? t('addPerson', { name: person.name }) : t('addTitle')}
      save={t('ask')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <p className="quiet">{t('opens')}</p>
      {person ? null : (
        <TextField
          {...email}
          error={email.error && isOwn ? t('ownEmail') : email.error}
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          autoComplete="off"
          required
        />
      )}
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={3} maxLength={mostNote} optional />
    </FormDialog>
  )
}
