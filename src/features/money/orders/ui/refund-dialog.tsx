import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { apart } from '#platform/shared/held.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { refundOrder, showAnyOrder, type WholeOrder } from '../admin-contract.ts'
import { RefundFollowing } from './refund-following.tsx'

/** Gives back what was not used, or all that was paid; says beforehand what that does. */
export function RefundDialog({ order, onClose }: { order: WholeOrder; onClose: () => void }) {
  const t = useTranslations('orders.admin.refund')
  const priceOf = usePrice()
  const { id, number, currency, paid, refunded } = order
  const unused = order.unused ?? { units: 0, all: 0, money: 0 }
  const form = useForm(refundOrder, {
    initial: { of: unused.money > 0 ? 'unused' : 'all', reason: '' },
    toInput: ({ of, reason }) => ({ order: id, reason, of: of === 'all' ? ('all' as const) : ('unused' as const) }),
    onDone({ data }) {
      const what = data.refund_request ? 'second.asked' : order.way === 'card' ? 'started' : 'done'
      toast.show({ text: t(what), tone: 'good' })
      refreshCall(showAnyOrder)
      onClose()
    },
  })
  const worth = { unused: priceOf(unused.money, currency), all: priceOf(paid - refunded, currency) }
  const isAll = form.values.of === 'all'
  const money = isAll ? worth.all : worth.unused
  const waits = order.refund_waits_for_another[isAll ? 'all' : 'unused']
  return (
    <FormDialog
      sure
      form={form}
      onClose={onClose}
      title={t('title', { number: apart(number) })}
      save={t(waits ? 'second.ask' : 'go', { money })}
      cancel={t('close')}
    >
      <RadioGroup
        {...form.field('of')}
        label={t('of')}
        choices={[
          {
            ...{ id: 'unused', text: t('unused'), aside: worth.unused, disabled: unused.money <= 0 },
            help: t('unusedHelp', { units: unused.units, all: unused.all }),
          },
          { id: 'all', text: t('all'), aside: worth.all, help: t('allHelp') },
        ]}
      />
      <TextField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} maxLength={200} required />
      <RefundFollowing order={order} money={money} units={unused.units} waits={waits} />
    </FormDialog>
  )
}
