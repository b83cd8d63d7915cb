import type { Country } from './material.ts'
import type { Random } from './random.ts'

type Period = 'hour' | 'day' | 'month' | 'year'
export type Salary = {
  salary_min: number | null
  salary_max: number | null
  salary_currency: string | null
  salary_period: Period | null
  salary_shown: boolean
}

const workingHours = 152
const workingDays = 22
const byExperience: Record<string, number> = { '0|1': 0.72, '1|3': 0.86, '3|5': 1, '5|10': 1.3, '10|+': 1.6 }

/** What a job pays where it is, in the way it is usual to say it there. @param usual a month in the Emirates in dollars */
export function salaryFor(random: Random, country: Country, usual: number, experience: string): Salary {
  if (random.chance(0.07))
    return { salary_min: null, salary_max: null, salary_currency: null, salary_period: null, salary_shown: true }
  const dollars = usual * country.pay * (byExperience[experience] ?? 1) * random.between(0.88, 1.14)
  const month = Math.max(dollars * country.rate, country.floor * random.between(1, 1.15))
  const { period, times } = periodFor(random, country, usual)
  const spread = random.between(1.12, 1.4)
  return {
    salary_min: random.chance(0.9) ? round(month * times) : null,
    salary_max: round(month * times * spread),
    salary_currency: country.currency,
    salary_period: period,
    salary_shown: random.chance(0.92),
  }
}

function periodFor(random: Random, country: Country, usual: number): { period: Period; times: number } {
  if (country.code === 'FR' && usual >= 2300) return { period: 'year', times: 12 }
  if (country.code === 'FR' && random.chance(0.25)) return { period: 'hour', times: 1 / workingHours }
  if (usual < 1000 && random.chance(0.04)) return { period: 'day', times: 1 / workingDays }
  return { period: 'month', times: 1 }
}

/** Two leading digits, as people say it; small amounts exactly. */
function round(amount: number): number {
  if (amount < 100) return Math.max(1, Math.round(amount))
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1)
  return Math.round(amount / step) * step
}
