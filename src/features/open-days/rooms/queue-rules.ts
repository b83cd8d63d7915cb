import type { DeskWay } from '#features/open-days/open-days/rules.ts'

/** From so long before a half-hour on its people are called before those who just came. */
const early = 10 * 60_000
/** Fewer talks than this say nothing about how long one takes. */
const fewest = 3

type Whom = { team: number | null; way: DeskWay }
/** Whoever has no team waits for each of them where they are: a desk in the hall calls nobody who sits at home. */
export const isFor = (visit: Whom, { team, way }: { team: number; way: DeskWay }): boolean =>
  visit.team === null ? visit.way === way : visit.team === team

export type InQueue = {
  number: number
  /** Sent on by another desk at that moment. */
  handed_at: Date | null
  goes_first: boolean
  starts_at: Date | null
}

/**
 * Who is called before whom (product.md, "Room"): whoever another desk sent on, whoever cannot wait, then those whose half-hour has come,
 * in its order, then by number.
 */
export function inCallOrder<T extends InQueue>(people: readonly T[], now: Date): T[] {
  const rank = ({ handed_at, goes_first, starts_at }: T) =>
    handed_at ? 0 : goes_first ? 1 : starts_at && starts_at.getTime() <= now.getTime() + early ? 2 : 3
  const within = (one: T) => (one.handed_at ?? (rank(one) === 2 ? one.starts_at : null))?.getTime() ?? 0
  return people.toSorted((a, b) => rank(a) - rank(b) || within(a) - within(b) || a.number - b.number)
}

/** How many minutes somebody is likely to wait; null where too little was seen today to say so, or no desk is open. */
export function expectedWait({
  ahead,
  desks,
  minutes,
}: {
  ahead: number
  desks: number
  minutes: readonly number[]
}): number | null {
  if (desks === 0 || minutes.length < fewest) return null
  const middle = minutes.toSorted((a, b) => a - b)[Math.floor(minutes.length / 2)] ?? 0
  // in steps of five: nobody keeps a minute
  return Math.ceil((((ahead + 1) / desks) * middle) / 5) * 5
}

const half = 30 * 60_000

/** Who booked a half-hour that is over and still waits, and by how many minutes at most; nobody is late for those who just came. */
export function beyondPromise(
  waiting: readonly { starts_at: Date | null }[],
  now: Date,
): { count: number; minutes: number } {
  const over = waiting.flatMap(({ starts_at }) => (starts_at ? now.getTime() - starts_at.getTime() - half : []))
  const late = over.filter((by) => by > 0)
  return { count: late.length, minutes: Math.floor(Math.max(0, ...late) / 60_000) }
}
