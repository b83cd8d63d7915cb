import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { representationSet } from './events.ts'
import { mostForbidden } from './rules.ts'

export async function setWhoMayAsk(
  ctx: Context,
  { who }: Taken<typeof contract.setWhoMayAsk>,
): Promise<Given<typeof contract.setWhoMayAsk>> {
  const user = found(ctx.me).id
  const row = { who, changed_at: ctx.now() }
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('representation_settings')
      .values({ user_id: user, ...row })
      .onConflict((known) => known.column('user_id').doUpdateSet(row))
      .execute()
    await emit(ctx, tx, representationSet, { user, what: 'who' })
  })
  return { success: true, data: { who } }
}

/** @throws Refused forbidden_enough */
export async function forbidClient(
  ctx: Context,
  { name }: Taken<typeof contract.forbidClient>,
): Promise<Given<typeof contract.forbidClient>> {
  await ctx.db.transaction().execute((tx) => forbid(ctx, tx, name))
  return { success: true }
}

/** Writes down a company one never wants to be put forward to; once. @throws Refused forbidden_enough */
export async function forbid(ctx: Context, tx: Tx, name: string): Promise<void> {
  const user = found(ctx.me).id
  const { count } = await tx
    .selectFrom('representation_forbidden')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  if (count >= mostForbidden) throw new Refused('forbidden_enough', { most: mostForbidden })
  const page = await tx
    .selectFrom('pages')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .where('state', 'in', ['active', 'limited'])
    .limit(1)
    .executeTakeFirst()
  await tx
    .insertInto('representation_forbidden')
    .values({ user_id: user, folded: fold(name), name, page_id: page?.id ?? null, at: ctx.now() })
    .onConflict((known) => known.doNothing())
    .execute()
  await emit(ctx, tx, representationSet, { user, what: 'forbidden' })
}

/** @throws Refused not_found */
export async function allowClient(
  ctx: Context,
  { name }: Taken<typeof contract.allowClient>,
): Promise<Given<typeof contract.allowClient>> {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('representation_forbidden')
      .where('user_id', '=', user)
      .where('folded', '=', fold(name))
      .executeTakeFirst()
    if (!numDeletedRows) throw new Refused('not_found')
    await emit(ctx, tx, representationSet, { user, what: 'allowed' })
  })
  return { success: true }
}
