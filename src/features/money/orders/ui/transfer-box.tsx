import { usePrice } from '#features/money/products/ui/use-price.ts'
import { copyText } from '#platform/browser/copy-text.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import type { OrderView } from '../contract.ts'

/** Where a transfer goes and what stands on it, each to be copied. */
export function TransferBox({ order, transfer }: { order: OrderView; transfer: NonNullable<OrderView['transfer']> }) {
  const t = useTranslations('orders.order')
  const paper = useTranslations('orders.paper')
  const priceOf = usePrice()
  const facts = [
    { key: t('reference'), value: transfer.reference },
    { key: t('open'), value: priceOf(order.total - order.paid, order.currency) },
    { key: t('holder'), value: transfer.holder },
    { key: 'IBAN', value: transfer.iban },
    { key: paper('bank'), value: transfer.bank },
    { key: 'SWIFT/BIC', value: transfer.swift },
  ].filter(({ value }) => value !== '')
  const copy = (value: string) => void copyText(value, { copied: t('copied') })
  return (
    <Card look="lit" title={t('transfer')}>
      <div className="stack">
        <p className="quiet">
          {t('referenceHelp', { reference: transfer.reference })} {t('transferHelp')}
        </p>
        <dl className="transfer-facts">
          {facts.map(({ key, value }) => (
            <div key={key}>
              <dt className="transfer-key">{key}</dt>
              <dd className="transfer-value">
                <bdi>{value}</bdi>
              </dd>
              <dd className="transfer-copy">
                <IconButton size="s" icon="copy" label={t('copy', { what: key })} onClick={() => copy(value)} />
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <LinkButton href={`/api/page/orders/${order.id}/proforma`} icon="download" target="_blank">
            {t('proforma')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
