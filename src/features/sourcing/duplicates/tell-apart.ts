import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { toldApart } from './events.ts'
import { peopleOf } from './list-pairs.ts'

/** Remembers that two records are not the same person, or forgets it. @throws Refused not_found */
export async function tellApart(
  ctx: Context,
  { first, second, different }: Taken<typeof contract.tellApart>,
): Promise<Given<typeof contract.tellApart>> {
  const { page, member } = found(ctx.membership)
  const [one = '', other = ''] = [first, second].toSorted()
  const people = await peopleOf(ctx, page, [one, other])
  found(one !== other ? people.get(one) : null)
  found(people.get(other))
  await ctx.db.transaction().execute(async (tx) => {
    if (different)
      await tx
        .insertInto('import_distinct')
        .values({ page_id: page, first_id: one, second_id: other, by_id: member, at: ctx.now() })
        .onConflict((known) => known.doNothing())
        .execute()
    else await tx.deleteFrom('import_distinct').where('first_id', '=', one).where('second_id', '=', other).execute()
    await emit(ctx, tx, toldApart, { first: one, second: other, page, different })
  })
  return { success: true }
}
