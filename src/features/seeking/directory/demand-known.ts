import { isPlace } from '#features/site/lookups/is-place.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { CompanyQuery } from './contract.ts'

/**
 * Filters of the directory are entries of the lists there are: what no list has would find nothing, and not say why.
 * @throws Refused invalid, with each field
 */
export async function demandKnown(ctx: Context, { place, industry }: CompanyQuery): Promise<void> {
  const { rows, cityById } = await readKept(ctx)
  const errors = [
    ...(isPlace(place, cityById) ? [] : [{ field: 'place', code: 'wrong' }]),
    ...(industry === undefined || rows.get('industry')?.some(({ id }) => id === industry)
      ? []
      : [{ field: 'industry', code: 'wrong' }]),
  ]
  if (errors.length > 0) throw new Refused('invalid', { errors })
}
