import type { Applicant } from './candidates.ts'
import type { Job } from './jobs.ts'
import type { Random } from './random.ts'

/** Kinds of work between which people change. */
const neighbours = [
  ['software', 'product', 'itsupport'],
  ['finance', 'banking', 'office', 'hr'],
  ['sales', 'retail', 'marketing', 'support', 'office'],
  ['logistics', 'office', 'sales', 'drivers', 'support'],
  ['security', 'cleaning', 'drivers', 'logistics'],
  ['civil', 'crafts', 'engineering', 'oilgas'],
  ['hotel', 'kitchen', 'service', 'cleaning', 'support'],
  ['teaching', 'office', 'hr'],
  ['nursing', 'medical'],
]
const isNear = (one: string, other: string) => neighbours.some((group) => group.includes(one) && group.includes(other))
/** Whether somebody of one trade may well be taken in the other. */
export const isRelated = (one: string, other: string) => one === other || isNear(one, other)
const regions = [
  ['AE', 'SA', 'QA', 'KW', 'BH', 'OM'],
  ['EG', 'JO', 'LB', 'IQ'],
  ['MA', 'TN', 'DZ', 'FR'],
]
const sameRegion = (one: string, other: string) => regions.some((group) => group.includes(one) && group.includes(other))

/** How likely somebody applies there. */
export function likelihood(random: Random, { row, family, page }: Job, one: Applicant, already: number): number {
  const trade = one.family === family ? 12 : isNear(one.family, family) ? 5 : 0
  const place = one.country === page.country.code ? 5 : sameRegion(one.country, page.country.code) ? 3 : 0
  const language = one.language === row.language ? 4 : row.languages?.includes(one.language) ? 2 : 0
  const exact = one.position === row.position_id ? 4 : 0
  return trade + place + language + exact + random.next() * 6 - already * 0.45
}
