export const interviewKinds = ['on_site', 'phone', 'online'] as const
export type InterviewKind = (typeof interviewKinds)[number]
export const mostSlots = 8
export const mostPeople = 8

/** What a list of interviews shows: what is to come and waits, what waits alone, what is over. */
export const interviewViews = ['open', 'waiting', 'past'] as const
export type InterviewView = (typeof interviewViews)[number]
