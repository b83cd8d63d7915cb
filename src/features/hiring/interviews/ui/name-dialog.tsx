import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import type { Interview } from '../contract.ts'
import { nameInterviewers } from '../people-contract.ts'
import { PeopleField } from './people-field.tsx'
import { useWhen } from './use-when.ts'

type Props = { interview: Interview; team: readonly { id: string; name: string }[]; onClose: () => void }

/** Who interviews, while the time that was agreed or offered stays as it is. */
export function NameDialog({ interview, team, onClose }: Props) {
  const t = useTranslations('interviews')
  const { id, version, people, starts_at, zone } = interview
  const when = useWhen(undefined, zone)
  const form = useForm<typeof nameInterviewers, { people: string[] }>(nameInterviewers, {
    initial: { people: people.map((one) => one.id) },
    toInput: (values) => ({ interview: id, version, instead_of: people.map((one) => one.id), ...values }),
    onDone() {
      refresh('interview.interviewers_named')
      toast.show({ text: t('team.named'), tone: 'good' })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('team.name')}
      {...(starts_at && { about: when.both(starts_at) })}
      save={t('nameForm.save')}
      cancel={t('nameForm.cancel')}
      onClose={onClose}
    >
      <PeopleField
        team={team}
        people={form.values.people}
        onChange={(chosen) => form.set('people', chosen)}
        error={form.errorOf('people')}
      />
    </FormDialog>
  )
}
