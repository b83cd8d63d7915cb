import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

const day = 86_400_000

/** When one is reminded of a saved job: before it closes, on a day of one's own, or not at all. */
export const reminders = ['closing', 'date', 'none'] as const
export type Reminder = (typeof reminders)[number]

/** What is true of a saved job: it takes applications, closes within days, rests, is over, or is not shown any more. */
export const statuses = ['open', 'closing', 'paused', 'closed', 'gone'] as const
export type Status = (typeof statuses)[number]

export const views = ['all', 'open', 'closing', 'ended', 'applied'] as const
export const sorts = ['saved', 'closing'] as const

export const mostSaved = 500
/** A job closes "soon" within so many days. */
export const closingDays = 7
/** So many days before the end one is reminded; whoever saves it later than that, one day before. */
export const remindDays = { usual: 3, late: 1 }
/** For so long a job that was taken off the list comes back as it was, in ms. */
export const undoFor = 3_600_000

export const mayKeepMore = (count: number): Answer => (count < mostSaved ? yes : refuse('too_many_saved'))

/** When the reminder before the end falls due; null where the job has no end, or was saved on its last day. */
export function beforeEnd(savedAt: Date, end: Date | null): Date | null {
  if (!end) return null
  const usual = new Date(end.getTime() - remindDays.usual * day)
  if (savedAt < usual) return usual
  const late = new Date(end.getTime() - remindDays.late * day)
  return savedAt < late ? late : null
}

type Facts = { state: string; isShown: boolean; end: Date | null }

export function statusOf({ state, isShown, end }: Facts, now: Date): Status {
  if (!isShown) return 'gone'
  if (state === 'closed' || state === 'paused') return state
  if (state !== 'live') return 'gone'
  return end && end.getTime() - now.getTime() < closingDays * day ? 'closing' : 'open'
}
