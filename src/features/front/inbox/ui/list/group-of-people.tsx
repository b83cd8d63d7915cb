import { listMembers } from '#features/companies/team/contract.ts'
import { openInternal } from '#features/talk/chat-groups/contract.ts'
import { mostTitle } from '#features/talk/chat-groups/rules.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { ManyChoice } from '#ui/fields/many-choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import type { GroupForm } from './group-form.ts'

/** What a group of colleagues is called, and who is in it from the beginning. */
export function GroupOfPeople({ children, onOpened, ...frame }: GroupForm) {
  const t = useTranslations('inbox.group')
  const me = useSession()?.display.id
  const { data } = useCall(listMembers, {})
  const colleagues = (data?.data ?? []).flatMap(({ id, name, state }) =>
    id !== me && state === 'active' ? [{ id, text: name }] : [],
  )
  const form = useForm(openInternal, {
    initial: { title: '', members: [] as string[] },
    onDone: ({ data: { thread } }) => onOpened(thread),
  })
  return (
    <FormDialog form={form} {...frame}>
      {children}
      <TextField {...form.field('title')} label={t('title')} maxLength={mostTitle} required />
      <ManyChoice {...form.field('members')} label={t('members')} help={t('membersHelp')} choices={colleagues} />
    </FormDialog>
  )
}
