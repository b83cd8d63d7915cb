import { wrongField } from '#platform/shared/refusal.ts'
import { isCountry } from './countries.ts'
import { type City, type Reads, readKept } from './texts.ts'

type Place = { country_id?: number | null | undefined; city_id?: number | null | undefined }

/** Countries there are, and cities in them. @param at what stands before the fields' names. @throws Refused invalid */
export async function demandPlaces(
  ctx: Reads,
  places: readonly Place[],
  at: (place: number) => string = () => '',
): Promise<void> {
  const { cityById } = await readKept(ctx)
  for (const [place, one] of places.entries()) {
    const wrong = wrongIn(one, cityById)
    if (wrong) throw wrongField(`${at(place)}${wrong}`, 'wrong')
  }
}

function wrongIn({ country_id, city_id }: Place, cityById: ReadonlyMap<number, City>): keyof Place | null {
  if (typeof country_id === 'number' && !isCountry(country_id)) return 'country_id'
  return typeof city_id === 'number' && !isCityOf(cityById.get(city_id), country_id) ? 'city_id' : null
}

/** Whether there is such a city, and in this country where one is named. */
export const isCityOf = (city: City | undefined, country: number | null | undefined): boolean =>
  city !== undefined && (typeof country !== 'number' || city.country_id === country)
