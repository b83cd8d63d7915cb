import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addCall, proposePage } from '../contract.ts'
import { type CallOutcome, callOutcomes } from '../rules.ts'

type Props = { page: string; name: string; onDone: () => void; onClose: () => void }

/** Writes down a call: what came of it, a note, and when to call again. */
export function AddCall({ page, name, onDone, onClose }: Props) {
  const t = useTranslations('agents')
  const form = useForm(addCall, {
    initial: { outcome: 'reached' as string, note: '', follow_up_on: '' },
    toInput: ({ outcome, note, follow_up_on }) => ({
      ...{ page, note, outcome: outcome as CallOutcome, follow_up_on: follow_up_on || null },
    }),
    onDone() {
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('addCall')} about={name} save={t('save')} cancel={t('cancel')}>
      <RadioGroup
        {...form.field('outcome')}
        label={t('outcome')}
        choices={callOutcomes.map((id) => ({ id, text: t(`outcomes.${id}`) }))}
      />
      <TextArea {...form.field('note')} label={t('note')} rows={3} maxLength={1000} optional />
      <DateField {...form.field('follow_up_on')} label={t('followUp')} optional />
    </FormDialog>
  )
}

/** Says what one found, for whoever decides. */
export function Propose({ page, name, onDone, onClose }: Props) {
  const t = useTranslations('agents')
  const form = useForm(proposePage, {
    initial: { found: '' },
    toInput: ({ found }) => ({ page, found }),
    onDone() {
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('propose')} about={name} save={t('send')} cancel={t('cancel')}>
      <p>{t('proposeHelp')}</p>
      <TextArea {...form.field('found')} label={t('found')} rows={4} maxLength={1000} required />
    </FormDialog>
  )
}
