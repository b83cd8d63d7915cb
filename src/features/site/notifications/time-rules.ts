import { clockOf, momentOf } from '#platform/shared/clock.ts'

/** How often mails of a topic come. */
export const frequencies = ['instant', 'daily', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]

/** Hours in which nothing rings: minutes of the day on the clock of a zone, over midnight when the end comes first. */
export type QuietHours = { from: number; to: number; zone: string }

/** Mails that gather come at this hour, those of a week on Mondays. */
const digestHour = '08:00'

/** When the quiet hours end in which this moment lies; null when it lies in none. */
export function quietUntil(quiet: QuietHours | null, at: Date): Date | null {
  if (!quiet || quiet.from === quiet.to) return null
  const { from, to, zone } = quiet
  const clock = clockOf(at, zone)
  const minute = Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16))
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return null
  const day = clock.slice(0, 10)
  return momentOf(`${minute < to ? day : dayAfter(day, 1)}T${hourOf(to)}`, zone) ?? at
}

/** When the next gathered mail goes out, on the clock of a zone. */
export function nextDigest(frequency: 'daily' | 'weekly', zone: string, at: Date): Date {
  const today = clockOf(at, zone).slice(0, 10)
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = dayAfter(today, ahead)
    const moment = momentOf(`${day}T${digestHour}`, zone)
    const isMonday = new Date(`${day}T00:00:00Z`).getUTCDay() === 1
    if (moment && moment > at && (frequency === 'daily' || isMonday)) return moment
  }
  return at
}

/** `07:30` of a minute of the day. */
export const hourOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
export const minuteOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5))

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** What may wait: what somebody chose to hear of, or an application; never what concerns the account, or cannot wait. */
export const mayWait = ({ topic, thread, urgent }: { topic?: unknown; thread?: unknown; urgent?: boolean }): boolean =>
  !urgent && (topic !== undefined || thread !== undefined)
