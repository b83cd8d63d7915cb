import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { useTranslations } from '#platform/browser/intl.ts'

type Pay = {
  salary: number | null
  salary_currency: string | null
  salary_period: 'hour' | 'day' | 'month' | 'year' | null
}

/** "AED 13,500 · per month"; nothing where none was named. */
export function usePay(): (pay: Pay) => string | null {
  const amount = useSalaryAmount()
  const t = useTranslations('ui.money')
  return ({ salary, salary_currency: currency, salary_period: period }) =>
    salary && currency && period ? `${amount({ min: salary, max: salary, currency })} · ${t(period)}` : null
}
