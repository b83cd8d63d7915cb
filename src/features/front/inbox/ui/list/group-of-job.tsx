import { LiveJobField } from '#features/jobs/page-jobs/ui/live-job-field.tsx'
import { openInternal } from '#features/talk/chat-groups/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import type { GroupForm } from './group-form.ts'

/** Whose hiring team talks: it has everybody who reads its applicants, and only them. */
export function GroupOfJob({ children, onOpened, ...frame }: GroupForm) {
  const t = useTranslations('inbox.group')
  const form = useForm(openInternal, {
    initial: { job: '' },
    onDone: ({ data: { thread } }) => onOpened(thread),
  })
  return (
    <FormDialog form={form} {...frame}>
      {children}
      <LiveJobField {...form.field('job')} label={t('job')} empty={t('jobChoose')} required />
    </FormDialog>
  )
}
