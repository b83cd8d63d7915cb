import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { openInternal } from '#features/talk/chat-groups/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import type { GroupForm } from './group-form.ts'

/** Whose hiring team talks: it has everybody who reads its applicants, and only them. */
export function GroupOfJob({ children, onOpened, ...frame }: GroupForm) {
  const t = useTranslations('inbox.group')
  const { data } = useCall(listPageJobs, { state: 'live' })
  const form = useForm(openInternal, {
    initial: { job: '' },
    onDone: ({ data: { thread } }) => onOpened(thread),
  })
  return (
    <FormDialog form={form} {...frame}>
      {children}
      <NativeSelect
        {...form.field('job')}
        label={t('job')}
        empty={t('jobChoose')}
        choices={(data?.data ?? []).map(({ id, title }) => ({ id, text: title }))}
        required
      />
    </FormDialog>
  )
}
