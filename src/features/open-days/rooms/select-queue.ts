import type { Context, Db, Tx } from '#platform/server/context.ts'
import { inCallOrder } from './queue-rules.ts'
import { waitingStates } from './rules.ts'

type Team = { day: string; page: string; team: number }

/** Who waits for a team, or for any, in the order in which they are called. */
export async function selectQueue(ctx: Context, db: Db | Tx, { day, page, team }: Team) {
  const rows = await db
    .selectFrom('day_visits')
    .selectAll()
    .where('day_id', '=', day)
    .where('page_id', '=', page)
    .where('state', 'in', waitingStates)
    .where((eb) => eb.or([eb('team', '=', team), eb('team', 'is', null)]))
    .execute()
  return inCallOrder(
    rows.map((row) => ({ ...row, number: row.number ?? 0 })),
    ctx.now(),
  )
}

/** How many minutes each talk of a team took today. */
export async function talkMinutes(db: Db | Tx, { day, team }: Pick<Team, 'day' | 'team'>): Promise<number[]> {
  const rows = await db
    .selectFrom('day_visits')
    .innerJoin('open_day_desks', 'open_day_desks.id', 'called_desk_id')
    .select(['began_at', 'ended_at'])
    .where('day_visits.day_id', '=', day)
    .where('open_day_desks.team', '=', team)
    .where('began_at', 'is not', null)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(40)
    .execute()
  return rows.flatMap(({ began_at, ended_at }) =>
    began_at && ended_at ? [(ended_at.getTime() - began_at.getTime()) / 60_000] : [],
  )
}

/** Desks of a team that call people now. */
export async function openDesks(db: Db | Tx, { day, team }: Pick<Team, 'day' | 'team'>): Promise<number> {
  const { count } = await db
    .selectFrom('open_day_desks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('day_id', '=', day)
    .where('team', '=', team)
    .where('paused_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
