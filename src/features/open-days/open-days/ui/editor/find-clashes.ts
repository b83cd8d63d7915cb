import { halfHours, kindAt } from '../../hour-rules.ts'

type Desk = { staff: readonly string[]; hours: Readonly<Record<string, string>> }
/** Somebody who would sit at two desks; `from` and `to` in half-hours, the end not taken. */
export type Clash = { person: string; desks: [number, number]; date: string; from: number; to: number }

/** Who is at two desks at the same time, and when; a desk with more people than one is held by the others. */
export function clashesIn(desks: readonly Desk[], dates: readonly string[]): Clash[] {
  const pairs = desks.flatMap((_, first) =>
    desks.slice(first + 1).map((_, at) => [first, first + 1 + at] as [number, number]),
  )
  return pairs.flatMap(([first, second]) => {
    const [one, other] = [desks[first], desks[second]]
    if (!one || !other) return []
    const both = one.staff.filter(
      (person) => other.staff.includes(person) && (one.staff.length === 1 || other.staff.length === 1),
    )
    return both.flatMap((person) =>
      dates.flatMap((date) =>
        stretches(one, other, date).map(([from, to]) => ({
          person,
          desks: [first, second] as [number, number],
          date,
          from,
          to,
        })),
      ),
    )
  })
}

const isAtWork = (desk: Desk, date: string, half: number) => {
  const kind = kindAt(desk.hours[date] ?? '', half)
  return kind === 'open' || kind === 'walk_in'
}

function stretches(one: Desk, other: Desk, date: string): [number, number][] {
  const found: [number, number][] = []
  for (let half = 0; half < halfHours; half++) {
    if (!isAtWork(one, date, half) || !isAtWork(other, date, half)) continue
    const last = found.at(-1)
    if (last?.[1] === half) last[1] = half + 1
    else found.push([half, half + 1])
  }
  return found
}

const [noon, afterPrayer] = [24, 27]

/** Whether the hour of the Friday prayer (12:00 to 13:30) is free on every Friday; null where there is none. */
export function isFridayNoonFree(desks: readonly Desk[], dates: readonly string[]): boolean | null {
  const fridays = dates.filter((date) => new Date(`${date}T12:00:00Z`).getUTCDay() === 5)
  if (fridays.length === 0) return null
  const halves = Array.from({ length: afterPrayer - noon }, (_, at) => noon + at)
  return !fridays.some((date) => desks.some((desk) => halves.some((half) => isAtWork(desk, date, half))))
}
