import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import { isReversed } from './period-rules.ts'

const dated = ['experience', 'education'] as const
type Dated = Pick<CvContent, (typeof dated)[number]>

/**
 * No job and no study ends before it begins.
 * @param stands what is stored: what was written so before there was this rule, or was read so, keeps nobody from saving the rest
 * @throws Refused invalid, at the first such end
 */
export function demandPeriods(content: Dated, stands?: Dated | null): void {
  for (const part of dated) {
    const known = new Set(stands?.[part].filter(isReversed).map(keyOf))
    const at = content[part].findIndex((entry) => isReversed(entry) && !known.has(keyOf(entry)))
    if (at >= 0) throw wrongField(`${part}.${at}.end`, 'ends_before_start')
  }
}

const keyOf = ({ start, end }: { start: string | null; end: string | null }) => `${start} ${end}`
