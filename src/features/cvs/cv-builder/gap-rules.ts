import type { CvContent } from '#libraries/cv-content/content-contract.ts'

/** Months nobody explained, both ends included: `2021-03` to `2021-08` are six. */
export type Gap = { from: string; to: string; months: number }

/** As long as this, an employer asks (product.md, "Profile"). */
const fromMonths = 3

/**
 * Where a life of work and study is silent. Of a bare year the whole year counts as filled, so that nobody is asked for what
 * only the writing left open; what has no end told ends with the year it began in.
 */
export function gapsIn(content: Pick<CvContent, 'experience' | 'education'>, now: Date): Gap[] {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const periods = [...content.experience, ...content.education]
    .flatMap((entry) => periodOf(entry, today) ?? [])
    .sort((a, b) => a.from - b.from)
  const [first] = periods
  if (!first) return []
  const gaps: Gap[] = []
  let filled = first.to
  for (const { from, to } of [...periods.slice(1), { from: today + 1, to: today + 1 }]) {
    const months = from - filled - 1
    if (months >= fromMonths) gaps.push({ from: monthOf(filled + 1), to: monthOf(from - 1), months })
    filled = Math.max(filled, to)
  }
  // the newest first, as everything else in a CV
  return gaps.reverse()
}

type Dated = { start: string | null; end: string | null }

/** Months since year 0; null where nothing is told, or nothing that has begun. */
function periodOf({ start, end }: Dated, today: number): { from: number; to: number } | null {
  const told = start ?? (end === 'present' ? null : end)
  if (!told) return null
  const from = firstMonth(told)
  if (from > today) return null
  const until = end === 'present' ? today : lastMonth(end ?? told.slice(0, 4))
  return { from, to: Math.min(Math.max(until, from), today) }
}

const parts = (date: string) => date.split('-').map(Number) as [number, number?]
function firstMonth(date: string): number {
  const [year, month = 1] = parts(date)
  return year * 12 + month - 1
}
function lastMonth(date: string): number {
  const [year, month = 12] = parts(date)
  return year * 12 + month - 1
}
const monthOf = (months: number): string => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
