import { deviceOf } from '#features/people/accounts/devices.ts'
import { sessionEnded } from '#features/people/accounts/events.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** The living sessions of a person, this one first. */
export async function listSessions(ctx: Context): Promise<Given<typeof contract.listSessions>> {
  const me = found(ctx.me)
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'seen_at'])
    .where('user_id', '=', me.id)
    .where('expires_at', '>', ctx.now())
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute()
  const data = rows.map(({ id, device, address, created_at, seen_at }) => ({
    id,
    ...deviceOf(device),
    address,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    current: id === me.session,
  }))
  return { success: true, data: data.sort((one, other) => Number(other.current) - Number(one.current)) }
}

/** Ends a session of one's own, here or elsewhere. @throws Refused not_found */
export async function endSession(ctx: Context, { session }: Taken<typeof contract.endSession>) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const ended = await tx
      .deleteFrom('sessions')
      .where('id', '=', session)
      .where('user_id', '=', user)
      .executeTakeFirst()
    if (!ended.numDeletedRows) throw new Refused('not_found')
    await emit(ctx, tx, sessionEnded, { user })
  })
  return { success: true as const }
}

/** Ends every session but this one. */
export async function endOtherSessions(ctx: Context): Promise<Given<typeof contract.endOtherSessions>> {
  const me = found(ctx.me)
  const ended = await ctx.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('sessions')
      .where('user_id', '=', me.id)
      .where('id', '!=', me.session)
      .executeTakeFirst()
    if (numDeletedRows) await emit(ctx, tx, sessionEnded, { user: me.id })
    return Number(numDeletedRows)
  })
  return { success: true, data: { ended } }
}
