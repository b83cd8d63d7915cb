const known = new Set<string>()

/** Whether this names a time zone. How far a clock is ahead names none: it says nothing of when that changes. */
export function isZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false
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

/** How a time zone is written, whatever the case it came in; one name of several that mean the same stays. */
export function zoneName(name: string): string {
  const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  return known.toLowerCase() === name.toLowerCase() ? known : name
}

/** Where the longer name is that of a sea: there it is the country. */
const atGulf = new Set(['Asia/Dubai', 'Asia/Muscat'])

/**
 * The name of a time zone in a language: `Gulf Standard Time`. In Russian zones bear the bare names of places, and how far their clocks
 * are ahead is said beside: `ОАЭ, GMT+4`. Browsers know few cities in other languages than English, so that no name is that of a city.
 */
export function zoneWords(zone: string, locale: string): string {
  if (!locale.startsWith('ru')) return withoutCity(named(zone, locale, 'longGeneric'))
  const name = named(zone, locale, atGulf.has(zone) ? 'shortGeneric' : 'longGeneric')
  return `${withoutCity(name)}, ${named(zone, locale, 'shortOffset')}`
}

/** The city a zone is written with: `Casablanca`. */
export const zoneCity = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** `Western European Time (Casablanca)`: which of the places of a zone. */
const withoutCity = (name: string): string => name.replace(/ \([^)]*\)$/, '')

const named = (zone: string, locale: string, timeZoneName: 'longGeneric' | 'shortGeneric' | 'shortOffset'): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone
