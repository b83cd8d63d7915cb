import type { List } from '#db/lookups/read-lookups.ts'
import { isCountry } from '#features/site/lookups/countries.ts'
import { areListed, type Named } from '#features/site/lookups/demand-listed.ts'
import { isCityOf } from '#features/site/lookups/demand-places.ts'
import { spokenCodes } from '#features/site/lookups/spoken-codes.ts'
import { type Kept, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { type FieldError, Refused } from '#platform/shared/refusal.ts'
import type { JobFields } from './job-fields.ts'

/** Fields of a job that hold entries of a list. */
const listOf = {
  position_id: 'position',
  industry_id: 'industry',
  degree_id: 'degree',
  part_time_category_id: 'part-time-category',
  employment_types: 'employment-type',
  experience: 'experience-range',
  benefits: 'benefit',
  nationality_ids: 'nationality',
} as const satisfies Partial<Record<keyof JobFields, List>>
const listed = Object.keys(listOf) as (keyof typeof listOf)[]

/** What of a job names a place or an entry that there is not, or a city of another country. @throws Refused invalid */
export async function demandEntries(ctx: Context, fields: JobFields): Promise<void> {
  const errors = wrongEntries(await readKept(ctx), fields)
  if (errors.length > 0) throw new Refused('invalid', { errors })
}

/** The same, as it is told of a draft. */
export function wrongEntries(kept: Kept, fields: JobFields): FieldError[] {
  const country = isCountry(fields.country_id) ? fields.country_id : null
  const isHere = (city: number) => isCityOf(kept.cityById.get(city), country)
  const wrong: (keyof JobFields)[] = [
    ...(country === null ? (['country_id'] as const) : []),
    ...(fields.city_id === null || isHere(fields.city_id) ? [] : (['city_id'] as const)),
    ...(fields.more_city_ids.every(isHere) ? [] : (['more_city_ids'] as const)),
    ...(fields.applicant_country_ids.every(isCountry) ? [] : (['applicant_country_ids'] as const)),
    ...(fields.languages.every((code) => spokenCodes.includes(code)) ? [] : (['languages'] as const)),
    ...listed.filter((field) => !areListed(kept, listOf[field], named(fields, field))),
  ]
  return wrong.map((field) => ({ field, code: 'wrong' }))
}

const named = (fields: JobFields, field: keyof typeof listOf): Named => fields[field]

/** What a job says without what there is no more: for a copy, whose writer cannot mend the first. */
export function withoutWrong(kept: Kept, fields: JobFields): JobFields {
  const blank = { position_id: null, industry_id: null, degree_id: null, part_time_category_id: null, experience: null }
  const empty = {
    employment_types: [],
    benefits: [],
    nationality_ids: [],
    languages: [],
    more_city_ids: [],
    applicant_country_ids: [],
  }
  const nothing: Partial<JobFields> = { ...blank, ...empty, city_id: null }
  const wrong = new Set(wrongEntries(kept, fields).map(({ field }) => field))
  return { ...fields, ...Object.fromEntries(Object.entries(nothing).filter(([field]) => wrong.has(field))) }
}
