import type { Language } from '#platform/shared/languages.ts'
import { countryName } from './countries.ts'

/** "Doha, Qatar", "الدوحة، قطر": city and country as the language lists them; the country alone where there is no city. */
export function placeName(city: string | null, country: number, language: Language): string {
  const land = countryName(country, language)
  return city ? `${city}${language === 'ar' ? '،' : ','} ${land}` : land
}
