/** Seed §9: the years offered begin here. */
export const firstYear = 1950

/** From this year down to the first (seed §5). */
export const yearsDownFrom = (year: number): number[] =>
  Array.from({ length: Math.max(year - firstYear + 1, 0) }, (_, back) => year - back)

/** How many days a month has; 29 where only February is known, 31 where nothing is (seed §5). */
export function daysIn(month: number | null, year: number | null): number {
  if (month === 2) return year === null || isLeap(year) ? 29 : 28
  return month !== null && [4, 6, 9, 11].includes(month) ? 30 : 31
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
