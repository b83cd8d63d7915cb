import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { readNumber } from '#platform/shared/numbers.ts'
import { minorOf, typedOf } from '#platform/shared/typed-money.ts'
import { countFor } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listPlacements, type PlacementDetail, showPlacement } from '../contract.ts'
import { issuePlacementInvoice } from '../invoice-contract.ts'
import { PaperFields, paperValues } from './paper-fields.tsx'

/** Invoices what is left of a fee, or a part of it. */
export function IssueInvoice({ one, onClose }: { one: PlacementDetail; onClose: () => void }) {
  const t = useTranslations('placements')
  const currency = one.fee_currency
  const form = useForm(issuePlacementInvoice, {
    initial: { ...paperValues(one.client.name), amount: typedOf(one.fee - one.invoiced, currency) },
    toInput: ({ tax_percent, due_days, amount, ...values }) => ({
      ...{ ...values, placement: one.id, due_days: countFor(due_days), amount: minorOf(amount, currency) },
      tax_percent: readNumber(tax_percent) ?? -1,
    }),
    onDone() {
      refreshCall(showPlacement)
      refreshCall(listPlacements)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('issue')}
      about={one.name}
      save={t('issue')}
      cancel={t('form.cancel')}
      onClose={onClose}
    >
      <TextField
        {...form.field('amount')}
        label={t('form.amount', { currency })}
        help={t('form.amountHelp')}
        inputMode="decimal"
        dir="ltr"
        maxLength={20}
        required
      />
      <PaperFields form={form} />
    </FormDialog>
  )
}
