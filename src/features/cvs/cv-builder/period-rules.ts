type Dated = { start?: string | number | null; end?: string | number | null }

/**
 * Whether a period ends before it begins. Of a bare year any month may be meant: only what can be true of none is wrong.
 * @param period `YYYY-MM` or `YYYY`; what is open, or goes on (`present`), has no end to be wrong
 */
export function isReversed({ start, end }: Dated): boolean {
  const from = String(start ?? '')
  const to = String(end ?? '')
  if (!/^\d{4}/.test(from) || !/^\d{4}/.test(to)) return false
  const shared = Math.min(from.length, to.length)
  return to.slice(0, shared) < from.slice(0, shared)
}
