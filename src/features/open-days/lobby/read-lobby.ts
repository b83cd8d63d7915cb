import { keptReading } from '#features/open-days/rooms/kept-reading.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { mostShown } from './rules.ts'

const kept = keptReading<Awaited<ReturnType<typeof messagesOf>>>(1_000)

/** What visitors of a day read of its lobby, as it was at most a second ago, the latest last. */
export const readLobby = (ctx: Context, day: string) =>
  kept.read(ctx.db, day, () => messagesOf(ctx.db, day, { hidden: false }))

/** After a step of this process the next one who asks reads it anew. */
export const forgetLobby = (ctx: Context, day: string): void => kept.forget(ctx.db, day)

/** The latest messages of a lobby; those the team hid only where they are asked for. */
export async function messagesOf(db: Db, day: string, { hidden }: { hidden: boolean }) {
  const rows = await db
    .selectFrom('messages as m')
    .leftJoin('day_visits as v', 'v.id', 'm.visit_id')
    .leftJoin('users as u', 'u.id', 'm.author_id')
    .select(['m.id', 'm.at', 'm.author_side', 'm.author_name', 'm.text', 'm.warnings', 'm.unsent_at', 'm.visit_id'])
    .select(['v.number', 'v.lobby_muted_at', 'u.name as by'])
    .select((eb) =>
      eb
        .selectFrom('lobby_reports')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('message_id', '=', 'm.id')
        .as('reports'),
    )
    .where('m.thread_id', '=', day)
    .$if(!hidden, (query) => query.where('m.unsent_at', 'is', null))
    .orderBy('m.seq', 'desc')
    .limit(mostShown)
    .execute()
  return rows.toReversed()
}

type Row = Awaited<ReturnType<typeof messagesOf>>[number]

/** What everybody may read of a message. */
export const saidOf = ({ id, at, author_side, author_name: name, number, text, warnings }: Row) => ({
  ...{ id, at: at.toISOString(), company: author_side === 'page', name, number, text },
  careful: warnings.includes('fee'),
})
