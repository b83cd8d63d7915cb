import { useTranslations } from '#platform/browser/intl.ts'
import type { FieldProps } from '#ui/fields/field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

/** What every invoice says beside its amount. */
export const paperValues = (billed_to: string) => ({
  ...{ billed_to, address: '', tax_number: '', tax_percent: '0', due_days: '30' },
})

type Name = keyof ReturnType<typeof paperValues>
type Bound = { name: string; value: string; error: FieldProps['error']; onChange: (value: string) => void }

/** To whom, with which tax, until when. */
export function PaperFields({ form }: { form: { field: (name: Name) => Bound } }) {
  const t = useTranslations('placements')
  return (
    <>
      <TextField {...form.field('billed_to')} label={t('form.billedTo')} maxLength={160} required />
      <TextField {...form.field('address')} label={t('form.address')} maxLength={300} optional />
      <TextField {...form.field('tax_number')} label={t('form.taxNumber')} maxLength={40} dir="ltr" optional />
      <div className="fields">
        <TextField {...form.field('tax_percent')} label={t('form.tax')} inputMode="decimal" dir="ltr" maxLength={5} />
        <TextField {...form.field('due_days')} label={t('form.due')} inputMode="numeric" dir="ltr" maxLength={3} />
      </div>
    </>
  )
}
