export const interviewKinds = ['on_site', 'phone', 'online'] as const
export type InterviewKind = (typeof interviewKinds)[number]
export const mostSlots = 8
export const mostPeople = 8
