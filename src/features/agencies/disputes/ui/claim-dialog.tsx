import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import type { claimDuplicate, claimOwnDuplicate } from '../contract.ts'

type Call = typeof claimDuplicate | typeof claimOwnDuplicate
type Props = {
  call: Call
  /** Whom it is about: by the client's link, or an applicant of its own pipeline. */
  input: { key: string; submission: string } | { application: string }
  name: string
  onClose: () => void
  onDone: () => void
}

/** Says that one has somebody already, with one's own record: since when, for this job or not, last in touch. */
export function ClaimDialog({ call, input, name, onClose, onDone }: Props) {
  const t = useTranslations('disputes')
  const form = useForm(call as typeof claimDuplicate, {
    initial: { known_since: '', for_this_job: false, last_contact: '', words: '' },
    toInput: (values) => ({ ...(input as { key: string; submission: string }), ...values }),
    onDone() {
      toast.show({ text: t('claimedNow'), tone: 'good' })
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('weHave')} about={name} save={t('claimGo')} cancel={t('cancel')} onClose={onClose}>
      <p className="small quiet">{t('claimHelp')}</p>
      <DateField {...form.field('known_since')} label={t('field.knownSince')} required />
      <Checkbox
        name="for_this_job"
        checked={form.values.for_this_job}
        onChange={(isFor) => form.set('for_this_job', isFor)}
      >
        {t('field.forThisJob')}
      </Checkbox>
      <DateField {...form.field('last_contact')} label={t('field.lastContact')} optional />
      <TextArea {...form.field('words')} label={t('field.words')} rows={3} maxLength={1500} optional />
    </FormDialog>
  )
}
