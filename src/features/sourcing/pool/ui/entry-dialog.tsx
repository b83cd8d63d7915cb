import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { TokenField } from '#ui/fields/token-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listPool, type PoolEntry, poolPerson, savePoolEntry } from '../contract.ts'
import { mostTags } from '../rules.ts'
import type { Whom } from './use-entry.ts'

function useKept(onClose: () => void) {
  const t = useTranslations('pool')
  return () => {
    toast.show({ text: t('saved'), tone: 'good' })
    refreshCall(listPool)
    onClose()
  }
}

/** Tags and the note of somebody in the pool. */
export function EntryDialog({ entry: { id, name, tags, note }, onClose }: { entry: PoolEntry; onClose: () => void }) {
  const t = useTranslations('pool')
  const onDone = useKept(onClose)
  const form = useForm(savePoolEntry, {
    initial: { tags, note },
    toInput: (values) => ({ entry: id, ...values }),
    onDone,
  })
  return (
    <FormDialog form={form} title={t('editTitle', { name })} save={t('save')} cancel={t('cancel')} onClose={onClose}>
      <TokenField {...form.field('tags')} label={t('tags')} most={mostTags} optional />
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={4} maxLength={2000} optional />
    </FormDialog>
  )
}

/** A first note about somebody, who is kept in the pool with it. */
export function FirstNoteDialog({ whom, name, onClose }: { whom: Whom; name: string; onClose: () => void }) {
  const t = useTranslations('pool')
  const onDone = useKept(onClose)
  const form = useForm(poolPerson, { initial: { note: '' }, toInput: (values) => ({ ...whom, ...values }), onDone })
  return (
    <FormDialog
      form={form}
      title={t('noteTitle', { name })}
      about={t('noteAdds')}
      save={t('save')}
      cancel={t('cancel')}
      onClose={onClose}
    >
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={4} maxLength={2000} required />
    </FormDialog>
  )
}
