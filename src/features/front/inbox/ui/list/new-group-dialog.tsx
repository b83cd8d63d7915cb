import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { listMembers } from '#features/companies/team/contract.ts'
import { openInternal } from '#features/talk/chat-groups/contract.ts'
import { mostTitle } from '#features/talk/chat-groups/rules.ts'
import { useSession } from '#frame/use-session.ts'
import { refresh, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { ManyChoice } from '#ui/fields/many-choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { hrefOf } from '../places.ts'

/** A group of colleagues: what it is called, and who is in it from the beginning. */
export default function NewGroupDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('inbox.group')
  const go = useNavigate()
  const me = useSession()?.display.id
  const { data } = useCall(listMembers, {})
  const colleagues = (data?.data ?? []).flatMap(({ id, name, state }) =>
    id !== me && state === 'active' ? [{ id, text: name }] : [],
  )
  const form = useForm(openInternal, {
    initial: { title: '', members: [] as string[] },
    onDone({ data: { thread } }) {
      refresh('thread.changed')
      onClose()
      go(hrefOf('page', thread))
    },
  })
  return (
    <FormDialog form={form} title={t('new')} save={t('create')} cancel={t('cancel')} onClose={onClose}>
      <TextField {...form.field('title')} label={t('title')} maxLength={mostTitle} required />
      <ManyChoice {...form.field('members')} label={t('members')} help={t('membersHelp')} choices={colleagues} />
    </FormDialog>
  )
}
