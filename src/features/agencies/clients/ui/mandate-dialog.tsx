import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addMandate, type Mandate, saveMandate, showClient } from '../contract.ts'
import type { ClientDetail } from './client-acts.tsx'
import { MandateFields, mandateInput, mandateValues } from './mandate-fields.tsx'

type Props = { client: ClientDetail; mandate: Mandate | null; onClose: () => void }

/** Adds a job of a client, or changes it. */
export function MandateDialog({ client, mandate, onClose }: Props) {
  return mandate ? (
    <Change client={client} mandate={mandate} onClose={onClose} />
  ) : (
    <Add client={client} mandate={null} onClose={onClose} />
  )
}

function Add({ client, onClose }: Props) {
  const form = useForm(addMandate, {
    initial: mandateValues(client, null),
    toInput: (values) => ({ client: client.id, ...mandateInput(values) }),
    onDone: useSaved(onClose),
  })
  const t = useTranslations('clients')
  return (
    <FormDialog
      form={form}
      title={t('jobs.add')}
      about={client.name}
      save={t('save')}
      cancel={t('cancel')}
      onClose={onClose}
      wide
    >
      <MandateFields form={form} mandate={null} />
    </FormDialog>
  )
}

function Change({ client, mandate, onClose }: Props & { mandate: Mandate }) {
  const form = useForm(saveMandate, {
    initial: mandateValues(client, mandate),
    toInput: (values) => ({ mandate: mandate.id, version: mandate.version, ...mandateInput(values) }),
    onDone: useSaved(onClose),
  })
  const t = useTranslations('clients')
  return (
    <FormDialog
      form={form}
      title={t('jobs.edit')}
      about={mandate.title}
      save={t('save')}
      cancel={t('cancel')}
      onClose={onClose}
      wide
    >
      <MandateFields form={form} mandate={mandate} />
    </FormDialog>
  )
}

function useSaved(onClose: () => void) {
  const t = useTranslations('clients')
  return () => {
    toast.show({ text: t('saved'), tone: 'good' })
    refreshCall(showClient)
    onClose()
  }
}
