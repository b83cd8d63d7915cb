type Say = (date: string) => string
type Words = { short: Say; long: Say; locale: string; fromTo: (from: string, to: string, count: number) => string }

/** "Thursday 26 November", "Thu 26 Nov and Fri 27 Nov", or from the first to the last of many; nothing of none. */
export function datesInWords(
  [first, second, ...more]: readonly string[],
  { short, long, locale, fromTo }: Words,
): string {
  if (!first) return ''
  if (!second) return long(first)
  const last = more.at(-1)
  return last
    ? fromTo(short(first), short(last), more.length + 2)
    : new Intl.ListFormat(locale, { type: 'conjunction' }).format([short(first), short(second)])
}
