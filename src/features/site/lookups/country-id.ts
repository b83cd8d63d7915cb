import { numberOfLetters } from './country-fields.ts'

const letterA = 65
const letters = 26

/** ISO 3166 alpha-2 → the integer that lookups, jobs and cities carry: AA is 1, AE is 5. */
export function countryId(code: string): number {
  if (!/^[A-Z]{2}$/.test(code)) throw new RangeError(`not a country code: ${code}`)
  return numberOfLetters(code)
}

/** The way back: 5 is AE. */
export function countryCode(id: number): string {
  if (!Number.isInteger(id) || id < 1 || id > letters * letters) throw new RangeError(`not a country id: ${id}`)
  return String.fromCharCode(letterA + Math.floor((id - 1) / letters), letterA + ((id - 1) % letters))
}
