import { demandProof } from '#features/people/accounts/sessions.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { ownershipMoved } from './events.ts'
import { changeTeam, inTeam } from './hold-team.ts'
import { takesSeat } from './rules.ts'

/**
 * Gives the page away at once: the other becomes owner, the giver an admin. Both are told, and the new owner can give it
 * back, so nobody has to wait for an answer that may never come.
 * @throws Refused not_found · not_allowed: no owner, or the other is suspended · yourself · proof_needed
 */
export async function transferPage(ctx: Context, { user }: Taken<typeof contract.transferPage>) {
  demandProof(ctx)
  return changeTeam(ctx, async (tx, team) => {
    const { page, actor } = team
    if (actor.role !== 'owner') throw new Refused('not_allowed')
    if (user === actor.user) throw new Refused('yourself')
    const next = inTeam(team, user)
    if (next.state !== 'active' || !takesSeat(next)) throw new Refused('not_allowed')
    const give = (whom: string, role: string) =>
      tx
        .updateTable('page_members')
        .set({ role, allow: [], deny: [] })
        .where('page_id', '=', page)
        .where('user_id', '=', whom)
        .execute()
    await give(user, 'owner')
    await give(actor.user, 'admin')
    await emit(ctx, tx, ownershipMoved, { page, user, from: actor.user })
    return { success: true as const }
  })
}
