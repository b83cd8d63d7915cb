import { fieldsOf } from './occupations.ts'

/** Fields in whose work the name of a nation says which food, language or land is meant. */
const others = new Set(
  'chef kitchen restaurant hospitality languages teacher education writing tourism customerservice callcentre'.split(
    ' ',
  ),
)

/** Translators and interpreters. */
const byLanguage = new Set([50, 270])

/** Whether a nationality beside work of these positions says who is wanted: no condition of any job here. */
export const isWhoIsWanted = (positions: readonly number[]): boolean =>
  positions.length > 0 && !positions.some((id) => byLanguage.has(id) || fieldsOf(id).some((field) => others.has(field)))
