import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { retryRefund, settleRefundByHand, showAnyOrder } from '../admin-contract.ts'

type Props = { order: string; refund: string; said: string; money: string }

/** A refund that the payment service refused: what it said, and the two ways on. */
export function StuckRefund({ order, refund, said, money }: Props) {
  const t = useTranslations('orders.admin.refund')
  const [byHand, setByHand] = useState(false)
  const again = useSend(retryRefund, {
    onDone() {
      toast.show({ text: t('again'), tone: 'good' })
      refreshCall(showAnyOrder)
    },
    onProblem: (problem) => toast.show({ text: problem.message, tone: 'bad' }),
  })
  return (
    <>
      <p className="small">{t.rich('said', { text: () => <bdi>{said}</bdi> })}</p>
      <div className="cluster">
        <Button size="s" busy={again.isPending} onClick={() => again.mutate({ order, refund })}>
          {t('retry')}
        </Button>
        <Button size="s" look="quiet" onClick={() => setByHand(true)}>
          {t('hand')}
        </Button>
      </div>
      {byHand ? <ByHand {...{ order, refund, money }} onClose={() => setByHand(false)} /> : null}
    </>
  )
}

function ByHand({ order, refund, money, onClose }: Omit<Props, 'said'> & { onClose: () => void }) {
  const t = useTranslations('orders.admin.refund')
  const form = useForm(settleRefundByHand, {
    initial: { note: '' },
    toInput: ({ note }) => ({ order, refund, note }),
    onDone() {
      toast.show({ text: t('handDone'), tone: 'good' })
      refreshCall(showAnyOrder)
      onClose()
    },
  })
  return (
    <FormDialog
      sure
      form={form}
      onClose={onClose}
      title={t('handTitle', { money })}
      about={t('handAbout')}
      save={t('hand')}
      cancel={t('close')}
    >
      <TextField {...form.field('note')} label={t('handNote')} help={t('handHelp')} maxLength={200} required />
    </FormDialog>
  )
}
