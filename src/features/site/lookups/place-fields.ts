import { z } from 'zod'
import { integerMax } from '#platform/shared/fields.ts'

/** All there can be: two letters make a number from 1 (AA) to 676 (ZZ), see country-id.ts. */
const countries = 676

/** A country as callers name it. */
export const countryId = z.coerce
  .number()
  .int()
  .min(1)
  .refine((id) => id <= countries, 'country_unknown')

/** Regions begin at -1001, see regions.ts; there is room for a thousand. */
const lowest = -2_000

/** A place as searches name it: a city by its id, a country by its id with a minus, a region below those. */
export const placeId = z.coerce.number().int().min(lowest).max(integerMax)
