import { useState } from 'react'
import { useSite } from '#frame/use-session.ts'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { adminEntries, mergeEntries } from '../contract.ts'
import { type Entry, readAgain } from './entry-table.tsx'

type Props = { list: string; entry: Entry; onClose: () => void }
type Found = { id: string; text: string; hint?: string }

/** Makes an entry one with another of its list. */
export function MergeDialog({ list, entry, onClose }: Props) {
  const t = useTranslations('lookups.admin')
  const { language } = useSite()
  const [into, setInto] = useState<Found | null>(null)
  const form = useForm(mergeEntries, {
    initial: { into: '' },
    toInput: ({ into }) => ({ list, id: entry.id, into: Number(into) }),
    onDone({ data: { moved } }) {
      toast.show({ text: t('merged', { count: moved }), tone: 'good' })
      readAgain()
      onClose()
    },
  })
  const search = async (q: string): Promise<Found[]> => {
    const { data } = await send(adminEntries, { list, q })
    return data
      .filter(({ id, hidden, country }) => id !== entry.id && !hidden && country === entry.country)
      .slice(0, 30)
      .map((one) => ({ id: String(one.id), text: one[language], ...(one.country && { hint: one.country }) }))
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('mergeTitle')}
      about={entry[language]}
      save={t('mergeDo')}
      cancel={t('cancel')}
      sure
    >
      <p>{t('mergeHelp')}</p>
      <Combobox
        name="into"
        label={t('into')}
        error={form.field('into').error}
        search={search}
        value={into}
        onChange={(found) => {
          setInto(found)
          form.set('into', found?.id ?? '')
        }}
      />
    </FormDialog>
  )
}
