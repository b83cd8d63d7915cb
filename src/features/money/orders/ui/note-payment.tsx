import { useState } from 'react'
import { PriceField } from '#features/money/products/ui/price-field.tsx'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { apart } from '#platform/shared/held.ts'
import { minorOf, typedOf } from '#platform/shared/typed-money.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { notePayment, showAnyOrder, type WholeOrder } from '../admin-contract.ts'

/** A transfer that came in, all of the order or a part; says beforehand what will follow. */
export function NotePayment({ order, onClose }: { order: WholeOrder; onClose: () => void }) {
  const t = useTranslations('orders.admin.note')
  const { id, number, currency, total, paid } = order
  // one dialog is one payment, however often it is sent
  const [request] = useState(() => crypto.randomUUID())
  const form = useForm(notePayment, {
    initial: { amount: typedOf(total - paid, currency), note: '' },
    toInput: ({ amount, note }) => ({ order: id, note, request, amount: minorOf(amount, currency) }),
    onDone() {
      toast.show({ text: t('done'), tone: 'good' })
      refreshCall(showAnyOrder)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { number: apart(number) })}
      footer={
        <>
          <Button look="primary" busy={form.sending} onClick={() => void form.submit()}>
            {t('go')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <PriceField {...form.field('amount')} label={t('amount')} currency={currency} required />
        <TextField {...form.field('note')} label={t('text')} help={t('textHelp')} maxLength={200} optional />
        <Following open={total - paid} amount={minorOf(form.values.amount, currency)} currency={currency} />
        {form.problem && form.errors.length === 0 ? <p role="alert">{form.problem.message}</p> : null}
      </form>
    </Dialog>
  )
}

function Following({ open, amount, currency }: { open: number; amount: number; currency: string }) {
  const t = useTranslations('orders.admin.note')
  const priceOf = usePrice()
  const rest = open - amount
  if (Number.isNaN(rest) || amount <= 0) return null
  if (rest > 0) return <Note tone="info">{t('part', { rest: priceOf(rest, currency) })}</Note>
  return (
    <>
      <Note tone="good">{t('all')}</Note>
      {rest < 0 ? <Note tone="warm">{t('over', { more: priceOf(-rest, currency) })}</Note> : null}
    </>
  )
}
