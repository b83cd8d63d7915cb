import { sql } from 'kysely'
import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { queueHandedBack, queueTaken } from './events.ts'
import { itemOf, queuesNamed } from './list-queues.ts'
import { heldFor } from './rules.ts'
import { selectWork, type Work } from './select-work.ts'

/** So many are tried: of those who ask in the same moment each takes another. */
const tries = 20

/** Takes the most urgent thing that nobody else has. @throws Refused not_found · queue_empty */
export async function takeNext(
  ctx: Context,
  { queue, but }: Taken<typeof contract.takeNext>,
): Promise<Given<typeof contract.takeNext>> {
  const queues = queuesNamed(ctx, queue)
  return ctx.db.transaction().execute(async (tx) => {
    const free = await selectWork(ctx, tx, { queues, most: tries, which: 'free', ...(but && { but }) })
    for (const work of free)
      if (await take(ctx, tx, work)) return { success: true as const, data: itemOf(ctx, { ...work, ...ownOf(ctx) }) }
    throw new Refused('queue_empty')
  })
}

const ownOf = ({ me, now }: Context) => ({ mine: true, taken_by: found(me).name, taken_at: now() })

/** Takes one thing. @throws Refused not_found · queue_taken: somebody else was first */
export async function takeOne(
  ctx: Context,
  { queue, thing }: Taken<typeof contract.takeOne>,
): Promise<Given<typeof contract.takeOne>> {
  const queues = queuesNamed(ctx, queue)
  return ctx.db.transaction().execute(async (tx) => {
    const all = await selectWork(ctx, tx, { queues, most: 10_000 })
    const work = found(all.find(({ id }) => id === thing))
    if (!(await take(ctx, tx, work))) throw new Refused('queue_taken')
    return { success: true as const, data: itemOf(ctx, { ...work, ...ownOf(ctx) }) }
  })
}

/** Whether it is one's own now; what another holds stays theirs for an hour. */
async function take(ctx: Context, tx: Tx, { queue, id: thing, mine }: Work): Promise<boolean> {
  const user = found(ctx.me).id
  const now = ctx.now()
  const held = new Date(now.getTime() - heldFor)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_takings')
    .values({ queue, thing, user_id: user, taken_at: now })
    .onConflict((on) =>
      on
        .columns(['queue', 'thing'])
        .doUpdateSet({ user_id: user, taken_at: now })
        .where((or) => or.or([or('staff_takings.user_id', '=', user), or('staff_takings.taken_at', '<=', held)])),
    )
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return false
  // taken again by whoever has it: that is no news
  if (!mine) await emit(ctx, tx, queueTaken, { user, queue, thing })
  return true
}

/** @throws Refused not_found: it is not one's own */
export async function handBack(ctx: Context, { queue, thing }: Taken<typeof contract.handBack>) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('staff_takings')
      .where('queue', '=', queue)
      .where('thing', '=', thing)
      .where('user_id', '=', user)
      .executeTakeFirst()
    if (!numDeletedRows) throw new Refused('not_found')
    await emit(ctx, tx, queueHandedBack, { user, queue, thing })
  })
  return { success: true as const }
}

/** What nobody holds any more is forgotten. */
export const forgetTakings = backgroundTask('forget-takings', z.object({}), async (ctx) => {
  await ctx.db
    .deleteFrom('staff_takings')
    .where('taken_at', '<', sql<Date>`${ctx.now()}::timestamptz - interval '1 day'`)
    .execute()
})
