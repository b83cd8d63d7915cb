import { findAccounts } from '#features/people/accounts/find-accounts.ts'
import { demandProof } from '#features/people/accounts/sessions.ts'
import { rolesOfUser } from '#features/site/staff-rights/staff-roles.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { isId, newId } from '#platform/shared/ids.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { roleAsked, roleDeclined } from './events.ts'
import { holdSupers, putRole } from './put-role.ts'
import { mayChange, mayConfirm } from './rules.ts'

/**
 * Asks for a change of somebody's roles; done at once where nobody else could confirm it.
 * @throws Refused proof_needed · invalid: nobody there · role_same · last_super · change_waiting
 */
export async function askRole(
  ctx: Context,
  { person, role, give, reason }: Taken<typeof contract.askRole>,
): Promise<Given<typeof contract.askRole>> {
  demandProof(ctx)
  const me = found(ctx.me).id
  const state = await ctx.db.transaction().execute(async (tx) => {
    const supers = await holdSupers(tx)
    const user = await personOf(tx, person)
    must(mayChange({ role, give, has: await rolesOfUser(tx, user), supers: supers.length }))
    const isAlone = !mayConfirm({ askedBy: me, me, supers: supers.length }).refused
    const now = ctx.now()
    const decided = isAlone ? { decided_by: me, decided_at: now } : {}
    const state: 'done' | 'waiting' = isAlone ? 'done' : 'waiting'
    const change = { id: newId(), user_id: user, role, give, reason }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('staff_role_changes')
      .values({ ...change, state, asked_by: me, asked_at: now, ...decided })
      .onConflict((on) => on.columns(['user_id', 'role']).where('state', '=', 'waiting').doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) throw new Refused('change_waiting')
    if (isAlone) await putRole(ctx, tx, change, supers.length)
    else await emit(ctx, tx, roleAsked, { change: change.id, user, role, give, reason })
    return state
  })
  return { success: true, data: { state } }
}

/** Only an account that proved its address: a role given to a mistyped one would be somebody else's. */
async function personOf(tx: Tx, person: string): Promise<string> {
  if (isId(person)) {
    const row = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', person)
      .where('state', '=', 'active')
      .executeTakeFirst()
    if (row) return row.id
  } else {
    const { owner } = await findAccounts(tx, person)
    if (owner?.state === 'active') return owner.id
  }
  throw wrongField('person', 'person_unknown')
}

/**
 * Says yes or no to a change that was asked for.
 * @throws Refused proof_needed · not_found · already_decided · own_change · role_same · last_super
 */
export async function decideRole(
  ctx: Context,
  { change: id, decision }: Taken<typeof contract.decideRole>,
): Promise<Given<typeof contract.decideRole>> {
  demandProof(ctx)
  const me = found(ctx.me).id
  const state = decision === 'confirm' ? 'done' : 'declined'
  await ctx.db.transaction().execute(async (tx) => {
    const supers = await holdSupers(tx)
    const change = found(
      await tx.selectFrom('staff_role_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    )
    if (change.state !== 'waiting') throw new Refused('already_decided')
    const { user_id: user, give, reason } = change
    const role = change.role
    if (decision === 'confirm') {
      must(mayConfirm({ askedBy: change.asked_by, me, supers: supers.length }))
      await putRole(ctx, tx, { id, user_id: user, role, give, reason }, supers.length)
    } else await emit(ctx, tx, roleDeclined, { change: id, user, role, give, reason })
    await tx
      .updateTable('staff_role_changes')
      .set({ state, decided_by: me, decided_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
  return { success: true, data: { state } }
}
