import { useTranslations } from 'use-intl'
import { reportCompany } from '#features/staff/complaints/contract.ts'
import { type ComplaintReason, complaintReasons } from '#features/staff/complaints/rules.ts'
import { blockSender, type Thread } from '#features/talk/threads/contract.ts'
import { send } from '#platform/browser/call.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'

type Props = { thread: Thread; messages: readonly string[]; onClose: () => void }

/** Reports whoever wrote, and hears nothing of them any more. */
export default function ReportDialog({ thread, onClose }: Props) {
  const t = useTranslations('inbox.reporting')
  const word = useTranslations('complaints')
  const form = useForm(reportCompany, {
    initial: { reason: 'money' as ComplaintReason, note: '' },
    toInput: (values) => ({ page: thread.page?.id ?? '', ...values }),
    async onDone() {
      await send(blockSender, { thread: thread.id }).catch(() => {})
      refresh('thread.marked')
      toast.show({ text: t('done'), tone: 'good' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('title')} save={t('send')} cancel={word('report.cancel')} onClose={onClose}>
      <p className="quiet">{t('help')}</p>
      <RadioGroup
        {...form.field('reason')}
        onChange={(id) => form.set('reason', id as ComplaintReason)}
        label={word('report.reason')}
        required
        choices={complaintReasons.map((id) => ({ id, text: word(`reasons.${id}`) }))}
      />
      <TextArea {...form.field('note')} label={word('report.note')} maxLength={2000} optional />
    </FormDialog>
  )
}
