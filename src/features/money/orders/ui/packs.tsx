import type { Offered } from '#features/money/products/contract.ts'
import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useProductName } from '#features/money/products/ui/use-product-name.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import type { Basket } from './use-basket.ts'

type Props = { kind: 'coins' | 'cv' | 'sms'; offered: readonly Offered[]; basket: Basket }

/** Packs of one kind, each to be put in the basket and taken out again. */
export function Packs({ kind, offered, basket }: Props) {
  const t = useTranslations('orders.buy')
  const packs = offered.filter((one) => one.kind === kind)
  if (packs.length === 0) return null
  return (
    <section className="stack stack-s">
      <header className="cluster row-base">
        <h2>{t(kind)}</h2>
        <p className="quiet small">{t(`${kind}Help`)}</p>
      </header>
      <ul className="packs">
        {packs.map((pack) => (
          <li key={pack.id}>
            <Pack pack={pack} basket={basket} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pack({ pack, basket }: { pack: Offered; basket: Basket }) {
  const t = useTranslations('orders.buy')
  const priceOf = usePrice()
  const { productName } = useProductName()
  const { id, minor, currency, quantity } = pack
  const isIn = basket.countOf(id) > 0
  return (
    <button type="button" className="pack" aria-pressed={isIn} onClick={() => basket.put(id, isIn ? 0 : 1)}>
      <b className="pack-name">{productName(pack)}</b>
      <span>{priceOf(minor, currency)}</span>
      <span className="quiet small">{t('each', { price: priceOf(Math.round(minor / quantity), currency) })}</span>
      {isIn ? <Icon name="done" /> : null}
    </button>
  )
}
