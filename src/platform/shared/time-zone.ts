const known = new Set<string>()

/** Whether this names a time zone. */
export function isZone(name: string): boolean {
  // a formatter is dear, and every reading of an open day asks
  if (known.has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    if (known.size < 1000) known.add(name)
    return true
  } catch {
    return false
  }
}

/**
 * The name of a time zone in a language: `Gulf Standard Time`. In Russian zones bear the bare names of places, and that of Dubai
 * the name of a sea: there it is the country and how far its clock is ahead, `ОАЭ, GMT+4`.
 */
export const zoneWords = (zone: string, locale: string): string =>
  locale.startsWith('ru')
    ? `${named(zone, locale, 'shortGeneric')}, ${named(zone, locale, 'shortOffset')}`
    : named(zone, locale, 'longGeneric')

const named = (zone: string, locale: string, timeZoneName: 'longGeneric' | 'shortGeneric' | 'shortOffset'): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone
