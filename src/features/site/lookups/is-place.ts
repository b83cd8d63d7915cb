import { isCountry } from './countries.ts'
import { regions } from './regions.ts'

/** Whether a place that may be asked for is one there is: a city, minus a country, or a region; none is none. */
export const isPlace = (place: number | undefined, cities: ReadonlyMap<number, unknown>): boolean =>
  !place || cities.has(place) || isCountry(-place) || regions.some(({ id }) => id === place)
