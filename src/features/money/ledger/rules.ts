/** The most that staff give or take at once. */
export const mostCorrected = 10_000
/** Lines on a screen, at most on paper, and in a file. */
export const linesOnScreen = 50
export const mostLines = 500
export const linesInFile = 5_000

/** When the month of a moment began, in UTC. */
export const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1))

/** What pages have and spend. */
export const kinds = ['coin', 'cv', 'sms'] as const
export type Kind = (typeof kinds)[number]
