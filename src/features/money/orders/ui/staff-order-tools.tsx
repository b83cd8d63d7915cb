import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import type { WholeOrder } from '../admin-contract.ts'
import { isOpen, mayNote, mayRefund } from '../rules.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { NotePayment } from './note-payment.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

/** What staff may do with an order, by where it stands. */
export function StaffOrderTools({ order }: { order: WholeOrder }) {
  const t = useTranslations('orders.admin')
  const [doing, start] = useState<'note' | 'takeBack' | 'cancel' | 'refund' | null>(null)
  const stop = () => start(null)
  return (
    <div className="cluster">
      {mayNote(order).refused ? null : (
        <Button look={isOpen(order.state) ? 'primary' : 'quiet'} onClick={() => start('note')}>
          {t('note.go')}
        </Button>
      )}
      {isOpen(order.state) && order.transfers.length > 0 ? (
        <Button look="text" onClick={() => start('takeBack')}>
          {t('takeBack.go')}
        </Button>
      ) : null}
      {isOpen(order.state) ? (
        <Button look="text" onClick={() => start('cancel')}>
          {t('cancel.go')}
        </Button>
      ) : null}
      {mayRefund(order).refused || order.paid <= order.refunded || order.refund_request ? null : (
        <Button onClick={() => start('refund')}>{t('refund.open')}</Button>
      )}
      {doing === 'note' ? <NotePayment order={order} onClose={stop} /> : null}
      {doing === 'takeBack' ? <TakeBackDialog order={order} onClose={stop} /> : null}
      {doing === 'cancel' ? <CancelDialog order={order} onClose={stop} /> : null}
      {doing === 'refund' ? <RefundDialog order={order} onClose={stop} /> : null}
    </div>
  )
}
