import './salary.css'
import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { moneyOf } from '#platform/shared/money.ts'
import type { JobCard } from '../contract.ts'

type Paid = NonNullable<JobCard['salary']>

/** "AED 7,000–9,000 a month", as the language writes money. */
export function Salary({ salary }: { salary: Paid }) {
  const t = useTranslations('jobs.salary')
  const amount = useSalaryAmount()(salary)
  return (
    <span className="salary">
      {t.rich(`per.${salary.period}`, {
        amount,
        b: (words) => <bdi>{words}</bdi>,
        s: (words) => <small>{words}</small>,
      })}
    </span>
  )
}

/** The amount alone, where its period stands elsewhere: a table, a tile. */
export function useSalaryAmount(): (salary: Omit<Paid, 'period'>) => string {
  const t = useTranslations('jobs.salary')
  const locale = useLocale()
  return ({ min, max, currency }) => {
    const money = moneyOf(locale, currency)
    if (min && max) return min === max ? money.format(min) : rangeOf(money, `${locale} ${currency}`, min, max)
    return min ? t('from', { amount: money.format(min) }) : t('upTo', { amount: money.format(max ?? 0) })
  }
}

const ranges = new Map<string, string>()
const mostRanges = 5_000

/** `formatRange` takes some 50 µs, and the same ranges come again on every page of results. */
function rangeOf(money: Intl.NumberFormat, of: string, min: number, max: number): string {
  const key = `${of} ${min} ${max}`
  const known = ranges.get(key)
  if (known) return known
  const written = money.formatRange(min, max)
  if (ranges.size >= mostRanges) ranges.clear()
  ranges.set(key, written)
  return written
}
