import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { apart } from '#platform/shared/held.ts'
import { Note } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { cancelAnyOrder, showAnyOrder, type WholeOrder } from '../admin-contract.ts'

/** Ends an order that is not paid; money that came in for it already goes back by hand. */
export function CancelDialog({ order, onClose }: { order: WholeOrder; onClose: () => void }) {
  const t = useTranslations('orders.admin.cancel')
  const keep = useTranslations('orders.order')
  const priceOf = usePrice()
  const { id, number, paid, currency } = order
  const form = useForm(cancelAnyOrder, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ order: id, reason }),
    onDone() {
      toast.show({ text: keep('cancelled'), tone: 'good' })
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
      cancel={keep('keep')}
    >
      {paid > 0 ? <Note tone="warm">{t('received', { paid: priceOf(paid, currency) })}</Note> : null}
      <TextField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} maxLength={200} required />
    </FormDialog>
  )
}
