import { listGroups } from '#features/jobs/job-groups/contract.ts'
import { openForJobGroup } from '#features/talk/chat-groups/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import type { GroupForm } from './group-form.ts'

/** Through which collection people applied to whom the team writes. */
export function GroupOfApplicants({ children, onOpened, ...frame }: GroupForm) {
  const t = useTranslations('inbox.group')
  const { data } = useCall(listGroups, {})
  const form = useForm(openForJobGroup, {
    initial: { group: '' },
    onDone: ({ data: { thread } }) => onOpened(thread),
  })
  return (
    <FormDialog form={form} {...frame}>
      {children}
      <NativeSelect
        {...form.field('group')}
        label={t('collection')}
        empty={t('collectionChoose')}
        choices={(data?.data ?? [])
          .filter(({ state }) => state === 'published' || state === 'ended')
          .map(({ id, title }) => ({ id, text: title }))}
        required
      />
    </FormDialog>
  )
}
