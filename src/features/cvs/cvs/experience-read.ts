import { rangeOf } from '#features/site/lookups/experience-ranges.ts'
import { yearsIn } from '#features/site/understanding/years.ts'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { yearsOf } from '#libraries/cv-content/years-of.ts'

/** The range of years of work that a CV states, else that its dated jobs come to; empty where it tells neither. */
export function experienceIn({ headline, summary, experience }: CvContent, now: Date): string {
  const stated = yearsIn(`${headline}\n${summary}`, true)
  if (stated) return rangeOf(stated.years)
  return experience.some(({ start }) => start) ? rangeOf(yearsOf({ experience }, now)) : ''
}
