import { useState } from 'react'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { apart } from '#platform/shared/held.ts'
import { Button } from '#ui/basics/button.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listPlacements, type PlacementDetail, type PlacementInvoice, showPlacement } from '../contract.ts'
import { mailPlacementInvoice, payPlacementInvoice } from '../invoice-contract.ts'
import { PaidWord } from './guarantee.tsx'
import { IssueInvoice } from './issue-invoice.tsx'

const refresh = () => {
  refreshCall(showPlacement)
  refreshCall(listPlacements)
}

/** Invoice and credit note of a placement, for whoever sees to the money. */
export function PlacementPapers({ one }: { one: PlacementDetail }) {
  const t = useTranslations('placements')
  const may = useMay()
  const price = usePrice()
  const [open, setOpen] = useState<'issue' | PlacementInvoice | null>(null)
  const close = () => setOpen(null)
  const isOpen = ['agreed', 'started', 'passed', 'left'].includes(one.state)
  if (!may('billing')) return null
  return (
    <section className="stack stack-s">
      <h3>{t('papers')}</h3>
      <ul className="rows">
        {one.papers.map((paper) => (
          <PaperRow key={paper.id} paper={paper} canMail={one.contact.email !== null} onPay={() => setOpen(paper)} />
        ))}
      </ul>
      {one.invoiced < one.fee && isOpen ? (
        <div className="cluster">
          <Button icon="file" onClick={() => setOpen('issue')}>
            {t('issue')}
          </Button>
          {one.invoiced > 0 ? (
            <span className="small quiet">
              {t('partly', { done: price(one.invoiced, one.fee_currency), fee: price(one.fee, one.fee_currency) })}
            </span>
          ) : null}
        </div>
      ) : null}
      {open === 'issue' ? <IssueInvoice one={one} onClose={close} /> : null}
      {open && open !== 'issue' ? <PayDialog invoice={open} onClose={close} /> : null}
    </section>
  )
}

type RowProps = { paper: PlacementInvoice; canMail: boolean; onPay: () => void }

export function PaperRow({ paper, canMail, onPay }: RowProps) {
  const { id, kind, number, total, currency, paid_on, left, credited } = paper
  const t = useTranslations('placements')
  const price = usePrice()
  const mail = useSend(mailPlacementInvoice, {
    onDone({ data }) {
      toast.show({ text: t('mailed', { email: data.email }), tone: 'good' })
      refresh()
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <li className="cluster spread">
      <span className="stack stack-xs">
        <a className="link" href={`/api/page/placement-invoices/${id}/pdf`} target="_blank" rel="noopener">
          {t(`kinds.${kind}`, { number: apart(number) })}
        </a>
        {kind === 'invoice' ? <PaidWord paper={paper} /> : null}
      </span>
      <span>
        {price(total, currency)}
        {credited > 0 ? (
          <span className="small quiet"> {t('credited', { amount: price(credited, currency) })}</span>
        ) : null}
      </span>
      <span className="cluster">
        {canMail ? (
          <Button size="s" look="text" icon="mail" busy={mail.isPending} onClick={() => mail.mutate({ invoice: id })}>
            {t('mail')}
          </Button>
        ) : null}
        {left > 0 ? (
          <Button size="s" look="text" onClick={onPay}>
            {t('markPaid')}
          </Button>
        ) : null}
        {kind === 'invoice' && paid_on ? <UnpaidButton invoice={id} /> : null}
      </span>
    </li>
  )
}

/** A payment written down by mistake. */
export function UnpaidButton({ invoice }: { invoice: string }) {
  const t = useTranslations('placements')
  const undo = useSend(payPlacementInvoice, {
    onDone() {
      toast.show({ text: t('happened.unpaid'), tone: 'good' })
      refresh()
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <Button size="s" look="text" busy={undo.isPending} onClick={() => undo.mutate({ invoice, paid_on: null })}>
      {t('markUnpaid')}
    </Button>
  )
}

export function PayDialog({ invoice, onClose }: { invoice: PlacementInvoice; onClose: () => void }) {
  const t = useTranslations('placements')
  const form = useForm(payPlacementInvoice, {
    initial: { paid_on: '' },
    toInput: ({ paid_on }) => ({ invoice: invoice.id, paid_on }),
    onDone() {
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('markPaid')}
      about={t('kinds.invoice', { number: apart(invoice.number) })}
      save={t('form.save')}
      cancel={t('form.cancel')}
      onClose={onClose}
    >
      <DateField {...form.field('paid_on')} label={t('form.paidOn')} required />
    </FormDialog>
  )
}
