import { isCountry } from '#features/site/lookups/countries.ts'
import type { Db, Tx } from '#platform/server/context.ts'
import { wrongField } from '#platform/shared/refusal.ts'

type Place = { country_id: number; city_id?: number | null | undefined }

/** Countries there are, and cities in them. @param at what stands before the fields' names. @throws Refused invalid */
export async function demandPlaces(
  db: Db | Tx,
  places: readonly Place[],
  at: (place: number) => string = () => '',
): Promise<void> {
  const cities = places.flatMap(({ city_id }) => city_id ?? [])
  const known = cities.length
    ? await db.selectFrom('cities').select(['id', 'country_id']).where('id', 'in', cities).execute()
    : []
  for (const [place, { city_id, country_id }] of places.entries()) {
    if (!isCountry(country_id)) throw wrongField(`${at(place)}country_id`, 'wrong')
    if (city_id && !known.some((city) => city.id === city_id && city.country_id === country_id))
      throw wrongField(`${at(place)}city_id`, 'wrong')
  }
}
