import type { Advert } from './job-texts.ts'
import type { Material, Occupation, Sector } from './material.ts'
import type { Row } from './rows.ts'

/** Places among the words that qualify a title. */
const [dayShift, twoPositions] = [1, 4]

/** Nobody asks a cleaner for ten years, or makes a beginner a manager. @param usual a month in the Emirates in dollars */
export function yearsFor(pay: number, usual: number, isSenior: boolean): string[] {
  if (pay > 1.5) return ['5|10', '10|+']
  if (isSenior) return ['3|5', '3|5', '5|10']
  if (usual < 1000) return ['0|1', '0|1', '1|3', '1|3', '3|5']
  if (usual < 1600) return ['0|1', '1|3', '1|3', '3|5']
  return ['0|1', '1|3', '1|3', '3|5', '5|10']
}

/** What a job of that pay comes with; a visa is among it where the advert says so. */
export function offered(drawn: string[], usual: number, visa: boolean): string[] {
  const fitting = drawn.map((one) =>
    one === 'school_allowance' && usual < 2500 ? 'training' : one === 'phone_laptop' && usual < 1200 ? 'meals' : one,
  )
  return [...new Set([...fitting, ...(visa ? ['visa'] : [])])]
}

type Drawn = Pick<Row<'jobs'>, 'employment_types'> & {
  benefits: string[]
  visa_support: boolean
  openings: number
  salary_min: number | null
  salary_max: number | null
  salary_period: string | null
}
/** What was drawn apart says the same: benefits and facts, title and openings, hours and pay. */
export function fitTogether(row: Drawn, advert: Advert, { job }: Material['texts']['en']): void {
  advert.visa ||= row.benefits.includes('visa')
  row.visa_support = advert.visa
  const isQualified = job.titles[advert.choices.title]?.includes('{qualifier}')
  if (isQualified && advert.choices.qualifier === dayShift)
    row.employment_types = (row.employment_types as string[]).filter((type) => type !== 'shift')
  if (isQualified && advert.choices.qualifier === twoPositions) row.openings = 2
  const [main] = row.employment_types as string[]
  const isPart = (main === 'part_time' || main === 'internship') && ['month', 'year'].includes(row.salary_period ?? '')
  if (!isPart) return
  row.salary_min = row.salary_min && Math.round(row.salary_min / 2)
  row.salary_max = row.salary_max && Math.round(row.salary_max / 2)
}

/** No clinic looks for who sells cars: what is not found everywhere is in its own industries; whoever recruits for others has all. */
export const isFoundIn = ({ industries }: Pick<Occupation, 'industries'>, industry: number | null): boolean =>
  !industries || industry === null || industries.includes(industry)

/** In which industry a trade is at home. */
export const industryOf = (family: string, sectors: readonly Sector[]): number | null =>
  sectors.find(({ families }) => families.includes(family))?.industry ?? null
