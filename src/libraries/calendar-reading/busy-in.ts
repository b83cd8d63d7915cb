import { type ClockTime, clockTime, clockTimesOf, lengthOf } from './clock-times.ts'
import { anEffort, type Spend } from './effort.ts'
import { allSaidIn, type Part, partsOf, saidIn } from './parts-of.ts'
import { readRule, repeatsOf } from './repeats.ts'
import { momentsBy, type ToMoment } from './zones-of.ts'

export type Stretch = { from: Date; to: Date }
type Asked = {
  within: Stretch
  /** The zone of whoever keeps the calendar: of whole days, and of hours that name none. */
  zone: string
  /** Entries with such an end of their number are not counted: they are ours, and known already. */
  but: string
}

const day = 86_400_000
const [mostEvents, mostStretches] = [5_000, 2_000]
/** What lasts longer is a state, such as a year abroad, and no meeting. */
const longest = 60 * day

/**
 * The hours at which a calendar file (RFC 5545) says that somebody is busy: no names, no places, nothing else of it. What is
 * marked as free, called off or of another's number is none. Null for what is no calendar.
 * @throws TooMuchToRead
 */
export function busyIn(text: string, { within, zone, but }: Asked): Stretch[] | null {
  const calendars = partsOf(text).filter(({ name }) => name === 'VCALENDAR')
  if (calendars.length === 0) return null
  const [from, to] = [within.from.getTime(), within.to.getTime()]
  const own = calendars.map((one) => saidIn(one, 'X-WR-TIMEZONE')?.value).find(Boolean)
  const spend = anEffort()
  const toMoment = momentsBy(calendars, own && isKnown(own) ? own : zone, to + day, spend)
  const parts = calendars.flatMap(({ parts: inside }) => inside)
  const events = parts.filter(({ name }) => name === 'VEVENT').slice(0, mostEvents)
  const others = events.filter((event) => !(saidIn(event, 'UID')?.value ?? '').endsWith(but))
  const changed = changedTimes(others, toMoment)
  const stretches = [
    ...others.filter(isBusy).flatMap((event) => timesOf(event, changed, { toMoment, spend, window: { from, to } })),
    ...parts.filter(({ name }) => name === 'VFREEBUSY').flatMap((part) => saidBusy(part, toMoment)),
  ]
  return joined(stretches.filter((one) => one.from < to && one.to > from && one.to > one.from))
}

const isKnown = (zone: string) => Intl.supportedValuesOf('timeZone').includes(zone)

const isBusy = (event: Part): boolean =>
  saidIn(event, 'STATUS')?.value.toUpperCase() !== 'CANCELLED' &&
  saidIn(event, 'TRANSP')?.value.toUpperCase() !== 'TRANSPARENT' &&
  saidIn(event, 'X-MICROSOFT-CDO-BUSYSTATUS')?.value.toUpperCase() !== 'FREE'

type Times = { from: number; to: number }

/** Times of repeated entries that stand elsewhere as an entry of their own, by the number of what repeats. */
function changedTimes(events: readonly Part[], toMoment: ToMoment): Map<string, Set<number>> {
  const changed = new Map<string, Set<number>>()
  for (const event of events) {
    const id = saidIn(event, 'UID')?.value ?? ''
    for (const { wall, zone } of allSaidIn(event, 'RECURRENCE-ID').flatMap(clockTimesOf))
      changed.set(id, (changed.get(id) ?? new Set()).add(toMoment(wall, zone)))
  }
  return changed
}

type Reading = { toMoment: ToMoment; spend: Spend; window: Times }

function timesOf(
  event: Part,
  changed: ReadonlyMap<string, Set<number>>,
  { toMoment, spend, window }: Reading,
): Times[] {
  const [start] = allSaidIn(event, 'DTSTART').flatMap(clockTimesOf)
  // most of a calendar is long over
  if (start && isOver(event, start, window)) return []
  const length = start && lengthFrom(event, start, toMoment)
  if (!start || length === undefined || length > longest) return []
  // a clock is at most a day from the moment it shows
  const around = { from: window.from - length - day, to: window.to + day }
  const isNear = ({ wall }: ClockTime) => wall >= around.from && wall <= around.to
  const once = saidIn(event, 'RECURRENCE-ID') !== undefined
  const gone = new Set(
    once
      ? []
      : [
          ...(changed.get(saidIn(event, 'UID')?.value ?? '') ?? []),
          ...allSaidIn(event, 'EXDATE')
            .flatMap(clockTimesOf)
            .filter(isNear)
            .map(({ wall, zone }) => toMoment(wall, zone)),
        ],
  )
  const text = once ? undefined : saidIn(event, 'RRULE')?.value
  const rule = text ? readRule(text, (value) => untilOf(value, start)) : null
  const last = lastOf(text)
  const walls = rule ? repeatsOf(start.wall, rule, around, spend) : [start.wall]
  const added = once ? [] : allSaidIn(event, 'RDATE').flatMap(clockTimesOf).filter(isNear)
  return [...walls.map((wall) => toMoment(wall, start.zone)), ...added.map(({ wall, zone }) => toMoment(wall, zone))]
    .filter((from) => !gone.has(from) && from <= last)
    .map((from) => ({ from, to: from + length }))
}

/** Whether something that does not happen again was, or will be, too far away to count, however long it lasts and wherever its clock is. */
const isOver = (event: Part, { wall }: ClockTime, { from, to }: Times): boolean =>
  ['RRULE', 'RDATE'].every((name) => saidIn(event, name) === undefined) &&
  (wall < from - longest - 2 * day || wall > to + 2 * day)

/** The last clock time a rule may name. In UTC it is compared as a moment; here it is near enough that no day is lost. */
function untilOf(value: string, start: ClockTime): number | null {
  const until = clockTime(value, start.zone)
  return until && until.wall + (until.isDate ? day - 1 : until.zone === 'UTC' ? day : 0)
}

/** The last moment of a rule that names one in UTC. */
function lastOf(rule: string | undefined): number {
  const until = clockTime(/UNTIL=(\w+)/i.exec(rule ?? '')?.[1] ?? '', null)
  return until?.zone === 'UTC' ? until.wall : Number.POSITIVE_INFINITY
}

/** A date without an end lasts a day, an hour without an end no time at all. */
function lengthFrom(event: Part, start: ClockTime, toMoment: ToMoment): number {
  const [end] = allSaidIn(event, 'DTEND').flatMap(clockTimesOf)
  if (end) return toMoment(end.wall, end.zone ?? start.zone) - toMoment(start.wall, start.zone)
  return lengthOf(saidIn(event, 'DURATION')?.value ?? '') ?? (start.isDate ? day : 0)
}

/** What a calendar that tells nothing but busy hours says of them. */
const saidBusy = (part: Part, toMoment: ToMoment): Times[] =>
  allSaidIn(part, 'FREEBUSY')
    .filter(({ parameters }) => (parameters.get('FBTYPE') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap(({ value }) => value.split(','))
    .flatMap((one) => {
      const [begins = '', ends = ''] = one.split('/')
      const [start, end] = [clockTime(begins, 'UTC'), clockTime(ends, 'UTC')]
      if (!start) return []
      const from = toMoment(start.wall, start.zone)
      return [{ from, to: end ? toMoment(end.wall, end.zone) : from + (lengthOf(ends) ?? 0) }]
    })

/** In their order, those that touch made one. */
function joined(stretches: readonly Times[]): Stretch[] {
  const whole: Times[] = []
  for (const one of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1)
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to)
    else whole.push({ ...one })
  }
  return whole.slice(0, mostStretches).map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))
}
