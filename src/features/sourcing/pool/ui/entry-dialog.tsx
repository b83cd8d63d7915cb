import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { apart } from '#platform/shared/held.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { TokenField } from '#ui/fields/token-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listPool, type PoolEntry, poolPerson, savePersonNote, savePoolEntry, showPersonNote } from '../contract.ts'
import { mostTags } from '../rules.ts'

function useKept(onClose: () => void) {
  const t = useTranslations('pool')
  return () => {
    toast.show({ text: t('saved'), tone: 'good' })
    refreshCall(listPool)
    onClose()
  }
}

/** Tags and the note of somebody in the pool. */
export function EntryDialog({ entry, onClose }: { entry: PoolEntry; onClose: () => void }) {
  const t = useTranslations('pool')
  // as it was opened: what others write meanwhile is not what was read
  const [{ id, version, name, tags, note }] = useState(entry)
  const onDone = useKept(onClose)
  const form = useForm(savePoolEntry, {
    initial: { tags, note },
    toInput: (values) => ({ entry: id, version, ...values }),
    onDone,
  })
  return (
    <FormDialog
      form={form}
      title={t('editTitle', { name })}
      save={t('save')}
      cancel={t('cancel')}
      isDirty={form.isChanged}
      onClose={onClose}
    >
      <TokenField {...form.field('tags')} label={t('tags')} most={mostTags} optional />
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={4} maxLength={2000} optional />
    </FormDialog>
  )
}

type NoteProps = { person: string; name: string; noted: { note: string; version: number }; onClose: () => void }

/** A note of somebody the company found; it keeps nobody in the pool. */
export function PersonNoteDialog({ person, name, noted, onClose }: NoteProps) {
  const t = useTranslations('pool')
  const [{ note, version }] = useState(noted)
  const kept = useKept(onClose)
  const form = useForm(savePersonNote, {
    initial: { note },
    toInput: (values) => ({ person, version, ...values }),
    onDone() {
      refreshCall(showPersonNote)
      kept()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('noteTitle', { name: apart(name) })}
      save={t('save')}
      cancel={t('cancel')}
      isDirty={form.isChanged}
      onClose={onClose}
    >
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={4} maxLength={2000} optional />
    </FormDialog>
  )
}

/** A first note about somebody the company added itself, who is kept in the pool with it. */
export function FirstNoteDialog({ imported, name, onClose }: { imported: string; name: string; onClose: () => void }) {
  const t = useTranslations('pool')
  const onDone = useKept(onClose)
  const form = useForm(poolPerson, { initial: { note: '' }, toInput: (values) => ({ imported, ...values }), onDone })
  return (
    <FormDialog
      form={form}
      title={t('noteTitle', { name: apart(name) })}
      about={t('noteAdds')}
      save={t('save')}
      cancel={t('cancel')}
      isDirty={form.isChanged}
      onClose={onClose}
    >
      <TextArea {...form.field('note')} label={t('note')} help={t('noteHelp')} rows={4} maxLength={2000} required />
    </FormDialog>
  )
}
