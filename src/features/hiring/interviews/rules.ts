export const interviewKinds = ['on_site', 'phone', 'online'] as const
export type InterviewKind = (typeof interviewKinds)[number]
/** Where one comes to, by kind: a field that must be written; by phone nowhere. */
export const whereOf = { on_site: 'place', online: 'link', phone: null } as const satisfies Record<
  InterviewKind,
  string | null
>
export const mostSlots = 8
export const mostPeople = 8
const daysAhead = 366
/** Whether a time lies so far ahead that nobody arranges an interview then: beyond a year. */
export const isFar = (at: Date, now: Date): boolean => at.getTime() - now.getTime() > daysAhead * 86_400_000

/** What a list of interviews shows: what is to come and waits, what waits alone, what is over. */
export const interviewViews = ['open', 'waiting', 'past'] as const
export type InterviewView = (typeof interviewViews)[number]
