import { rejectReasons } from '#features/site/lookups/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { MomentField } from '#ui/fields/moment-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { moveSubmission, type SubmissionDetail } from '../contract.ts'

type Props = {
  one: SubmissionDetail
  event: 'interview' | 'offer' | 'reject'
  onClose: () => void
  onDone: () => void
}

/** Writes down what the client said outside: by phone, in a meeting. The person is told as by the client itself. */
export function OutsideDialog({ one, event, onClose, onDone }: Props) {
  const t = useTranslations('submissions')
  const { data } = useCall(rejectReasons, {}, { enabled: event === 'reject' })
  const form = useForm(moveSubmission, {
    initial: { interview_at: '', reason: '', words: '' },
    toInput: ({ interview_at, reason, words }) => ({
      ...{ submission: one.id, event, words },
      ...(interview_at && { interview_at: new Date(interview_at).toISOString() }),
      ...(reason && { reason }),
    }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`outside.${event}`)}
      about={one.name}
      save={t(`outside.${event}`)}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <p className="small quiet">{t('outsideHelp')}</p>
      {event === 'interview' ? (
        <MomentField {...form.field('interview_at')} label={t('field.interviewAt')} optional />
      ) : null}
      {event === 'reject' ? (
        <>
          <NativeSelect
            {...form.field('reason')}
            label={t('field.reason')}
            empty={t('field.chooseReason')}
            choices={(data?.data_name ?? []).map((reason) => ({ id: String(reason.id), text: reason.text }))}
            required
          />
          <TextArea {...form.field('words')} label={t('field.reasonWords')} rows={3} maxLength={1000} optional />
        </>
      ) : null}
    </FormDialog>
  )
}
