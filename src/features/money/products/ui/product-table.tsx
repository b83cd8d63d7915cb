import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { decimalsOf, fromMinor } from '#platform/shared/money.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { type Column, Table } from '#ui/lists/table.tsx'
import type { Listed } from '../contract.ts'
import { currencies, perkKinds } from '../rules.ts'
import { useProductName } from './use-product-name.ts'

type Props = {
  caption: string
  rows: readonly Listed[]
  onPrice?: (product: Listed) => void
  onWithdraw?: (product: Listed) => void
}

/** Products with a column for each currency; on phones the first of them, the others where prices are changed. */
export function ProductTable({ caption, rows, onPrice, onWithdraw }: Props) {
  const t = useTranslations('products.admin')
  const format = useFormatter()
  const { productName } = useProductName()
  const decimals = (currency: string) => ({
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  })
  const prices = currencies.map(
    (currency, at): Column<Listed> => ({
      id: currency,
      head: currency,
      numeric: true,
      wideOnly: at > 0,
      cell: ({ prices: { [currency]: minor } }) =>
        minor === undefined ? '–' : format.number(fromMinor(minor, currency), decimals(currency)),
    }),
  )
  return (
    <div className="product-table">
      <Table
        focusable={!onPrice}
        caption={caption}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', head: t('product'), names: true, cell: (product) => <Named product={product} /> },
          ...(onPrice && onWithdraw
            ? [
                {
                  id: 'tools',
                  head: <span className="sr-only">{t('tools')}</span>,
                  cell: (product: Listed) => (
                    <span className="row product-tools">
                      <IconButton
                        size="s"
                        icon="edit"
                        label={t('change', { name: productName(product) })}
                        onClick={() => onPrice(product)}
                      />
                      <IconButton
                        size="s"
                        icon="trash"
                        label={t('withdrawOne', { name: productName(product) })}
                        onClick={() => onWithdraw(product)}
                      />
                    </span>
                  ),
                },
              ]
            : []),
          ...prices,
        ]}
      />
    </div>
  )
}

/** A plan with what it brings each month. */
function Named({ product }: { product: Listed }) {
  const t = useTranslations('products')
  const { productName } = useProductName()
  const perks = perkKinds.flatMap((perk) => {
    const count = product.perks[perk]
    return count ? [t(`perks.${perk}`, { count })] : []
  })
  return (
    <span className="stack stack-xs">
      <bdi>{productName(product)}</bdi>
      {perks.length > 0 ? <span className="small quiet">{perks.join(t('admin.comma'))}</span> : null}
    </span>
  )
}
