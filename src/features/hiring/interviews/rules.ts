export const interviewKinds = ['on_site', 'phone', 'online'] as const
export type InterviewKind = (typeof interviewKinds)[number]
export const mostSlots = 8
export const mostPeople = 8
export type Busy = { from: Date; to: Date }
export const overlaps = (one: Busy, other: Busy): boolean => one.from < other.to && other.from < one.to
export const after = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000)

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
