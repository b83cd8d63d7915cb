import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { cancelOrder, type OrderView, payOrder, showOrder } from '../contract.ts'
import { mayCancel } from '../rules.ts'

/** Paying an order that waits, and taking it back. */
export function OrderTools({ order, isTest }: { order: OrderView; isTest: boolean }) {
  const t = useTranslations('orders.order')
  const [sure, setSure] = useState(false)
  const again = ({ message }: { message: string }) => {
    refreshCall(showOrder)
    toast.show({ text: message, tone: 'bad' })
  }
  const pay = useSend(payOrder, { onDone: ({ data }) => location.assign(data.pay_url), onProblem: again })
  const cancel = useSend(cancelOrder, {
    onDone() {
      setSure(false)
      refreshCall(showOrder)
      toast.show({ text: t('cancelled'), tone: 'good' })
    },
    onProblem: again,
  })
  return (
    <div className="cluster">
      {order.card ? (
        <Button
          look={order.transfer ? 'quiet' : 'primary'}
          busy={pay.isPending}
          onClick={() => pay.mutate({ order: order.id })}
        >
          {isTest ? t('payTest') : t('pay')}
        </Button>
      ) : null}
      {mayCancel(order).refused ? null : (
        <Button look="text" onClick={() => setSure(true)}>
          {t('cancel')}
        </Button>
      )}
      <SureDialog
        open={sure}
        onClose={() => setSure(false)}
        title={t('cancelTitle')}
        about={t('cancelAbout')}
        go={t('cancel')}
        keep={t('keep')}
        busy={cancel.isPending}
        onGo={() => cancel.mutate({ order: order.id })}
      />
    </div>
  )
}
