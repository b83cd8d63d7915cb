import { isCountry } from '#features/site/lookups/countries.ts'
import { isPlace } from '#features/site/lookups/is-place.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { CvQuery } from '../contract.ts'

/**
 * Filters of a search are entries of the lists there are: what no list has would find nobody, and not say why.
 * @throws Refused invalid, with each field
 */
export async function demandKnown(ctx: Context, asked: CvQuery): Promise<void> {
  const { rows, cityById } = await readKept(ctx)
  const isIn = (list: 'position' | 'degree' | 'nationality', id: number) =>
    rows.get(list)?.some((one) => one.id === id) ?? false
  const wrong = <T>(field: string, values: readonly T[], isKnown: (value: T) => boolean) =>
    values.flatMap((value, at) => (isKnown(value) ? [] : [{ field: `${field}.${at}`, code: 'wrong' }]))
  const errors = [
    ...wrong('position', asked.position, (id) => isIn('position', id)),
    ...wrong('degree', asked.degree, (id) => isIn('degree', id)),
    ...wrong('nationality', asked.nationality, (id) => isIn('nationality', id) || isCountry(id)),
    ...wrong(
      'experience',
      asked.experience,
      (code) => rows.get('experience-range')?.some((one) => one.code === code) ?? false,
    ),
    ...(isPlace(asked.place, cityById) ? [] : [{ field: 'place', code: 'wrong' }]),
  ]
  if (errors.length > 0) throw new Refused('invalid', { errors })
}
