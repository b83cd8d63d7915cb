export type AskedMonths = { from?: string; to?: string }

const isMonth = (text: string | null): text is string => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text ?? '')

/** Which months of commission are asked for, as the address says it. */
export function readMonths(address: URLSearchParams): AskedMonths {
  const [from, to] = [address.get('from'), address.get('to')]
  return { ...(isMonth(from) && { from }), ...(isMonth(to) && { to }) }
}

/** Months one may choose from: three years back, and the year within which an agreed start lies. */
const [mostBack, mostAhead] = [36, 12]

/** The months of a choice, the latest first; an address may ask for others. */
export function monthsToChoose(now: Date, asked: Required<AskedMonths>): string[] {
  const near = Array.from({ length: mostAhead + mostBack }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + mostAhead - at, 1)).toISOString().slice(0, 7),
  )
  return [...new Set([...near, asked.from, asked.to])].sort().reverse()
}

/** The same for an address. */
export const monthsAt = (asked: AskedMonths): string => new URLSearchParams(asked).toString()
