import { usePrice } from '#features/money/products/ui/use-price.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Terms } from '../contract.ts'

type Fee = Pick<Terms, 'fee_kind' | 'fee_percent' | 'fee_amount' | 'fee_currency'>

/** What was agreed, in words: the fee, and the guarantee that comes with it. */
export function useTerms() {
  const t = useTranslations('clients.terms')
  const price = usePrice()
  return {
    fee: ({ fee_kind, fee_percent, fee_amount, fee_currency }: Fee): string =>
      fee_kind === 'fixed'
        ? t('fixedFee', { amount: price(fee_amount ?? 0, fee_currency) })
        : t('percentFee', { percent: (fee_percent ?? 0) / 100 }),
    guarantee: ({ guarantee_days, guarantee_kind }: Pick<Terms, 'guarantee_days' | 'guarantee_kind'>): string =>
      guarantee_days === 0 ? t('noGuarantee') : t(`guaranteed.${guarantee_kind}`, { count: guarantee_days }),
  }
}
