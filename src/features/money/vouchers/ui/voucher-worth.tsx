import { kinds } from '#features/money/ledger/rules.ts'
import { listProducts } from '#features/money/products/contract.ts'
import { currencies } from '#features/money/products/rules.ts'
import { PriceField } from '#features/money/products/ui/price-field.tsx'
import { useProductName } from '#features/money/products/ui/use-product-name.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type VoucherKind, voucherKinds } from '../rules.ts'

type Typed = { name: string; value: string; error: string | undefined; onChange: (value: string) => void }
type Props = {
  kind: VoucherKind
  onKind: (kind: VoucherKind) => void
  field: (name: 'kind' | 'amount' | 'currency' | 'product') => Typed
}

/** What a voucher gives: so many of a balance, so much off an order, or a product. */
export function VoucherWorth({ kind, onKind, field }: Props) {
  const t = useTranslations('vouchers.admin')
  const balances = useTranslations('ledger.kinds')
  const nameOf = (one: VoucherKind) => {
    const balance = kinds.find((known) => known === one)
    return balance ? balances(balance) : t(`kinds.${one}`)
  }
  const amount = field('amount')
  const label = kind === 'percent' ? t('percent') : kind === 'product' ? t('times_given') : t('amount')
  return (
    <>
      <NativeSelect
        {...field('kind')}
        onChange={(id) => onKind(voucherKinds.find((one) => one === id) ?? 'coin')}
        label={t('kind')}
        choices={voucherKinds.map((id) => ({ id, text: nameOf(id) }))}
      />
      {kind === 'amount' ? (
        <NativeSelect
          {...field('currency')}
          label={t('currency')}
          choices={currencies.map((id) => ({ id, text: id }))}
        />
      ) : null}
      {kind === 'product' ? <WhichProduct {...field('product')} /> : null}
      {kind === 'amount' ? (
        <PriceField {...amount} label={t('money')} currency={field('currency').value} required />
      ) : (
        <TextField {...amount} maxLength={12} label={label} inputMode="numeric" dir="ltr" required />
      )}
    </>
  )
}

function WhichProduct(field: Typed) {
  const t = useTranslations('vouchers.admin')
  const { productName } = useProductName()
  const { data } = useCall(listProducts, {})
  const sold = (data?.data ?? []).filter(({ withdrawn_at }) => withdrawn_at === null)
  return (
    <NativeSelect
      {...field}
      label={t('product')}
      empty=""
      choices={sold.map((product) => ({ id: product.id, text: productName(product) }))}
      required
    />
  )
}
