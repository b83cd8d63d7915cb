/** What a line begins with while nothing is written. */
const usual = 20_000

/** The end of the line for an amount: one of 1, 2 or 5 times a power of ten, at least half as large again. */
export function roundTop(amount: number | null): number {
  if (!amount) return usual
  const wanted = amount * 1.5
  const power = 10 ** Math.floor(Math.log10(wanted))
  return [1, 2, 5, 10].map((times) => times * power).find((top) => top >= wanted) ?? wanted
}

/** A hundred steps from one end to the other, of whole units. */
export const roundStep = (top: number): number => Math.max(1, Math.round(top / 100))
