import { useSyncExternalStore } from 'react'
import { useLocale } from 'use-intl'
import { localeOf, toLanguage } from '#platform/shared/languages.ts'
import { zoneCity, zoneWords } from '#platform/shared/time-zone.ts'

const [never, yes, no] = [() => () => {}, () => true, () => false]

/** Whether the page is alive: not on the server, and not while the browser takes over what the server drew. */
export const useAlive = (): boolean => useSyncExternalStore(never, yes, no)

/**
 * Hydrated. What people call a time zone. Browsers do not call each zone as the server does (`Western European Time`, `Morocco Time`), so
 * that until the page is alive it is told by its city, which both know.
 */
export function useZoneWords(): (zone: string) => string {
  const locale = localeOf(toLanguage(useLocale()))
  const isAlive = useAlive()
  return (zone) => (isAlive ? zoneWords(zone, locale) : zoneCity(zone))
}
