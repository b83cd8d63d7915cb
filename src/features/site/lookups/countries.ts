import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js'
import { kept } from '#platform/shared/kept.ts'
import { type Language, localeOf } from '#platform/shared/languages.ts'
import { remembered } from '#platform/shared/remembered.ts'
import { countryCodes } from './country-fields.ts'
import { countryCode, countryId } from './country-id.ts'

/** What Intl calls countries, each asked for once: it is dear to ask, and a list of jobs asks for every row. */
const namesIn = (language: Language) =>
  kept(`countries ${language}`, () => {
    const names = new Intl.DisplayNames(localeOf(language), { type: 'region' })
    return remembered((code: string) => names.of(code) ?? code, 1_000)
  })

export const countryName = (id: number, language: Language): string => namesIn(language)(countryCode(id))

export type Country = { id: number; code: string; text: string; dial: string }

const lists = new Map<Language, Country[]>()

/** All countries, sorted as the language sorts. */
export function countriesIn(language: Language): Country[] {
  const known = lists.get(language)
  if (known) return known
  const list = countryCodes
    .map((code) => ({
      id: countryId(code),
      code,
      text: namesIn(language)(code),
      dial: `+${getCountryCallingCode(code as CountryCode)}`,
    }))
    .sort((a, b) => a.text.localeCompare(b.text, localeOf(language)))
  lists.set(language, list)
  return list
}

export const isCountry = (id: number): boolean => countriesIn('en').some((country) => country.id === id)
