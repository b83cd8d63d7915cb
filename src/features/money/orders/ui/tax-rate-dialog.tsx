import { useTranslations } from 'use-intl'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { readNumber } from '#platform/shared/numbers.ts'
import { Button } from '#ui/basics/button.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { type Choice, NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
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
    <Dialog
      open
      onClose={onClose}
      title={t('add')}
      footer={
        <>
          <Button look="primary" busy={form.sending} onClick={() => void form.submit()}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <form className="stack" onSubmit={form.submit} noValidate>
        <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
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
        {form.problem && form.errors.length === 0 ? <p role="alert">{form.problem.message}</p> : null}
      </form>
    </Dialog>
  )
}
