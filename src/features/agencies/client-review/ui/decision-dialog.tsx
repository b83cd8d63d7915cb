import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { type ClientPacket, type ClientPerson, decide } from '../contract.ts'

type Props = {
  person: ClientPerson
  packet: ClientPacket
  linkKey: string
  decision: 'interview' | 'reject'
  onClose: () => void
  onDone: () => void
}

/** An invitation with words about when, or a no with its reason from a list first. */
export function DecisionDialog({ person, packet, linkKey, decision, onClose, onDone }: Props) {
  const t = useTranslations('clientReview')
  const form = useForm(decide, {
    initial: { reason: '', words: '' },
    toInput: ({ reason, words }) => ({
      ...{ key: linkKey, submission: person.id, decision, words },
      ...(reason && { reason }),
    }),
    onDone({ data: { state } }) {
      toast.show({ text: t(`stands.${state}`), tone: 'good' })
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(decision)}
      about={person.name}
      save={t(decision === 'reject' ? 'rejectGo' : 'interviewGo')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      {decision === 'reject' ? (
        <RadioGroup
          {...form.field('reason')}
          label={t('reason')}
          choices={packet.reasons.map(({ code, text }) => ({ id: code, text }))}
          required
        />
      ) : (
        <p className="small quiet">{t('interviewHelp', { agency: packet.agency.name })}</p>
      )}
      <TextArea
        {...form.field('words')}
        label={t(decision === 'reject' ? 'reasonWords' : 'whenWords')}
        rows={3}
        maxLength={1500}
        optional
      />
    </FormDialog>
  )
}
