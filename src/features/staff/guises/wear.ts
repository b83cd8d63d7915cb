import { demandProof } from '#features/people/accounts/sessions.ts'
import { keepAccess } from '#features/site/staff-rights/keep-access.ts'
import { rolesOfUser } from '#features/site/staff-rights/staff-roles.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { clearCookies, workspaceCookies } from '#platform/server/http/cookies.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { guiseBegun, guiseEnded } from './events.ts'
import { guiseLasts, mayWear } from './rules.ts'

/** @throws Refused proof_needed · not_found · own_account · staff_account · person_state */
export async function beginGuise(
  ctx: Context,
  { user, reason }: Taken<typeof contract.beginGuise>,
): Promise<Given<typeof contract.beginGuise>> {
  demandProof(ctx)
  const me = found(ctx.me)
  const until = new Date(ctx.now().getTime() + guiseLasts)
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('users')
      .select('state')
      .where('id', '=', user)
      .where('state', '<>', 'erased')
      .forUpdate()
      .executeTakeFirst()
    const { state } = found(row)
    must(mayWear({ state, is_staff: (await rolesOfUser(tx, user)).length > 0 }, user === me.id))
    // one that ran out by itself still stands in the way of the next
    await tx
      .updateTable('guises')
      .set((eb) => ({ ended_at: eb.ref('until_at') }))
      .where('session_id', '=', me.session)
      .where('ended_at', 'is', null)
      .execute()
    const guise = newId()
    const times = { from_at: ctx.now(), until_at: until }
    await tx
      .insertInto('guises')
      .values({ id: guise, user_id: user, by_id: me.id, session_id: me.session, reason, ...times })
      .execute()
    await keepAccess({ ...ctx, db: tx as unknown as Context['db'] }, 'guise', [user])
    await emit(ctx, tx, guiseBegun, { user, guise, reason, until: until.toISOString() })
  })
  forgetWorkspace(ctx)
  return { success: true, data: { until: until.toISOString() } }
}

/** The session is its own person's again. */
export async function endGuise(ctx: Context): Promise<Given<typeof contract.endGuise>> {
  const me = found(ctx.me)
  const { guise } = me
  if (!guise) return { success: true }
  const own = { ...ctx, me: { ...me, id: guise.by } }
  await ctx.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('guises')
      .set({ ended_at: ctx.now() })
      .where('id', '=', guise.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows) await emit(own, tx, guiseEnded, { user: me.id, guise: guise.id })
  })
  forgetWorkspace(ctx)
  return { success: true }
}

/** The company one works for is none of the other's: left in the browser it would lead away from where one comes back to. */
const forgetWorkspace = (ctx: Context) => clearCookies(ctx, workspaceCookies)
