import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { threadChanged } from './events.ts'
import { type FoundThread, findThreadFor } from './find-thread.ts'
import { peopleIn } from './people-in.ts'
import { isInside, mayInThread } from './rules.ts'

/** Says who of the company or the site answers. @throws Refused not_found · not_allowed · invalid: somebody who may not write there */
export async function assignThread(ctx: Context, { thread: id, user }: Taken<typeof contract.assignThread>) {
  const known = await findThreadFor(ctx, id, 'assign')
  if (user !== null && !(await colleaguesIn(ctx, known)).includes(user)) throw wrongField('user', 'wrong')
  if (known.thread.assigned_to === user) return { success: true as const }
  await ctx.db.transaction().execute(async (tx) => {
    await tx.updateTable('threads').set({ assigned_to: user }).where('id', '=', id).execute()
    const facts = { thread: id, kind: known.thread.kind, page: known.thread.page_id }
    await emit(ctx, tx, threadChanged, { ...facts, what: 'assigned', user })
  })
  return { success: true as const }
}

/** @throws Refused not_found · not_allowed */
export async function listColleagues(
  ctx: Context,
  { thread: id }: Taken<typeof contract.listColleagues>,
): Promise<Given<typeof contract.listColleagues>> {
  const known = await findThreadFor(ctx, id, 'assign')
  const ids = await colleaguesIn(ctx, known)
  if (ids.length === 0) return { success: true, data: [] }
  const data = await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).orderBy('name').execute()
  return { success: true, data }
}

/** Whoever of one's side may write in it. */
async function colleaguesIn(ctx: Context, { thread }: FoundThread): Promise<string[]> {
  const people = await peopleIn(ctx, thread)
  return people.flatMap(({ user, side, role }) =>
    isInside(side) && mayInThread(thread.kind, side, role, 'write') ? [user] : [],
  )
}
