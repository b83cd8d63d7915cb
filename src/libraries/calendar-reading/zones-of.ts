import { CalendarDateTime, toZoned } from '@internationalized/date'
import { isZone } from '#platform/shared/time-zone.ts'
import { clockTimesOf } from './clock-times.ts'
import { clockCost, type Spend } from './effort.ts'
import { allSaidIn, type Part, saidIn } from './parts-of.ts'
import { readRule, repeatsOf } from './repeats.ts'

/** The moment at which a clock of a zone shows this. */
export type ToMoment = (wall: number, zone: string | null) => number

type Change = { at: number; offset: number }

/**
 * Reads clocks: by the zone's name where it is one that is known everywhere, else by what the file says of it, as Outlook does.
 * @param own the zone of times that name none
 */
export function momentsBy(calendars: readonly Part[], own: string, until: number, spend: Spend): ToMoment {
  const written = new Map<string, Change[]>()
  for (const part of calendars.flatMap(({ parts }) => parts).filter(({ name }) => name === 'VTIMEZONE')) {
    const id = saidIn(part, 'TZID')?.value
    if (id) written.set(id, changesOf(part, until, spend))
  }
  return (wall, zone) => {
    const known = zone === null ? own : nameOf(zone)
    spend(known === 'UTC' ? 1 : clockCost)
    if (known) return inZone(wall, known)
    const changes = written.get(zone ?? '') ?? []
    const last = changes.findLast(({ at }) => at <= wall) ?? changes[0]
    return last ? wall - last.offset : inZone(wall, own)
  }
}

/** Some write what they are before it: `/freeassociation.sourceforge.net/Europe/Paris`. */
function nameOf(zone: string): string | null {
  const name = zone.startsWith('/') ? zone.split('/').slice(-2).join('/') : zone
  return isZone(name) ? name : null
}

function inZone(wall: number, zone: string): number {
  if (zone === 'UTC') return wall
  const at = new Date(wall)
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  const shown = new CalendarDateTime(year, month, date, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds())
  return toZoned(shown, zone).toDate().getTime()
}

/** When the clocks of a zone change, and how far they are ahead from then on, in milliseconds. */
function changesOf({ parts }: Part, until: number, spend: Spend): Change[] {
  const changes = parts.flatMap((part) => {
    const [start] = allSaidIn(part, 'DTSTART').flatMap(clockTimesOf)
    const [, sign, hours, minutes] = /^([+-])(\d{2})(\d{2})/.exec(saidIn(part, 'TZOFFSETTO')?.value ?? '') ?? []
    if (!start || !sign) return []
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
    const text = saidIn(part, 'RRULE')?.value
    const rule = text ? readRule(text, () => null) : null
    const times = rule ? repeatsOf(start.wall, rule, { from: start.wall, to: until }, spend) : [start.wall]
    return times.map((at) => ({ at, offset }))
  })
  return changes.toSorted((a, b) => a.at - b.at)
}
