import { useTranslations } from '#platform/browser/intl.ts'
import { isNamedPlan, type ProductKind } from '../rules.ts'

type Named = { kind: ProductKind | string; quantity: number; plan: string | null }

/** Names of products and plans in the reader's language: 10 coins; Growth plan, 1 month. */
export function useProductName() {
  const t = useTranslations('products')
  const planName = (plan: string) => (isNamedPlan(plan) ? t(`plans.${plan}`) : plan)
  return {
    planName,
    productName: ({ kind, quantity, plan }: Named, count = 1): string => {
      const name = t(`names.${kind}`, { quantity, plan: plan ? planName(plan) : '' })
      return count === 1 ? name : t('times', { count, name })
    },
  }
}
