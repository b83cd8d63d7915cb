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

/** Whether a period ends before it begins; days as `2026-11-24`. */
export const isTurned = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from !== undefined && to !== undefined && to < from
