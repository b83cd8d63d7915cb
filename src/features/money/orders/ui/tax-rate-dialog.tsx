import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { readNumber } from '#platform/shared/numbers.ts'
import { type Choice, NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listSellers, setTaxRate } from '../admin-contract.ts'

/** A rate from a day on; what was ordered before keeps its own. */
export function TaxRateDialog({ countries, onClose }: { countries: readonly Choice[]; onClose: () => void }) {
  const t = useTranslations('orders.sellers.rates')
  const form = useForm(setTaxRate, {
    initial: { country_id: '', rate: '', from_on: '' },
    toInput: ({ country_id, rate, from_on }) => ({
      country_id: Number(country_id),
      rate: readNumber(rate) ?? Number.NaN,
      from_on,
    }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listSellers)
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('add')} save={t('save')} cancel={t('close')}>
      <NativeSelect {...form.field('country_id')} label={t('country_id')} empty="" choices={countries} required />
      <TextField
        {...form.field('rate')}
        label={t('rate')}
        help={t('rateHelp')}
        inputMode="decimal"
        dir="ltr"
        maxLength={6}
        required
      />
      <TextField {...form.field('from_on')} type="date" label={t('from_on')} help={t('fromHelp')} required />
    </FormDialog>
  )
}
