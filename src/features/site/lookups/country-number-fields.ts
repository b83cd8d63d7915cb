import { lookupId } from '#platform/shared/fields.ts'

/** The largest number that stands for two letters: ZZ. */
const last = 676

/** The number of a country (`country-fields.ts`): one that no two letters stand for is told as no country. */
export const countryNumber = lookupId.refine((id) => id <= last, { error: 'country_unknown' })
