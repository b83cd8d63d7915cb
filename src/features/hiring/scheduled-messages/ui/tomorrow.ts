import { clockOf } from '#platform/shared/clock.ts'

/** Nine in the morning of the next day, on the clock of a time zone. */
export const tomorrowAt = (zone: string, now = new Date()): string =>
  `${clockOf(new Date(now.getTime() + 86_400_000), zone).slice(0, 10)}T09:00`
