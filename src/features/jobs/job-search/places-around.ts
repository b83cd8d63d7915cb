type City = { id: number; lat: number; lon: number }

/** Ids of the cities at most so many km from this one, itself first; just itself where it is not known. */
export function citiesAround(cities: readonly City[], id: number, km: number): number[] {
  const centre = cities.find((city) => city.id === id)
  if (!centre || km <= 0) return [id]
  const near = cities.filter((city) => city.id !== id && distance(centre, city) <= km)
  return [id, ...near.map((city) => city.id)]
}

/** Kilometres along the surface of the earth (haversine). */
export function distance(one: Omit<City, 'id'>, other: Omit<City, 'id'>): number {
  const rad = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * rad) / 2) ** 2
  const across =
    half(other.lat - one.lat) + Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * half(other.lon - one.lon)
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(across)))
}
