import { type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { partsOf } from '#platform/server/feature.ts'
import { isSwept, sweep } from '#platform/server/forgetting/sweep.ts'
import type { Holding } from '#platform/server/holding.ts'
import { accountErased } from './events.ts'

type Due = (tx: Tx) => SelectQueryBuilder<DB, 'users', { id: string }>

/**
 * From here on there is no way back: nobody signs in to the account, and whoever stops in between leaves a row that says how far it came.
 * @param due whom it may still be
 * @returns whether it was begun
 */
export async function beginForgetting(ctx: Context, user: string, due: Due): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await due(tx).where('users.id', '=', user).forUpdate().executeTakeFirst())) return false
    await tx.insertInto('forgettings').values({ user_id: user, began_at: ctx.now() }).execute()
    await tx.updateTable('users').set({ state: 'erased', erase_at: null }).where('id', '=', user).execute()
    return true
  })
}

/** Whom a process that ended had begun to forget, the oldest first. */
export async function halfForgotten({ db }: Context): Promise<string[]> {
  const rows = await db.selectFrom('forgettings').select('user_id').orderBy('began_at').execute()
  return rows.map(({ user_id }) => user_id)
}

/**
 * Forgets a person: every feature its part, the latest first and the account itself last, each in transactions of its own that hold little. By
 * itself it does what keys of the database would do. It may be stopped between any two and run again; whoever is forgotten already stays so.
 */
export async function forgetPerson(ctx: Context, user: string): Promise<void> {
  for (const { holdings, people } of partsOf(ctx).forgetting.toReversed()) {
    for (const holding of holdings.toReversed()) await forgetPart(ctx, user, holding)
    const named = people.filter(isSwept)
    let more = named.length > 0
    while (more)
      more = await inOne(ctx, user, async (tx) => {
        const { more, loose } = await sweep(ctx, tx, named, user)
        await note(tx, user, { loose })
        return more
      })
  }
  await removeFiles(ctx, user)
  await ctx.db.transaction().execute(async (tx) => {
    const ended = await tx.deleteFrom('forgettings').where('user_id', '=', user).executeTakeFirst()
    if (ended.numDeletedRows) await emit(ctx, tx, accountErased, { user })
  })
}

/** What a feature does beside its columns, once, however often the whole is run. */
async function forgetPart(ctx: Context, user: string, { name, forget }: Holding): Promise<void> {
  if (!forget) return
  await inOne(ctx, user, async (tx, done) => {
    if (!done.includes(name)) await note(tx, user, { done: name, loose: await forget(ctx, tx, user) })
    return false
  })
}

/** One step in one transaction; two processes do not take the same at once, and nothing is done where nobody is being forgotten. */
async function inOne(
  ctx: Context,
  user: string,
  step: (tx: Tx, done: readonly string[]) => Promise<boolean>,
): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('forgettings')
      .select('done')
      .where('user_id', '=', user)
      .forUpdate()
      .executeTakeFirst()
    return row ? step(tx, row.done) : false
  })
}

async function note(tx: Tx, user: string, { done, loose }: { done?: string; loose: readonly string[] }): Promise<void> {
  if (!done && loose.length === 0) return
  await sql`update forgettings set done = done || ${done ? [done] : []}::text[], loose = loose || ${[...loose]}::text[]
    where user_id = ${user}`.execute(tx)
}

/** A stored file without a row can be reached by nobody, so the rows went first. One that cannot be removed is tried again with the whole. */
async function removeFiles(ctx: Context, user: string): Promise<void> {
  const row = await ctx.db.selectFrom('forgettings').select('loose').where('user_id', '=', user).executeTakeFirst()
  for (const key of row?.loose ?? []) await ctx.files.remove(key)
}
