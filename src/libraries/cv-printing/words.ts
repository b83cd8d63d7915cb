import type { Language } from '#platform/shared/languages.ts'
import { spaced } from '#platform/shared/spaced.ts'
import { formatter } from '#platform/shared/words.ts'

/** Words of the print in a language: the keys are those of `cvs.print`. */
export type Say = (language: Language, key: string, values?: Record<string, string | number>) => string

/** `2022-03` as this language writes it; years stay years. */
export function monthOf(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number)
  if (!month) return date
  const moment = new Date(Date.UTC(year ?? 0, month - 1, day ?? 1))
  return formatter(language).dateTime(moment, {
    ...(day ? { day: 'numeric' } : {}),
    month: day ? 'long' : 'short',
    year: 'numeric',
  })
}

/** Since when until when; a single date stands for itself. */
export function periodOf(
  { start, end }: { start: string | null; end: string | null },
  language: Language,
  present: string,
): string {
  const shown = [start, end].flatMap((date) =>
    date ? [date === 'present' ? present : monthOf(date, language).replace(/\s?г\.$/, '')] : [],
  )
  return [...new Set(shown)].join(' – ')
}

const day = /\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?/.source
const dated = new RegExp(`^(${day})(?: – (${day}))?$|(?<=, )(${day})$`, 'gm')

/** Dates that stand at the end of a line or alone in it, as files of others bring them, as this language writes them. */
export const withDates = (text: string, language: Language): string =>
  text.replace(dated, (_, start?: string, end?: string, last?: string) =>
    periodOf({ start: monthIn(start ?? last), end: monthIn(end) }, language, ''),
  )

const monthIn = (date?: string) => date?.slice(0, 7) ?? null

/** An address without what every address has. */
export const shownLink = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

/** A number in the same groups as on the site; one without its country as it was written. */
export const shownPhone = (phone: string): string => spaced(phone).replaceAll('\u00a0', ' ')

/** Without pictures among the letters: the faces of the house have none, and a box would stand there. */
export const printable = (text: string): string =>
  text
    .replace(/\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\ufe0f\u20e3\u{e0000}-\u{e007f}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
