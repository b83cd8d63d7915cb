import { readKept } from '#features/site/lookups/texts.ts'
import type { LockedImported } from '#features/sourcing/imports/move-imported.ts'
import { selectImported, viewOf } from '#features/sourcing/imports/select-imported.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { findPairs } from './find-pairs.ts'
import { columnsOf } from './merged-values.ts'
import { putForward } from './put-forward.ts'
import { contentOf, reasonsOf } from './reasons.ts'
import { type MergeField, mayMerge, mergeFields, rankOf } from './rules.ts'

type Detail = Given<typeof contract.showPair>['data']

/** @throws Refused not_found */
export async function showPair(
  ctx: Context,
  { first, second }: Taken<typeof contract.showPair>,
): Promise<Given<typeof contract.showPair>> {
  const { page } = found(ctx.membership)
  const rows = await selectImported(ctx.db).where('i.page_id', '=', page).where('i.id', 'in', [first, second]).execute()
  const [one, other] = [found(rows.find(({ id }) => id === first)), found(rows.find(({ id }) => id === second))]
  const forward = await putForward(ctx.db, [first, second])
  const [keep, merge] = inOrder(one, other, forward)
  const [kept, told, pairs] = await Promise.all([
    readKept(ctx),
    wereToldApart(ctx, first, second),
    findPairs(ctx, page, 3),
  ])
  const next = pairs.find(
    (pair) => !(pair.first === [first, second].toSorted()[0] && pair.second === [first, second].toSorted()[1]),
  )
  const answer = first === second ? { refused: true as const, code: 'not_found' } : mayMerge(keep, merge, false)
  return {
    success: true,
    data: {
      keep: { ...(await viewOf(ctx, keep)), work: workOf(keep) },
      merge: { ...(await viewOf(ctx, merge)), work: workOf(merge) },
      reasons: reasonsOf(keep, merge, kept, ctx.language),
      ...{
        different: told,
        take: takeOf(keep, merge),
        refused: answer.refused ? answer.code : forward.has(merge.id) ? 'merge_submitted' : null,
      },
      next: next ? { first: next.first, second: next.second } : null,
    },
  }
}

/** Who has come further stays; of two alike, who was put forward, then who was there first. */
function inOrder<Row extends LockedImported>(one: Row, other: Row, forward: ReadonlySet<string>): [Row, Row] {
  const further = rankOf(one.state) - rankOf(other.state) || Number(forward.has(one.id)) - Number(forward.has(other.id))
  const isFirst = further > 0 || (further === 0 && one.created_at <= other.created_at)
  return isFirst ? [one, other] : [other, one]
}

/** What only the other record says is taken of it. */
function takeOf(keep: LockedImported, merge: LockedImported): MergeField[] {
  if (keep.state === 'claimed') return []
  const isEmpty = (row: LockedImported, field: MergeField) =>
    Object.values(columnsOf(row, field)).every(
      (value) => value === null || value === '' || (Array.isArray(value) && value.length === 0),
    )
  return mergeFields.filter((field) => {
    // a CV that is a file says more than what was typed
    if (field === 'cv') return keep.cv_id === null && merge.cv_id !== null
    return isEmpty(keep, field) && !isEmpty(merge, field)
  })
}

const workOf = (row: LockedImported): Detail['keep']['work'] =>
  (contentOf(row)?.experience ?? [])
    .slice(0, 3)
    .map(({ title, company, start, end }) => ({ title, company, start, end }))

async function wereToldApart({ db }: Context, first: string, second: string): Promise<boolean> {
  const [one = '', other = ''] = [first, second].toSorted()
  const query = db.selectFrom('import_distinct').select('at').where('first_id', '=', one).where('second_id', '=', other)
  return (await query.executeTakeFirst()) !== undefined
}
