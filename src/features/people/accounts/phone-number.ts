import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'

/** A phone number that somebody in its country can have, as E.164, or null when it is none. Arabic digits are read too. */
export function toE164(text: string, country?: string): string | null {
  const number = read(text, country)
  return number?.isValid() ? number.number : null
}

/** The same for looking somebody up: numbers that were taken stay found, whatever the rules of their country become. */
export function toFind(text: string): string | null {
  const number = read(text)
  return number?.isPossible() ? number.number : null
}

const read = (text: string, country?: string) =>
  parsePhoneNumberFromString(latinDigits(text), country as CountryCode | undefined)

const latinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) & 0xf) % 10))
