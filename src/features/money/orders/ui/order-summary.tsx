import { useState } from 'react'
import type { Offered } from '#features/money/products/contract.ts'
import type { Currency } from '#features/money/products/rules.ts'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useVoucherValue } from '#features/money/vouchers/ui/use-voucher-value.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Note, Skeleton } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { placeOrder, quoteOrder } from '../contract.ts'
import type { Way } from '../rules.ts'
import { BasketLines } from './basket-lines.tsx'
import { BilledTo } from './billed-to.tsx'
import { Sums } from './sums.tsx'
import { type Basket, emptyBasket } from './use-basket.ts'
import { VoucherField } from './voucher-field.tsx'

type Quote = Gives<typeof quoteOrder>['data']
type Props = {
  page: string
  offered: readonly Offered[]
  basket: Basket
  currency: Currency
  voucher: string
  onVoucher: (code: string) => void
}

/** What is about to be ordered, what it costs with voucher and tax, and how it is paid. */
export function OrderSummary({ page, offered, basket, currency, voucher, onVoucher }: Props) {
  const t = useTranslations('orders.buy')
  const unknown = useTranslations('vouchers')
  const worthOf = useVoucherValue()
  const items = basket.items.filter(({ product }) => offered.some(({ id }) => id === product))
  const isEmpty = items.length === 0
  const asked = { items, currency, ...(voucher && { voucher }) }
  const quote = useCall(quoteOrder, asked, { enabled: !isEmpty })
  const isRefused = quote.error !== null && voucher !== '' && isAboutVoucher(quote.error.code)
  // what a voucher is refused for says nothing against the rest
  const plain = useCall(quoteOrder, { items, currency }, { enabled: isRefused })
  const shown = isRefused ? plain.data?.data : quote.data?.data
  const problem = isRefused ? plain.error : quote.error
  const said = shown?.voucher && worthOf({ ...shown.voucher, currency, product: null })
  return (
    <Card title={t('summary')} id="summary">
      <div className="stack">
        {isEmpty ? <p className="quiet">{t('nothing')}</p> : <BasketLines offered={offered} basket={basket} />}
        <VoucherField
          key={voucher}
          code={voucher}
          worth={said ?? null}
          problem={
            isRefused ? (quote.error.code === 'not_found' ? unknown('unknownTitle') : quote.error.message) : null
          }
          onChange={onVoucher}
        />
        {shown && !isEmpty ? (
          <Payment
            page={page}
            quote={shown}
            asked={{ items, currency, ...(voucher && !isRefused && { voucher }) }}
            basketKey={basket.key}
          />
        ) : isEmpty ? null : problem ? (
          <Note tone="bad" alert>
            {problem.message}
          </Note>
        ) : (
          <Skeleton />
        )}
      </div>
    </Card>
  )
}

const isAboutVoucher = (code: string) => code.startsWith('voucher_') || code === 'not_found' || code === 'too_many'

type PaymentProps = {
  page: string
  quote: Quote
  asked: { items: { product: string; count: number }[]; currency: Currency; voucher?: string }
  basketKey: string
}

function Payment({ page, quote, asked, basketKey }: PaymentProps) {
  const t = useTranslations('orders.buy')
  const priceOf = usePrice()
  const { ways, is_test, total, currency } = quote
  const [chosen, setChosen] = useState<Way>('card')
  const way = ways.includes(chosen) ? chosen : ways[0]
  const order = useSend(placeOrder, {
    onDone({ data: { id, pay_url } }) {
      emptyBasket(page)
      location.assign(pay_url ?? `/page/orders/${id}`)
    },
    onProblem: () => refreshCall(quoteOrder),
  })
  const wordOf = (one: Way) => (one === 'card' && is_test ? 'test' : one)
  const changed = order.error?.code === 'price_changed'
  return (
    <>
      <Sums sums={quote} />
      {way === undefined ? (
        <Note tone="warm">{t('noWays')}</Note>
      ) : (
        <>
          {ways.length > 1 ? (
            <RadioGroup
              name="way"
              label={t('way')}
              look="cards"
              value={way}
              onChange={(id) => setChosen(ways.find((one) => one === id) ?? 'card')}
              choices={ways.map((id) => ({ id, text: t(`ways.${wordOf(id)}`), help: t(`wayHelp.${wordOf(id)}`) }))}
            />
          ) : (
            <p className="quiet small">{t(`wayHelp.${wordOf(way)}`)}</p>
          )}
          {order.error ? (
            <Note tone="bad" alert>
              {changed ? t('changed', { total: priceOf(total, currency) }) : order.error.message}
            </Note>
          ) : null}
          <Button
            look="primary"
            wide
            busy={order.isPending}
            onClick={() => order.mutate({ ...asked, way, agreed: total, key: basketKey })}
          >
            {t(`go.${way}`, { total: priceOf(total, currency) })}
          </Button>
        </>
      )}
      <BilledTo missing={order.error?.code === 'billing_missing'} />
    </>
  )
}
