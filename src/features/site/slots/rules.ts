/** A stretch of time somebody is taken, without its end. */
export type Busy = { from: Date; to: Date }
export const overlaps = (one: Busy, other: Busy): boolean => one.from < other.to && other.from < one.to
export const after = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000)
