import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { apart } from '#platform/shared/held.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { showAnyOrder, takeBackPayment, type WholeOrder } from '../admin-contract.ts'

/** Takes back a payment that staff recorded by mistake. */
export function TakeBackDialog({ order, onClose }: { order: WholeOrder; onClose: () => void }) {
  const t = useTranslations('orders.admin.takeBack')
  const keep = useTranslations('orders.admin.note')
  const priceOf = usePrice()
  const { id, number, currency, transfers } = order
  const form = useForm(takeBackPayment, {
    initial: { payment: transfers.at(-1)?.id ?? '', reason: '' },
    toInput: ({ payment, reason }) => ({ order: id, payment, reason }),
    onDone() {
      toast.show({ text: t('done'), tone: 'good' })
      refreshCall(showAnyOrder)
      onClose()
    },
  })
  return (
    <FormDialog
      sure
      form={form}
      onClose={onClose}
      title={t('title', { number: apart(number) })}
      about={t('about')}
      save={t('go')}
      cancel={keep('close')}
    >
      <RadioGroup
        {...form.field('payment')}
        label={t('which')}
        choices={transfers.map((one) => ({ id: one.id, text: priceOf(one.amount, currency) }))}
      />
      <TextField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} maxLength={200} required />
    </FormDialog>
  )
}
