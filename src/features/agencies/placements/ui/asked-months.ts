export type AskedMonths = { from?: string; to?: string }

const isMonth = (text: string | null): text is string => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text ?? '')

/** Which months of commission are asked for, as the address says it. */
export function readMonths(address: URLSearchParams): AskedMonths {
  const [from, to] = [address.get('from'), address.get('to')]
  return { ...(isMonth(from) && { from }), ...(isMonth(to) && { to }) }
}

/** The same for an address. */
export const monthsAt = (asked: AskedMonths): string => new URLSearchParams(asked).toString()
