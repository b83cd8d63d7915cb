import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { inviteImported, listImported, showImported } from '../contract.ts'

type Props = { ids: readonly string[]; onClose: (isDone: boolean) => void }

/** Asks people whether the company may keep them and put them forward. */
export function AskDialog({ ids, onClose }: Props) {
  const t = useTranslations('imports')
  const all = useTranslations()
  const form = useForm(inviteImported, {
    initial: { purpose: '' },
    toInput: ({ purpose }) => ({ ids: [...ids], purpose }),
    onDone({ data }) {
      const refused = data.flatMap((one) => one.refused ?? [])
      const done = data.length - refused.length
      if (done > 0) toast.show({ text: t('asked', { count: done }), tone: 'good' })
      for (const code of new Set(refused)) toast.show({ text: all(`refusals.${code}`), tone: 'bad' })
      refreshCall(listImported)
      refreshCall(showImported)
      onClose(done > 0)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('askTitle', { count: ids.length })}
      save={t('ask')}
      cancel={t('cancel')}
      isDirty={form.isChanged}
      onClose={() => onClose(false)}
    >
      <p className="quiet">{t('askText')}</p>
      <TextArea
        {...form.field('purpose')}
        label={t('purpose')}
        help={t('purposeHelp')}
        rows={3}
        maxLength={600}
        required
      />
    </FormDialog>
  )
}
