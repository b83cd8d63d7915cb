import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import type { OrderView } from '../contract.ts'

type Props = { order: Pick<OrderView, 'paid' | 'tested' | 'currency'> }

/** Says how much of what was paid is a test, and what is real money. */
export function TestNote({ order: { paid, tested, currency } }: Props) {
  const t = useTranslations('orders.order')
  const priceOf = usePrice()
  if (tested === 0) return null
  const [part, rest] = [priceOf(tested, currency), priceOf(paid - tested, currency)]
  return <Note title={tested < paid ? t('testInPart', { tested: part, rest }) : t('test')} />
}
