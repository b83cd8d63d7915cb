import { inviteToGroup, listInvitable } from '#features/talk/chat-groups/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refresh, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { ManyChoice } from '#ui/fields/many-choice.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'

type Props = { thread: string; onClose: () => void }

/** Takes colleagues into a group; whether they read what was said before is said with it. */
export default function InviteDialog({ thread, onClose }: Props) {
  const t = useTranslations('inbox.people')
  const { data } = useCall(listInvitable, { thread })
  const form = useForm(inviteToGroup, {
    initial: { users: [] as string[], from_beginning: false },
    toInput: (values) => ({ thread, ...values }),
    onDone() {
      refresh('thread.changed')
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('add')} save={t('add')} cancel={t('cancel')} onClose={onClose}>
      <ManyChoice
        {...form.field('users')}
        label={t('colleagues')}
        required
        choices={(data?.data ?? []).map(({ id, name }) => ({ id, text: name }))}
      />
      <Checkbox
        name="from_beginning"
        value={form.values.from_beginning}
        onChange={(on) => form.set('from_beginning', on)}
        help={t('fromBeginningHelp')}
      >
        {t('fromBeginning')}
      </Checkbox>
    </FormDialog>
  )
}
