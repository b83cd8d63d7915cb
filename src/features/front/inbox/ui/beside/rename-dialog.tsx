import { renameGroup } from '#features/talk/chat-groups/contract.ts'
import { mostTitle } from '#features/talk/chat-groups/rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refresh } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'

type Props = { thread: string; title: string; onClose: () => void }

/** What a group is called. */
export default function RenameDialog({ thread, title, onClose }: Props) {
  const t = useTranslations('inbox.people')
  const form = useForm(renameGroup, {
    initial: { title },
    toInput: (values) => ({ thread, ...values }),
    onDone() {
      refresh('thread.changed')
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('rename')} save={t('save')} cancel={t('cancel')} onClose={onClose}>
      <TextField {...form.field('title')} label={t('name')} maxLength={mostTitle} required />
    </FormDialog>
  )
}
