import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { type PipelineRow, showPipeline } from '../contract.ts'
import { packetDays } from '../rules.ts'
import { submitPeople } from '../sending-contract.ts'

type Props = { row: PipelineRow; onClose: () => void }

/** Sends people who approved to the client; what the client gets is said before. */
export function SendDialog({ row: { mandate, cards }, onClose }: Props) {
  const t = useTranslations('submissions')
  const ready = cards.filter(({ state }) => state === 'candidate_approved')
  const form = useForm(submitPeople, {
    initial: {
      ...{ submissions: ready.map(({ id }) => id), contact_name: '', contact_email: '', words: '' },
    },
    toInput: ({ submissions, contact_name, contact_email, words }) => ({
      ...{ mandate: mandate.id, submissions, words },
      ...(contact_name && { contact_name }),
      ...(contact_email && { contact_email }),
    }),
    onDone({ data: { people } }) {
      const refused = people.flatMap(({ why }) => why ?? [])
      const done = people.length - refused.length
      if (done > 0) toast.show({ text: t('sent', { count: done, client: mandate.client.name }), tone: 'good' })
      for (const text of new Set(refused)) toast.show({ text, tone: 'bad' })
      refreshCall(showPipeline)
      onClose()
    },
  })
  const { submissions } = form.values
  return (
    <FormDialog
      form={form}
      title={t('sendTitle', { client: mandate.client.name })}
      about={mandate.title}
      save={t('sendCount', { count: submissions.length })}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <fieldset className="stack stack-s">
        <legend className="medium">{t('whom')}</legend>
        {ready.map(({ id, name, headline }) => (
          <Checkbox
            key={id}
            name={`send-${id}`}
            checked={submissions.includes(id)}
            onChange={(isIn) =>
              form.set('submissions', isIn ? [...submissions, id] : submissions.filter((one) => one !== id))
            }
          >
            <bdi>{name}</bdi> {headline ? <bdi className="quiet">{headline}</bdi> : null}
          </Checkbox>
        ))}
      </fieldset>
      <p className="small quiet">{mandate.direct ? t('sendDirect') : t('sendByLink', { days: packetDays })}</p>
      {mandate.direct ? null : (
        <>
          <div className="fields">
            <TextField
              {...form.field('contact_name')}
              label={t('field.contactName')}
              placeholder={t('field.asClient')}
              maxLength={120}
              optional
            />
            <TextField
              {...form.field('contact_email')}
              label={t('field.contactEmail')}
              placeholder={t('field.asClient')}
              type="email"
              optional
            />
          </div>
          <TextArea {...form.field('words')} label={t('field.words')} rows={3} maxLength={2000} optional />
        </>
      )}
    </FormDialog>
  )
}
