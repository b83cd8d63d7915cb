/** The 48 half-hours of a day, as the grid of desks is painted with them (seed §9). */
export const halfHours = 48
export const minutesOfHalf = 30

/** What a desk does in a half-hour, each as one letter of the 48 that a date of a desk is kept as. */
export const cellKinds = ['open', 'break', 'walk_in'] as const
export type CellKind = (typeof cellKinds)[number]

const letters: Record<string, CellKind> = { o: 'open', b: 'break', w: 'walk_in' }
const letterOf: Record<CellKind, string> = { open: 'o', break: 'b', walk_in: 'w' }

export const closedAllDay = '.'.repeat(halfHours)
export const hoursPattern = /^[.obw]{48}$/

/** What a half-hour is; null where the desk is closed. */
export const kindAt = (hours: string, half: number): CellKind | null => letters[hours[half] ?? '.'] ?? null

/** The same date with a stretch painted; null closes it. */
export function paint(hours: string, from: number, to: number, kind: CellKind | null): string {
  const [first, last] = from <= to ? [from, to] : [to, from]
  const letter = kind === null ? '.' : letterOf[kind]
  return hours.slice(0, first) + letter.repeat(last - first + 1) + hours.slice(last + 1)
}

/** `10:30` of half-hour 21; of 48 the end of the day. */
export const timeOfHalf = (half: number): string =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`

/** So many people one desk sees in a half-hour. */
export const placesOf = (slot: number, buffer: number): number =>
  Math.max(1, Math.floor(minutesOfHalf / (slot + buffer)))

/** First and one after the last half-hour in which anything is open; null where nothing is. */
export function spanOf(hours: readonly string[]): { first: number; end: number } | null {
  const busy = Array.from({ length: halfHours }, (_, half) => half).filter((half) =>
    hours.some((one) => kindAt(one, half) !== null),
  )
  const [first] = busy
  const last = busy.at(-1)
  return first === undefined || last === undefined ? null : { first, end: last + 1 }
}

/** How one desk in one half-hour of a date is called where half-hours are counted. */
export const keyOf = ({ desk, date, half }: { desk: string; date: string; half: number }): string =>
  `${desk} ${date} ${half}`
