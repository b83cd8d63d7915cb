/** What a plan brings: limits while it runs, and credits each month. */
export type Perks = {
  /** So many jobs are live at once without coins. */
  live_jobs?: number
  /** So many formatted CVs a month cost nothing. */
  formatted_cv?: number
  /** So many people may work for the page. */
  seats?: number
  coins?: number
  cv?: number
  sms?: number
}

/** The same day so many months on; the last day of a shorter month, where it has no such day. */
export function monthsLater(at: Date, months: number): Date {
  const later = new Date(at)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0)
  return later
}
