import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import {
  joinRefused,
  memberChanged,
  memberLeft,
  memberLetIn,
  memberReinstated,
  memberRemoved,
  memberSuspended,
} from './events.ts'
import { changeTeam, holdTeam, inTeam } from './hold-team.ts'
import { keepsOwner, mayGiveRole, maySetRights, mayTouch, takesSeat } from './rules.ts'
import { demandSeat } from './seats.ts'

const done = { success: true as const }

const row = (tx: Tx, page: string, user: string) =>
  tx.updateTable('page_members').where('page_id', '=', page).where('user_id', '=', user)
const forget = (tx: Tx, page: string, user: string) =>
  tx.deleteFrom('page_members').where('page_id', '=', page).where('user_id', '=', user)

/** Lets somebody in who asked. @throws Refused not_found · no_seats · not_allowed: an owner's role is an owner's to give */
export async function letIn(ctx: Context, { user, role }: Taken<typeof contract.letIn>) {
  return changeTeam(ctx, async (tx, { page, actor }) => {
    must(mayGiveRole(actor, role))
    await demandSeat(ctx, tx, page)
    const changed = await row(tx, page, user)
      .set({ role, state: 'active' })
      .where('state', '=', 'asked')
      .executeTakeFirst()
    if (!changed.numUpdatedRows) throw new Refused('not_found')
    await emit(ctx, tx, memberLetIn, { page, user, role })
    return done
  })
}

/** Refuses somebody who asked; who may ask again. @throws Refused not_found */
export async function refuseJoin(ctx: Context, { user }: Taken<typeof contract.refuseJoin>) {
  return changeTeam(ctx, async (tx, { page }) => {
    const gone = await forget(tx, page, user).where('state', '=', 'asked').executeTakeFirst()
    if (!gone.numDeletedRows) throw new Refused('not_found')
    await emit(ctx, tx, joinRefused, { page, user })
    return done
  })
}

/** Another role, or other rights on top of it. @throws Refused not_found · not_allowed · yourself · last_owner */
export async function changeMember(ctx: Context, { user, ...asked }: Taken<typeof contract.changeMember>) {
  return changeTeam(ctx, async (tx, team) => {
    const target = inTeam(team, user)
    const was = { role: target.role, allow: target.allow ?? [], deny: target.deny ?? [] }
    const role = asked.role ?? was.role
    // an owner may do everything: rights on top of another role end with it
    const rights = role === 'owner' && was.role !== 'owner' ? { allow: [], deny: [] } : was
    const next = { role, allow: unique(asked.allow ?? rights.allow), deny: unique(asked.deny ?? rights.deny) }
    must(mayTouch(team.actor, target))
    if (!takesSeat(target)) throw new Refused('not_allowed')
    if (role !== was.role) must(mayGiveRole(team.actor, role))
    must(maySetRights(team.actor, was, next))
    await row(tx, team.page, user).set(next).execute()
    await emit(ctx, tx, memberChanged, { page: team.page, user, was: was.role, ...next })
    return done
  })
}

const unique = (names: readonly string[]) => [...new Set(names)]

/** Suspends a member, whose page token counts for nothing from the next call on. */
export async function suspendMember(ctx: Context, { user }: Taken<typeof contract.suspendMember>) {
  return changeTeam(ctx, async (tx, team) => {
    must(mayTouch(team.actor, inTeam(team, user)))
    const changed = await row(tx, team.page, user)
      .set({ state: 'suspended' })
      .where('state', '=', 'active')
      .executeTakeFirst()
    if (!changed.numUpdatedRows) throw new Refused('not_found')
    await emit(ctx, tx, memberSuspended, { page: team.page, user })
    return done
  })
}

export async function reinstateMember(ctx: Context, { user }: Taken<typeof contract.reinstateMember>) {
  return changeTeam(ctx, async (tx, team) => {
    must(mayTouch(team.actor, inTeam(team, user)))
    const changed = await row(tx, team.page, user)
      .set({ state: 'active' })
      .where('state', '=', 'suspended')
      .executeTakeFirst()
    if (!changed.numUpdatedRows) throw new Refused('not_found')
    await emit(ctx, tx, memberReinstated, { page: team.page, user })
    return done
  })
}

export async function removeMember(ctx: Context, { user }: Taken<typeof contract.removeMember>) {
  return changeTeam(ctx, async (tx, team) => {
    must(mayTouch(team.actor, inTeam(team, user)))
    await forget(tx, team.page, user).execute()
    await emit(ctx, tx, memberRemoved, { page: team.page, user })
    return done
  })
}

/** Leaves a page, or takes back the wish to join. @throws Refused not_found · last_owner */
export async function leavePage(ctx: Context, { page }: Taken<typeof contract.leavePage>) {
  const user = found(ctx.me).id
  return ctx.db.transaction().execute(async (tx) => {
    const members = await holdTeam(tx, page)
    const me = found(members.find((one) => one.user === user))
    const rest = members.filter((one) => one !== me)
    // somebody who only asked, or is suspended, was not what kept the page owned
    if (me.state === 'active' && !keepsOwner(members).refused) must(keepsOwner(rest))
    await forget(tx, page, user).execute()
    if (me.state !== 'asked') await emit(ctx, tx, memberLeft, { page, user, role: me.role })
    return done
  })
}
