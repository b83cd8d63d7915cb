import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { findOwnDay } from '#features/open-days/open-days/find-day.ts'
import { hasLobby } from '#features/open-days/rooms/rules.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { lobbyBehind } from './find-lobby.ts'
import { messagesOf, readLobby, saidOf } from './read-lobby.ts'
import { mayRead } from './rules.ts'

/** @throws Refused link_expired · visit_state · lobby_closed */
export async function showLobby(
  ctx: Context,
  { key }: Taken<typeof contract.showLobby>,
): Promise<Given<typeof contract.showLobby>> {
  const { day, visit } = await lobbyBehind(ctx, key, mayRead)
  const [rows, company, reported] = await Promise.all([
    readLobby(ctx, day.id),
    companyOf(ctx.db, day.page_id),
    ctx.db.selectFrom('lobby_reports').select('message_id').where('visit_id', '=', visit.id).execute(),
  ])
  const unwanted = new Set(reported.map(({ message_id }) => message_id))
  const messages = rows
    .filter(({ id }) => !unwanted.has(id))
    .map((row) => ({ ...saidOf(row), mine: row.visit_id === visit.id }))
  return { success: true, data: { company, messages, muted: visit.lobby_muted_at !== null } }
}

/** @throws Refused not_found */
export async function showTeamLobby(
  ctx: Context,
  { day: id }: Taken<typeof contract.showTeamLobby>,
): Promise<Given<typeof contract.showTeamLobby>> {
  const day = await findOwnDay(ctx, id)
  const fields = readFields(day.live ?? day.written)
  const [rows, company] = await Promise.all([messagesOf(ctx.db, id, { hidden: true }), companyOf(ctx.db, day.page_id)])
  return {
    success: true,
    data: {
      ...{ title: textFor(ctx, fields).title, time_zone: fields.time_zone, company },
      ...{ open: hasLobby(day), off: day.lobby_closed_at !== null },
      messages: rows.map((row) => ({
        ...saidOf(row),
        ...{ by: row.by, visit: row.visit_id, hidden: row.unsent_at !== null },
        ...{ muted: row.lobby_muted_at !== null, reports: row.reports ?? 0 },
      })),
    },
  }
}

/** What the company is called, under which it answers. */
export const companyOf = async (db: Db, page: string): Promise<string> =>
  (await db.selectFrom('pages').select('name').where('id', '=', page).executeTakeFirstOrThrow()).name
