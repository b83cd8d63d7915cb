import type { Takes } from '#platform/shared/contract.ts'
import type { listPageJobs } from '../contract.ts'

/** Which of the page's jobs, in which order: what the address of the screen holds. */
export type Wanted = Takes<typeof listPageJobs>

/** The address of the screen for this wish; a wish that changes begins from the first page. */
export function addressOf(wanted: Wanted, change: Partial<Wanted> = {}): string {
  const { cursor: _, ...kept } = wanted
  const entries = Object.entries({ ...kept, ...change }).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return entries.length > 0 ? `/page/jobs?${new URLSearchParams(entries)}` : '/page/jobs'
}
