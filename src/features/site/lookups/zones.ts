import { remembered } from '#platform/shared/remembered.ts'
import { isZone } from '#platform/shared/time-zone.ts'
import { countryCode } from './country-id.ts'

type Zones = Intl.Locale & { getTimeZones: () => string[] | undefined }

/** The time zones of a country as CLDR knows them. */
const zonesOf = remembered(
  (country: number): readonly string[] =>
    (new Intl.Locale(`und-${countryCode(country)}`) as Zones).getTimeZones() ?? [],
  1_000,
)

/** The clock of a page: that of its country; where that has several, the writer's own. */
export function zoneOfPage(country: number, writer: string): string {
  const zones = zonesOf(country)
  if (zones.length === 1) return zones[0] as string
  return isZone(writer) ? writer : (zones[0] ?? 'UTC')
}

/** The clock of a person of whom only the country is known; null where that has several. */
export function zoneOfPerson(country: number | null): string | null {
  return country === null ? null : zoneOfPlace(country)
}

/** The clock of a place of which only the country is known; null where that has several. */
export function zoneOfPlace(country: number): string | null {
  const zones = zonesOf(country)
  return zones.length === 1 ? (zones[0] as string) : null
}
