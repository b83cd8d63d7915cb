import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import type { OrderView } from '../contract.ts'

type Props = { order: Pick<OrderView, 'id' | 'documents'>; at: '/api/page/orders' | '/api/admin/orders' }

/** Invoices and credit notes as PDF, in the reader's language. */
export function OrderDocuments({ order: { id, documents }, at }: Props) {
  const t = useTranslations('orders.order')
  const locale = useLocale().slice(0, 2)
  if (documents.length === 0) return null
  return (
    <Card title={t('documents')}>
      <ul className="stack stack-s">
        {documents.map((one) => (
          <li key={one.id}>
            <LinkButton
              look="text"
              icon="download"
              target="_blank"
              href={`${at}/${id}/documents/${one.id}?lang=${locale}`}
            >
              {t(one.kind, { number: one.number })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
