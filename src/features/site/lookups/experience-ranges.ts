/** Years of work that the ranges of the lists begin with. */
export const leastYears: Record<string, number> = { '0|1': 0, '1|3': 1, '3|5': 3, '5|10': 5, '10|+': 10 }
/** Lower ends of the ranges of experience, as lists of choices have them. */
export const ranges = Object.entries(leastYears)

/** Years of work that a range ends with: more than was asked for is said. */
export const mostYears: Record<string, number> = Object.fromEntries(
  ranges.map(([range], at) => [range, ranges[at + 1]?.[1] ?? Number.POSITIVE_INFINITY]),
)

/** The ranges that a job may ask for which so many years fit: of five years those from three and from five. */
export const rangesWith = (years: number): string[] =>
  ranges.flatMap(([range, least]) => (years >= least && years <= (mostYears[range] ?? 0) ? [range] : []))

/** The ranges that reach so many years and more. */
export const rangesFrom = (years: number): string[] =>
  ranges.flatMap(([range]) => ((mostYears[range] ?? 0) > years ? [range] : []))

/** The range that so many years of work fall into. */
export const rangeOf = (years: number): string => ranges.findLast(([, least]) => years >= least)?.[0] ?? '0|1'
