import { stdnum } from 'stdnum'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { latinDigits } from '#platform/shared/latin-digits.ts'

/** What is written between the digits of a tax number, in whatever digits. */
export const plainNumber = (typed: string): string =>
  latinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/** Of countries that the library does not know; forms by their tax authorities (FTA, ZATCA, NBR, OTA). */
const forms: Record<string, RegExp> = {
  AE: /^1\d{14}$/,
  SA: /^3\d{13}3$/,
  BH: /^\d{15}$/,
  OM: /^OM\d{10}$/,
}
const known = {
  EG: stdnum.EG?.tn,
  FR: stdnum.FR?.tva,
  RU: stdnum.RU?.inn,
  MA: stdnum.MA?.ice,
  DE: stdnum.DE?.vat,
  GB: stdnum.GB?.vat,
}

/** Whether a tax number can be one: its form and, where there is one, its check digit. Whose it is, it does not say. */
export function isTaxNumber(country: number, typed: string): boolean {
  const code = countryCode(country)
  const number = plainNumber(typed)
  const form = forms[code]
  if (form) return form.test(number)
  const check = known[code as keyof typeof known]
  return check ? check.validate(number).isValid : /^[0-9A-Z]{5,20}$/.test(number)
}
