import { type Language, localeOf } from '#platform/shared/languages.ts'

const aHalfHour = 30
const slots = 48

/** Every half hour of a day (seed §3, §9): `view` on a 12-hour clock, `int_val` in hours. */
export function timeSlots(language: Language) {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  })
  return Array.from({ length: slots }, (_, at) => {
    const minutes = at * aHalfHour
    const value = new Date(minutes * 60_000).toISOString().slice(11, 19)
    const view = format.format(minutes * 60_000)
    return { id: at + 1, text: view, value, view, int_val: minutes / 60 }
  })
}
