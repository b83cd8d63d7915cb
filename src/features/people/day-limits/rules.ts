/** What a person may do only so often within a day, and staff may hold lower or raise for one of them. */
export const limitKinds = ['applications', 'drops', 'conversations', 'connections'] as const
export type LimitKind = (typeof limitKinds)[number]

/** What staff may set at most, and for how many days. */
export const mostSet = 1_000
export const longestDays = 365
