import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'
import { after, type JobMove, type JobState } from './job-states.ts'

/** How many days a job is open unless it says otherwise, and at most. */
export const openDays = { usual: 30, most: 90 }
/** A job is confirmed every so many days, or it pauses (product.md, promise 5). */
export const confirmDays = 30
/** One working day to look at a submitted job; weekends are told as they are, not counted around. */
export const reviewHours = 24
export const mostQuestions = 8

export const mayMoveJob = (state: JobState, move: JobMove): Answer => (after(state, move) ? yes : refuse('job_state'))

/** With post permission 0 nothing goes out; 1 waits for a look; 2 is live at once (product.md §1). */
export function wayOut(permission: number): 'publish' | 'submit' | null {
  if (permission <= 0) return null
  return permission >= 2 ? 'publish' : 'submit'
}

type Draft = {
  title: string
  description: string
  employment_types: readonly string[]
  country_id: number
  workplace: string
  city_id?: number | null | undefined
  salary_min?: number | null | undefined
  salary_max?: number | null | undefined
  salary_currency?: string | null | undefined
  salary_period?: string | null | undefined
}

/** Which fields still keep a draft from going out. */
export function missingIn(draft: Draft): { field: string; code: string }[] {
  const missing: { field: string; code: string }[] = []
  const need = (field: string, there: boolean, code = 'required') => there || missing.push({ field, code })
  need('title', draft.title.trim().length >= 3)
  need('description', plain(draft.description).length >= 40, 'description_short')
  need('employment_types', draft.employment_types.length > 0)
  need('city_id', draft.workplace === 'remote' || Boolean(draft.city_id))
  const { salary_min: min, salary_max: max } = draft
  if (min || max) {
    need('salary_currency', Boolean(draft.salary_currency))
    need('salary_period', Boolean(draft.salary_period))
  }
  if (min && max && min > max) missing.push({ field: 'salary_max', code: 'salary_order' })
  return missing
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether somebody may still apply: live, not past its end, not full. */
export function mayReceive(
  job: { state: string; expires_at: Date | null; applicant_cap: number | null; applicants_count: number },
  now: Date,
): Answer {
  if (job.state === 'paused') return refuse('job_paused')
  if (job.state !== 'live') return refuse('job_closed')
  if (job.expires_at && job.expires_at < now) return refuse('job_closed')
  if (job.applicant_cap && job.applicants_count >= job.applicant_cap) return refuse('job_full')
  return yes
}
