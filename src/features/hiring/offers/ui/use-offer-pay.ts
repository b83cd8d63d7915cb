import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Offer } from '../contract.ts'

/** What an offer pays, in words; null where a draft leaves it open. */
export function useOfferPay() {
  const t = useTranslations('offers.period')
  const amount = useSalaryAmount()
  return ({ pay, currency, period }: Pick<Offer, 'pay' | 'currency' | 'period'>) =>
    pay === null ? null : `${amount({ min: pay, max: pay, currency })} ${t(period)}`
}
