import { areFree, holdPeople } from '#features/site/slots/hold-people.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { clashesOf, heldAs } from './candidate-hours.ts'
import type * as contract from './contract.ts'
import { demandVersion, holdInterview, holdOfTeam, type InterviewRow } from './find-interviews.ts'
import { readInterviewKey } from './interview-key.ts'
import { type InterviewMove, isOver, mayDo, type Side, stateAfter } from './interview-states.ts'
import { invitationOf, viewOf } from './interview-view.ts'
import { tellMove } from './tell-move.ts'

type Change = { reason?: string; starts_at?: Date | null }

/** Moves an interview that is held, and tells. @throws Refused interview_state · interview_ahead */
export async function moveInterview(
  ctx: Context,
  tx: Tx,
  row: InterviewRow,
  move: InterviewMove,
  side: Side,
  change: Change = {},
): Promise<InterviewRow> {
  const state = row.state
  must(mayDo(row, move, side, ctx.now()))
  const next = found(stateAfter(state, move, side))
  await tx
    .updateTable('interviews')
    .set({ ...change, state: next, version: row.version + 1, updated_at: ctx.now() })
    .where('id', '=', row.id)
    .execute()
  const moved = await holdInterview(tx, row.id)
  await tellMove(ctx, tx, moved, { move, side, held: state === 'confirmed' })
  return moved
}

/** The team calls it off. @throws Refused not_found · changed_meanwhile · interview_state */
export async function cancelInterview(
  ctx: Context,
  { interview, version, reason }: Taken<typeof contract.cancelInterview>,
): Promise<Given<typeof contract.cancelInterview>> {
  const row = await ctx.db
    .transaction()
    .execute(async (tx) =>
      moveInterview(ctx, tx, await holdOfTeam(ctx, tx, interview, version), 'cancel', 'page', { reason }),
    )
  return { success: true, data: viewOf(ctx, row) }
}

/** The team says whether it took place. @throws Refused not_found · changed_meanwhile · interview_state · interview_ahead */
export async function settleInterview(
  ctx: Context,
  { interview, version, outcome }: Taken<typeof contract.settleInterview>,
): Promise<Given<typeof contract.settleInterview>> {
  const move = outcome === 'done' ? 'finish' : 'miss'
  const row = await ctx.db
    .transaction()
    .execute(async (tx) => moveInterview(ctx, tx, await holdOfTeam(ctx, tx, interview, version), move, 'page'))
  return { success: true, data: viewOf(ctx, row) }
}

/** What a candidate does by the link: looked up, held, and answered as the candidate sees it. */
async function byKey(
  ctx: Context,
  { key, version }: { key: string; version: number },
  act: (tx: Tx, row: InterviewRow) => Promise<InterviewRow>,
) {
  const id = await readInterviewKey(ctx, key)
  const row = await ctx.db
    .transaction()
    .execute(async (tx) => act(tx, demandVersion(demandAhead(await holdInterview(tx, id)), version)))
  return { success: true as const, data: await invitationOf(ctx, row) }
}

/** What is over is said to be, whichever state an old tab shows: it is of no use to load it anew and try again. */
function demandAhead(row: InterviewRow): InterviewRow {
  if (row.state === 'cancelled') throw new Refused('interview_cancelled')
  if (isOver(row.state)) throw new Refused('interview_state')
  return row
}

/** The candidate picks a time; of two who want the same hour of the same people the second is told, and nobody is at two interviews at once. @throws Refused what contract.pickTime refuses */
export const pickTime = (
  ctx: Context,
  { slot, ...asked }: Taken<typeof contract.pickTime>,
): Promise<Given<typeof contract.pickTime>> =>
  byKey(ctx, asked, async (tx, row) => {
    const at = row.slots.find((one) => one.getTime() === new Date(slot).getTime())
    if (!at) throw new Refused('not_found')
    if (at <= ctx.now()) throw new Refused('slot_past')
    if (row.asleep) throw new Refused('account_asleep')
    const people = row.people.map(({ id }) => id)
    const whose = { application: row.application_id, user: row.candidate_id }
    await holdPeople(tx, [...people, ...(await heldAs(tx, whose))])
    if (!(await areFree(ctx, tx, people, at, row.minutes, row.id)))
      throw new Refused('slot_taken', { slot: at.toISOString() })
    if ((await clashesOf(tx, whose, [at], row.minutes, { but: row.id })).length > 0)
      throw new Refused('own_clash', { slot: at.toISOString() })
    return moveInterview(ctx, tx, row, 'pick', 'candidate', { starts_at: at })
  })

/** None of the times fits. @throws Refused what contract.askOtherTime refuses */
export const askOtherTime = (
  ctx: Context,
  { reason, ...asked }: Taken<typeof contract.askOtherTime>,
): Promise<Given<typeof contract.askOtherTime>> =>
  byKey(ctx, asked, async (tx, row) => {
    if (row.asleep) throw new Refused('account_asleep')
    return moveInterview(ctx, tx, row, 'ask_other', 'candidate', { reason, starts_at: null })
  })

/** The candidate calls it off. @throws Refused what contract.declineInterview refuses */
export const declineInterview = (
  ctx: Context,
  { reason, ...asked }: Taken<typeof contract.declineInterview>,
): Promise<Given<typeof contract.declineInterview>> =>
  byKey(ctx, asked, (tx, row) => moveInterview(ctx, tx, row, 'cancel', 'candidate', { reason }))
