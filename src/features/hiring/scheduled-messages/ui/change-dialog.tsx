import { useId } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { refresh } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { useDiscard } from '#ui/over/use-discard.tsx'
import { changeScheduled, type ScheduledMessage } from '../contract.ts'
import { WhenFields } from './when-fields.tsx'

type Props = { message: ScheduledMessage; theirZone: string | null; onClose: () => void }

/** Other words or another time for a message that still waits. */
export function ChangeDialog({ message, theirZone, onClose }: Props) {
  const t = useTranslations('scheduledMessages')
  const id = useId()
  const { subject, text, at, zone, version } = message
  const form = useForm(changeScheduled, {
    initial: { subject, text, at },
    toInput: (values) => ({ message: message.id, version, zone, ...values }),
    onDone() {
      refresh('scheduled_message.changed')
      onClose()
    },
  })
  const { close, question } = useDiscard(form.isChanged, onClose)
  return (
    <Dialog
      open
      onClose={close}
      title={t('change.title', { name: message.name })}
      footer={
        <>
          <Button type="submit" form={id} look="primary" busy={form.sending}>
            {t('change.save')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('change.keep')}
          </Button>
        </>
      }
    >
      <form method="post" id={id} className="stack" onSubmit={form.submit} noValidate>
        <LooseProblem problem={form.problem} />
        <TextField
          {...form.field('subject')}
          id={`${id}-subject`}
          label={t('write.subject')}
          optional
          maxLength={150}
        />
        <TextArea {...form.field('text')} id={`${id}-text`} label={t('write.to', { name: message.name })} rows={8} />
        <WhenFields
          at={form.values.at}
          zone={zone}
          theirZone={theirZone}
          name={message.name}
          error={form.errorOf('at')}
          onChange={(next) => form.set('at', next)}
        />
      </form>
      {question}
    </Dialog>
  )
}
