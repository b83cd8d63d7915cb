import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { listSavedJobs, noteSavedJob, type SavedJob } from '../contract.ts'
import { beforeEnd, type Reminder, reminders } from '../rules.ts'

type Props = { saved: SavedJob; open: boolean; onClose: () => void }

/** The own note, and when to be reminded. */
export function NoteDialog({ saved, open, onClose }: Props) {
  const t = useTranslations('savedJobs')
  return (
    <Dialog open={open} onClose={onClose} title={t('noteTitle')} about={<bdi>{saved.job.title}</bdi>}>
      <Form saved={saved} onClose={onClose} />
    </Dialog>
  )
}

function Form({ saved, onClose }: Omit<Props, 'open'>) {
  const t = useTranslations('savedJobs')
  const { job, note, remind, remind_on, saved_at, closes_at } = saved
  const form = useForm(noteSavedJob, {
    initial: { note, remind: remind as string, remind_on: remind_on ?? '' },
    toInput: (values) => ({
      job: job.id,
      note: values.note,
      remind: values.remind as Reminder,
      remind_on: values.remind === 'date' ? values.remind_on || null : null,
    }),
    onDone: () => {
      refreshCall(listSavedJobs)
      toast.show({ text: t('noted'), tone: 'good' })
      onClose()
    },
  })
  const hasEnd = beforeEnd(new Date(saved_at), closes_at ? new Date(closes_at) : null) !== null
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} />
      <TextArea label={t('noteLabel')} help={t('noteHelp')} rows={4} maxLength={1000} {...form.field('note')} />
      <RadioGroup
        label={t('remind')}
        choices={reminders.map((id) => ({
          id,
          text: t(`reminders.${id}`),
          ...(id === 'closing' && !hasEnd && { help: t('noEnd') }),
        }))}
        {...form.field('remind')}
      />
      {form.values.remind === 'date' ? (
        <DateField label={t('day')} required min={new Date().toISOString().slice(0, 10)} {...form.field('remind_on')} />
      ) : null}
      <div className="cluster">
        <Button type="submit" look="primary" busy={form.sending}>
          {t('keepNote')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
