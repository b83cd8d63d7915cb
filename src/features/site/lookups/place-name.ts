import type { Language } from '#platform/shared/languages.ts'
import { countryName, isCountry } from './countries.ts'
import { regionName } from './regions.ts'
import type { City } from './texts.ts'

/** "Doha, Qatar", "الدوحة، قطر": city and country as the language lists them; the country alone where there is no city. */
export function placeName(city: string | null, country: number, language: Language): string {
  const land = countryName(country, language)
  return city ? `${city}${language === 'ar' ? '،' : ','} ${land}` : land
}

/** A city by its id, a country or region by its id below zero; null where there is none such. */
export function placeText(cities: ReadonlyMap<number, City>, id: number, language: Language): string | null {
  const city = cities.get(id)
  if (city) return placeName(city.texts[language], city.country_id, language)
  if (id >= 0) return null
  return regionName(id, language) ?? (isCountry(-id) ? countryName(-id, language) : null)
}
