import { useTranslations } from '#platform/browser/intl.ts'
import type { useForm } from '#platform/browser/use-form.ts'
import { TextArea } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'

type Form = Pick<
  ReturnType<typeof useForm<never, { words: string }>>,
  'field' | 'sending' | 'submit' | 'errors' | 'problem'
>

/** Asks the site's staff to decide. */
export function AppealDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  const t = useTranslations('disputes')
  return (
    <FormDialog form={form} title={t('appealTitle')} save={t('appealGo')} cancel={t('cancel')} onClose={onClose}>
      <p className="small quiet">{t('appealHelp')}</p>
      <TextArea {...form.field('words')} label={t('appealWords')} rows={4} maxLength={1500} required />
    </FormDialog>
  )
}
