import { z } from 'zod'
import { integerMax } from '#platform/shared/fields.ts'

/** All there can be: two letters make a number from 1 (AA) to 676 (ZZ), see country-id.ts. */
const countries = 676

/** A country as callers name it. */
export const countryId = z.coerce.number().int().min(1).max(countries)

/** A place as searches name it: a city by its id, a country by its id with a minus. */
export const placeId = z.coerce.number().int().min(-countries).max(integerMax)
