import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addClient, type Client, listClients, saveClient, showClient } from '../contract.ts'
import { ClientFields } from './client-fields.tsx'
import { clientInput, clientValues } from './client-values.ts'

const usual = 'AE'

/** Adds a client, by its company page or by name; its own screen opens then. */
export function AddClient({ onClose }: { onClose: () => void }) {
  const t = useTranslations('clients')
  const form = useForm(addClient, {
    initial: clientValues(null, usual),
    toInput: clientInput,
    onDone({ data: { id } }) {
      toast.show({ text: t('saved'), tone: 'good' })
      location.assign(`/page/clients/${id}`)
    },
  })
  return (
    <FormDialog form={form} title={t('add')} save={t('save')} cancel={t('cancel')} onClose={onClose} wide>
      <ClientFields form={form} page={null} />
    </FormDialog>
  )
}

/** Changes a client and what was agreed with it. */
export function EditClient({ client, onClose }: { client: Client; onClose: () => void }) {
  const t = useTranslations('clients')
  const form = useForm(saveClient, {
    initial: clientValues(client, usual),
    toInput: (values) => ({ client: client.id, version: client.version, ...clientInput(values) }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(showClient)
      refreshCall(listClients)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('edit')}
      about={client.name}
      save={t('save')}
      cancel={t('cancel')}
      onClose={onClose}
      wide
    >
      <ClientFields form={form} page={client.page} />
    </FormDialog>
  )
}
