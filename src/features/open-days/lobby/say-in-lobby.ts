import { findOwnDay } from '#features/open-days/open-days/find-day.ts'
import { forgetRoom } from '#features/open-days/rooms/read-room.ts'
import { hasLobby } from '#features/open-days/rooms/rules.ts'
import { type Said, type Thread, writeMessage } from '#features/talk/threads/messages.ts'
import { warningsFor } from '#features/talk/threads/warnings.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { consume } from '#platform/server/tries.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { lobbyChanged } from './events.ts'
import { lobbyBehind } from './find-lobby.ts'
import { forgetLobby } from './read-lobby.ts'
import { firstNameOf, lobbyPace, mayWrite } from './rules.ts'
import { companyOf } from './show-lobby.ts'

/** @throws Refused link_expired · visit_state · lobby_closed · lobby_muted · too_many */
export async function sayInLobby(
  ctx: Context,
  { key, text }: Taken<typeof contract.sayInLobby>,
): Promise<Given<typeof contract.sayInLobby>> {
  const { day, visit } = await lobbyBehind(ctx, key, mayWrite)
  const counter = ctx.counters.named(lobbyPace.name, lobbyPace)
  if (counter) await consume(counter, visit.id)
  const said = { side: 'candidate' as const, author: null, name: firstNameOf(visit.name), text }
  await write(ctx, day, said, visit.id)
  return { success: true }
}

/** @throws Refused not_found · lobby_closed */
export async function answerInLobby(
  ctx: Context,
  { day: id, text }: Taken<typeof contract.answerInLobby>,
): Promise<Given<typeof contract.answerInLobby>> {
  const day = await findOwnDay(ctx, id)
  if (!hasLobby(day)) throw new Refused('lobby_closed')
  const thread = { id, page_id: day.page_id }
  const warnings = await warningsFor(ctx.db, thread, { side: 'page', text })
  const sign = () => companyOf(ctx.db, day.page_id)
  await write(ctx, day, { side: 'page', author: found(ctx.me).id, sign, text, warnings }, null)
  return { success: true }
}

/** The lobby is the conversation of its day: the first word opens it. */
async function write(ctx: Context, day: { id: string; page_id: string }, said: Said, visit: string | null) {
  const thread: Thread = { id: day.id, kind: 'openday', page_id: day.page_id }
  await ctx.db.transaction().execute(async (tx) => {
    const { id: message } = await writeMessage(ctx, tx, thread, said)
    if (visit) await tx.updateTable('messages').set({ visit_id: visit }).where('id', '=', message).execute()
    const what = visit ? 'written' : 'answered'
    await emit(ctx, tx, lobbyChanged, { day: day.id, page: day.page_id, what, message, visit })
  })
  forgetLobby(ctx, day.id)
  forgetRoom(ctx, day.id)
}
