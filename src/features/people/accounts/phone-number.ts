import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'

/** A phone number as E.164, or null when it is none. Arabic digits are read too. */
export function toE164(text: string, country?: string): string | null {
  const number = parsePhoneNumberFromString(latinDigits(text), country as CountryCode | undefined)
  return number?.isValid() ? number.number : null
}

const latinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) & 0xf) % 10))
