import { isKnown } from '#features/hiring/applications/anonymity.ts'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { holdOfTeam, isThere, selectOffers } from './find-offers.ts'
import { handOf, moveOffer, tellMove } from './move-offer.ts'
import { mayMoveOffer, runningStates } from './offer-states.ts'
import { viewOf } from './offer-view.ts'
import { mayBeOffered } from './rules.ts'
import { demandRight } from './whole-terms.ts'

/** Writes a first draft, or the next letter after one that ended. @throws Refused not_found · stage_move · offer_runs · invalid */
export async function writeOffer(
  ctx: Context,
  { application: id, ...terms }: Taken<typeof contract.writeOffer>,
): Promise<Given<typeof contract.writeOffer>> {
  const membership = found(ctx.membership)
  demandRight(ctx, terms)
  const row = await ctx.db.transaction().execute(async (tx) => {
    const held = await lock(tx, id, (query) =>
      query.where(reachableApplications(membership, 'offer.propose')).where(isKnown),
    )
    if (!mayBeOffered(held.stage)) throw new Refused('stage_move')
    const now = ctx.now()
    const of = { id: newId(), application_id: id, page_id: held.page_id, made_by: membership.member }
    await tx
      .insertInto('offers')
      .values({ ...of, ...terms, state: 'draft', number: await nextNumber(tx, id), created_at: now, updated_at: now })
      .execute()
    const made = await selectOffers(tx).where('offers.id', '=', of.id).executeTakeFirstOrThrow()
    const told = { move: 'save', from: 'draft', to: 'draft', by: handOf(ctx), version: 1, reason: '' } as const
    await tellMove(ctx, tx, made, told)
    return made
  })
  return { success: true, data: viewOf(ctx, row) }
}

/** The number of the next letter; one at a time. @throws Refused offer_runs */
async function nextNumber(tx: Tx, application: string): Promise<number> {
  const ofThis = tx.selectFrom('offers').select('state').where('application_id', '=', application)
  const before = await ofThis.where(isThere).execute()
  if (before.some(({ state }) => (runningStates as readonly string[]).includes(state))) throw new Refused('offer_runs')
  return before.length + 1
}

/** Changes what is not out yet; whoever approved it approved something else. @throws Refused what contract.saveOffer refuses */
export async function saveOffer(
  ctx: Context,
  { offer, version, ...terms }: Taken<typeof contract.saveOffer>,
): Promise<Given<typeof contract.saveOffer>> {
  demandRight(ctx, terms)
  const row = await ctx.db.transaction().execute(async (tx) => {
    const held = await holdOfTeam(ctx, tx, offer, version)
    const { state } = held.row
    must(mayMoveOffer({ ...held.row, state: state }, 'save', handOf(ctx), ctx.now()))
    return moveOffer(ctx, tx, held, 'save', handOf(ctx), { ...terms, asked_at: null, approved_by: null })
  })
  return { success: true, data: viewOf(ctx, row) }
}
