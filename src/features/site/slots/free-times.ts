import { parseDateTime, toZoned } from '@internationalized/date'
import { after, type Busy, overlaps } from './rules.ts'

/** Times are offered on the half hour, in office hours, on so many working days from tomorrow on. */
const [opens, closes, daysAhead] = [9, 18, 10]

type Asked = { zone: string; minutes: number; country: string; now: Date; busy: readonly Busy[] }

/** Office hours of the coming working days in a time zone, without what is taken. Working days are those of the country. */
export function freeTimes({ zone, minutes, country, now, busy }: Asked): Date[] {
  const weekend = weekendOf(country)
  const times: Date[] = []
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
  for (let ahead = 1, days = 0; days < daysAhead && ahead < 30; ahead++) {
    const day = parseDateTime(`${today}T00:00`).add({ days: ahead })
    // ISO: Monday is 1
    const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() || 7
    if (weekend.includes(weekday)) continue
    days++
    for (let at = opens * 60; at + minutes <= closes * 60; at += 30) {
      const from = toZoned(day.set({ hour: Math.floor(at / 60), minute: at % 60 }), zone).toDate()
      if (!busy.some((one) => overlaps(one, { from, to: after(from, minutes) }))) times.push(from)
    }
  }
  return times
}

type WeekInfo = { weekend: number[] }
/** CLDR knows: Friday and Saturday in some countries, Saturday and Sunday in most. */
const weekendOf = (country: string): number[] =>
  (new Intl.Locale(`und-${country}`) as Intl.Locale & { getWeekInfo: () => WeekInfo }).getWeekInfo().weekend
