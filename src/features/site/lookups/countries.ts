import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { type Language, localeOf } from '#platform/shared/languages.ts'
import { countryCode, countryId } from './country-id.ts'

/** Every country and territory with a dial code, by ISO alpha-2. */
const codes = getCountries().filter((code) => /^[A-Z]{2}$/.test(code) && code !== 'AC' && code !== 'TA')

const names = new Map<Language, Intl.DisplayNames>()
const namesIn = (language: Language) => {
  const known = names.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: 'region' })
  names.set(language, known)
  return known
}

export const countryName = (id: number, language: Language): string =>
  namesIn(language).of(countryCode(id)) ?? countryCode(id)

export type Country = { id: number; code: string; text: string; dial: string }

const lists = new Map<Language, Country[]>()

/** All countries, sorted as the language sorts. */
export function countriesIn(language: Language): Country[] {
  const known = lists.get(language)
  if (known) return known
  const list = codes
    .map((code) => ({
      id: countryId(code),
      code,
      text: namesIn(language).of(code) ?? code,
      dial: `+${getCountryCallingCode(code)}`,
    }))
    .sort((a, b) => a.text.localeCompare(b.text, localeOf(language)))
  lists.set(language, list)
  return list
}

export const isCountry = (id: number): boolean => countriesIn('en').some((country) => country.id === id)
