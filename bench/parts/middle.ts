/** The value below which this share of the measured ones lies; the median for a half. */
export function quantile(measured: readonly number[], share: number): number {
  const sorted = measured.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (measured: readonly number[]): number => quantile(measured, 0.5)

/** `3`, `0.42`: three digits that count. */
export const rounded = (value: number): number => Number(value.toPrecision(3))
