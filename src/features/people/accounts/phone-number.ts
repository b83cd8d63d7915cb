import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { latinDigits as withoutSigns } from '#platform/shared/latin-digits.ts'

/** A phone number that somebody in its country can have, as E.164, or null when it is none. Arabic digits are read too. */
export function toE164(text: string, country?: string): string | null {
  const number = read(text, country)
  return number?.isValid() ? number.number : null
}

/** The same of what a person typed into a field: nothing but a number, and an extension at most, which is left out. */
export function typedE164(text: string, country?: string): string | null {
  const number = parsePhoneNumberFromString(withoutSigns(text).trim(), {
    ...(country && { defaultCountry: country as CountryCode }),
    extract: false,
  })
  return number?.isValid() ? number.number : null
}

/** The same for looking somebody up: numbers that were taken stay found, whatever the rules of their country become. */
export function toFind(text: string): string | null {
  const number = read(text)
  return number?.isPossible() ? number.number : null
}

/** The country of a number as it was kept, `RU` for `+7 912…`; null for one without a dial code. */
export const countryOfNumber = (text: string): string | null => read(text)?.country ?? null

const read = (text: string, country?: string) =>
  parsePhoneNumberFromString(latinDigits(text), country as CountryCode | undefined)

const latinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) & 0xf) % 10))
