import type { OwnJob, Today, Waiting } from './contract.ts'

/** An answer is due soon in its last three days: then the team is reminded too (product.md, "Application"). */
export const soonDays = 3
const day = 86_400_000

/** So many days of applications are drawn beside a job. */
export const daysDrawn = 14

export const isLate = (waiting: { answer_due_at: string }, now: Date): boolean => new Date(waiting.answer_due_at) < now

export const isSoon = (waiting: { answer_due_at: string }, now: Date): boolean =>
  !isLate(waiting, now) && new Date(waiting.answer_due_at).getTime() - now.getTime() < soonDays * day

/** Jobs as a team works on them: the answer that is due next comes first, those that owe none last. */
export const soonestDueFirst = (a: Pick<OwnJob, 'next_due_at'>, b: Pick<OwnJob, 'next_due_at'>): number =>
  (a.next_due_at ?? '9').localeCompare(b.next_due_at ?? '9')

export type Next =
  | { kind: 'late' | 'soon' | 'written' | 'fresh'; who: Waiting }
  | { kind: 'mend' | 'finish'; job: OwnJob }
  | { kind: 'first' }

/**
 * The one thing to do next: promises to people before words to people, before new people, before one's own texts.
 * Null when nothing waits.
 */
export function nextOf({ due, written, writing, jobs_count }: Today, now: Date): Next | null {
  const [first] = due
  if (first && isLate(first, now)) return { kind: 'late', who: first }
  if (first && isSoon(first, now)) return { kind: 'soon', who: first }
  const mend = writing.find(({ state }) => state === 'changes_requested')
  if (mend) return { kind: 'mend', job: mend }
  if (written[0]) return { kind: 'written', who: written[0] }
  const fresh = due.find(({ stage }) => stage === 'submitted')
  if (fresh) return { kind: 'fresh', who: fresh }
  const draft = writing.find(({ state }) => state === 'draft')
  if (draft) return { kind: 'finish', job: draft }
  return jobs_count === 0 ? { kind: 'first' } : null
}
