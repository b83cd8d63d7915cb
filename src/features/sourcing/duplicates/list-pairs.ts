import { readKept } from '#features/site/lookups/texts.ts'
import type { LockedImported } from '#features/sourcing/imports/move-imported.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { findPairs } from './find-pairs.ts'
import { reasonsOf } from './reasons.ts'

const shown = 50
const latest = 20

export const briefOf = ({ id, name, headline, state, email, phone }: LockedImported) => ({
  ...{ id, name: name ?? '', headline, state, email, phone },
})

/** People of the own company who look like one. What other companies hold is never looked at. */
export async function listPairs(ctx: Context): Promise<Given<typeof contract.listPairs>> {
  const { page } = found(ctx.membership)
  const [pairs, merges, kept] = await Promise.all([findPairs(ctx, page, shown), latestMerges(ctx, page), readKept(ctx)])
  const people = await peopleOf(ctx, page, [
    ...pairs.flatMap(({ first, second }) => [first, second]),
    ...merges.flatMap(({ kept_id, merged_id }) => [kept_id, merged_id]),
  ])
  return {
    success: true,
    data: {
      total: pairs[0]?.total ?? 0,
      pairs: pairs.flatMap(({ first, second }) => {
        const [one, other] = [people.get(first), people.get(second)]
        if (!one || !other) return []
        return [{ first: briefOf(one), second: briefOf(other), reasons: reasonsOf(one, other, kept, ctx.language) }]
      }),
      merges: merges.flatMap(({ id, kept_id, merged_id, at, by, until_at }) => {
        const one = people.get(kept_id)
        if (!one) return []
        const merged = people.get(merged_id)?.name ?? ''
        return [{ id, kept: briefOf(one), merged, at: at.toISOString(), by, until: until_at.toISOString() }]
      }),
    },
  }
}

export async function peopleOf(
  { db }: Context,
  page: string,
  ids: readonly string[],
): Promise<Map<string, LockedImported>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('imported_candidates')
    .selectAll()
    .where('page_id', '=', page)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const latestMerges = ({ db, now }: Context, page: string) =>
  db
    .selectFrom('import_merges')
    .leftJoin('users', 'users.id', 'by_id')
    .select(['import_merges.id', 'kept_id', 'merged_id', 'at', 'until_at', 'users.name as by'])
    .where('import_merges.page_id', '=', page)
    .where('undone_at', 'is', null)
    .where('until_at', '>', now())
    .orderBy('at', 'desc')
    .limit(latest)
    .execute()
