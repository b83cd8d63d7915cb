import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { type SubmissionDetail, saveSubmission } from '../contract.ts'
import { inputOf, SaidFields, saidOf } from './said-fields.tsx'

type Props = { one: SubmissionDetail; onClose: () => void; onDone: () => void }

/** Changes what is said of somebody; salary and notice stay as the person approved them. */
export function EditDialog({ one, onClose, onDone }: Props) {
  const t = useTranslations('submissions')
  const isApproved = one.approvals.length > 0
  const form = useForm(saveSubmission, {
    initial: saidOf(one),
    toInput: (said) => ({ submission: one.id, version: one.version, ...inputOf(said) }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('edit')} about={one.name} save={t('save')} cancel={t('cancel')} onClose={onClose}>
      {isApproved ? <p className="small quiet">{t('asApproved')}</p> : null}
      <SaidFields form={form} fixed={isApproved} />
    </FormDialog>
  )
}
