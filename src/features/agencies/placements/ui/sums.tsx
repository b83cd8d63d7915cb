import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'

type Money = readonly { currency: string; amount: number }[]

/** What was invoiced this quarter, and what is still under guarantee, by currency. */
export function PlacementSums({ invoiced, guaranteed }: { invoiced: Money; guaranteed: Money }) {
  const t = useTranslations('placements')
  const price = usePrice()
  return (
    <Facts
      small
      items={[
        ...invoiced.map(({ currency, amount }) => t('invoiced', { amount: price(amount, currency) })),
        ...guaranteed
          .filter(({ amount }) => amount > 0)
          .map(({ currency, amount }) => t('guaranteed', { amount: price(amount, currency) })),
      ]}
    />
  )
}
