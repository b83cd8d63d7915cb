import { useState } from 'react'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useMayAsStaff } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { Button } from '#ui/basics/button.tsx'
import { Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { decideRefund, showAnyOrder, type WholeOrder } from '../admin-contract.ts'
import { RefundFollowing } from './refund-following.tsx'

type Props = { order: WholeOrder; request: NonNullable<WholeOrder['refund_request']> }

/** A refund that waits for another of the staff: what was asked, and the yes or no to it. */
export function RefundRequest({ order, request: { id, of, amount, reason, by, at, may_confirm } }: Props) {
  const t = useTranslations('orders.admin.refund')
  const format = useFormatter()
  const may = useMayAsStaff()('staff.money.move')
  const money = usePrice()(amount, order.currency)
  const [asked, ask] = useState(false)
  const deciding = useSend(decideRefund, {
    onDone({ data: { refund_request } }) {
      toast.show({ text: t(refund_request ? 'second.waits' : 'second.decided'), tone: 'good' })
      refreshCall(showAnyOrder)
    },
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'bad' }),
  })
  const decide = (decision: 'confirm' | 'decline') => deciding.mutate({ order: order.id, request: id, decision })
  return (
    <div className="stack stack-s">
      <span className="cluster spread">
        <b className="num">{money}</b>
        <Word tone="warm">{t('second.waits')}</Word>
      </span>
      <p className="small">
        {t.rich(by ? 'second.by' : 'second.byNobody', {
          ...{ name: () => <bdi>{by}</bdi>, at: format.dateTime(new Date(at), 'moment') },
          what: t(of),
        })}
      </p>
      <blockquote className="small" dir="auto">
        {reason}
      </blockquote>
      {may ? (
        <div className="cluster">
          {may_confirm ? (
            <Button look="danger" busy={deciding.isPending} onClick={() => ask(true)}>
              {t('second.confirm', { money })}
            </Button>
          ) : (
            <p className="small quiet">{t('second.needsAnother')}</p>
          )}
          <Button look="quiet" busy={deciding.isPending} onClick={() => decide('decline')}>
            {t(may_confirm ? 'second.decline' : 'second.withdraw')}
          </Button>
        </div>
      ) : null}
      <SureDialog
        open={asked}
        onClose={() => ask(false)}
        title={t('title', { number: apart(order.number) })}
        go={t('second.confirm', { money })}
        keep={t('close')}
        busy={deciding.isPending}
        onGo={() => decide('confirm')}
      >
        <RefundFollowing order={order} money={money} units={order.unused?.units ?? 0} waits={false} />
      </SureDialog>
    </div>
  )
}
