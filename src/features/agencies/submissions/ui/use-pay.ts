import { useFormatter, useTranslations } from 'use-intl'

type Pay = {
  salary: number | null
  salary_currency: string | null
  salary_period: 'hour' | 'day' | 'month' | 'year' | null
}

/** "AED 13,500 · per month"; nothing where none was named. */
export function usePay(): (pay: Pay) => string | null {
  const format = useFormatter()
  const t = useTranslations('ui.money')
  return ({ salary, salary_currency: currency, salary_period: period }) =>
    salary && currency && period
      ? `${format.number(salary, { style: 'currency', currency, maximumFractionDigits: 0 })} · ${t(period)}`
      : null
}
