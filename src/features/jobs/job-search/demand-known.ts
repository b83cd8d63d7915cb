import type { List } from '#db/lookups/read-lookups.ts'
import { isPlace } from '#features/site/lookups/is-place.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type { JobQuery } from './contract.ts'

type Filters = Pick<JobQuery, 'type' | 'experience' | 'benefit' | 'position' | 'industry' | 'degree' | 'place'>

/**
 * Filters of a search are entries of the lists there are: what no list has would find nothing, and not say why.
 * @throws Refused invalid, with each field
 */
export async function demandKnown(ctx: Context, asked: Filters): Promise<void> {
  const { rows, cityById } = await readKept(ctx)
  const codes = (field: 'type' | 'experience' | 'benefit', list: List) =>
    asked[field].flatMap((code, at) =>
      rows.get(list)?.some((one) => one.code === code) ? [] : [{ field: `${field}.${at}`, code: 'wrong' }],
    )
  const ids = (field: 'position' | 'industry' | 'degree') =>
    asked[field] === undefined || rows.get(field)?.some(({ id }) => id === asked[field])
      ? []
      : [{ field, code: 'wrong' }]
  const errors = [
    ...codes('type', 'employment-type'),
    ...codes('experience', 'experience-range'),
    ...codes('benefit', 'benefit'),
    ...ids('position'),
    ...ids('industry'),
    ...ids('degree'),
    ...(isPlace(asked.place, cityById) ? [] : [{ field: 'place', code: 'wrong' }]),
  ]
  if (errors.length > 0) throw new Refused('invalid', { errors })
}
