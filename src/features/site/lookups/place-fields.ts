import { z } from 'zod'
import { integerMax } from '#platform/shared/fields.ts'
import { countryCodes, numberOfLetters } from './country-fields.ts'

const countries = new Set(countryCodes.map(numberOfLetters))

/** A country as callers name it: one that is there. */
export const countryId = z.coerce
  .number()
  .int()
  .min(1)
  .refine((id) => countries.has(id), 'country_unknown')

/** Regions begin at -1001, see regions.ts; there is room for a thousand. */
const lowest = -2_000

/** A place as searches name it: a city by its id, a country by its id with a minus, a region below those. */
export const placeId = z.coerce.number().int().min(lowest).max(integerMax)
