/** A week, in ms. */
export const week = 7 * 86_400_000

/** The Monday of a moment's week, UTC, as ms. */
export function mondayOf(at: Date): number {
  const day = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  return day - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000
}
