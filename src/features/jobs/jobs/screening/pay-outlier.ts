import { monthlyDollars } from '#features/site/lookups/money-rules.ts'
import type { Finding, Period, ScreenedJob, ScreeningFacts, UsualPay } from './finding.ts'

/** What is suggested has to fit nearly as it is. */
const near = 1.2
/** So many times the usual is far; what is plausible in a country is wide already. */
const far = { position: 3, industry: 4, country: 1 }
/** Nobody's pay, in any currency: a slip of the keyboard or bait. */
const hardlyWide = 10
/** The likelier meant first. */
const periods: readonly Period[] = ['month', 'year', 'hour', 'day']

/**
 * Pay far from what others publish for this work, or a range so wide that it says nothing. Where the same numbers are
 * usual for another period, that period was probably meant.
 */
export function findPayOutlier(job: ScreenedJob, { usual_pay: usual }: ScreeningFacts): Finding[] {
  const { salary_min: min, salary_max: max } = job
  const finding = (field: string, quote: string): Finding => ({
    rule: 'pay_outlier',
    severity: 'warn',
    field,
    language: null,
    quote,
  })
  const written = [min, max].filter((amount) => amount !== null).join('–')
  if (min && max && max > min * hardlyWide) return [finding('salary_max', written)]
  if (!usual || !job.salary_period || isUsual(job, job.salary_period, usual, far[usual.of])) return []
  const meant = periods.find((period) => period !== job.salary_period && isUsual(job, period, usual, near))
  if (meant) return [{ ...finding('salary_period', written), rule: 'pay_period', period: meant }]
  const isHigh = (monthly(job, job.salary_period)?.upper ?? 0) > usual.high
  const field = isHigh ? (max ? 'salary_max' : 'salary_min') : min ? 'salary_min' : 'salary_max'
  return [finding(field, written)]
}

/** Whether the pay would be nothing odd if it were for this period; an unknown currency never is. */
function isUsual(job: ScreenedJob, period: Period, { low, high }: UsualPay, times: number): boolean {
  const pay = monthly(job, period)
  return !pay || (pay.upper <= high * times && pay.lower * times >= low)
}

function monthly({ salary_min: min, salary_max: max, salary_currency }: ScreenedJob, period: Period) {
  const lower = monthlyDollars(min ?? max, salary_currency, period)
  const upper = monthlyDollars(max ?? min, salary_currency, period)
  return lower === null || upper === null ? null : { lower, upper }
}
