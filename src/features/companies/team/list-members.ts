import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { teamHappenings } from './events.ts'
import { seatsOf } from './seats.ts'

type Member = Given<typeof contract.listMembers>['data'][number]

/** Everybody of the own page: those who work on it, are suspended, or ask to be let in. */
export async function listMembers(ctx: Context): Promise<Given<typeof contract.listMembers>> {
  const { page } = found(ctx.membership)
  const [rows, seats] = await Promise.all([
    ctx.db
      .selectFrom('page_members')
      .innerJoin('users', 'users.id', 'page_members.user_id')
      .select(['users.id', 'users.name', 'users.email', 'role', 'page_members.state', 'allow', 'deny'])
      .select('page_members.created_at')
      .where('page_id', '=', page)
      .orderBy('page_members.created_at')
      .orderBy('users.id')
      .execute(),
    seatsOf(ctx.db, page, ctx.now()),
  ])
  return {
    success: true,
    seats,
    data: rows.map(({ created_at, state, ...row }) => ({
      ...row,
      state: state as Member['state'],
      since: created_at.toISOString(),
    })),
  }
}

const historyPage = 30

/** Who changed what in the team of the own page, newest first. */
export async function teamHistory(
  ctx: Context,
  { cursor }: Taken<typeof contract.teamHistory>,
): Promise<Given<typeof contract.teamHistory>> {
  const before = cursor === undefined ? null : Date.parse(cursor)
  const rows = await ctx.db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.id', 'at', 'events.name as what', 'data', 'users.name as by'])
    .where('page_id', '=', found(ctx.membership).page)
    .where('events.name', 'in', [...teamHappenings])
    .$if(before !== null && !Number.isNaN(before), (query) => query.where('at', '<', new Date(before as number)))
    .orderBy('at', 'desc')
    .orderBy('events.id', 'desc')
    .limit(historyPage + 1)
    .execute()
  const shown = rows.slice(0, historyPage)
  const names = await namesOf(ctx, shown)
  return {
    success: true,
    data: shown.map(({ id, at, what, by, data }) => {
      const { user, email, role = null, allow = [], deny = [] } = data as Facts
      return {
        id,
        at: at.toISOString(),
        what: what as (typeof teamHappenings)[number],
        by,
        whom: (user && names.get(user)) ?? email ?? null,
        role,
        allow,
        deny,
      }
    }),
    next_cursor: rows.length > historyPage ? (shown.at(-1)?.at.toISOString() ?? null) : null,
  }
}

type Facts = { user?: string; email?: string; role?: string; allow?: string[]; deny?: string[] }

async function namesOf(ctx: Context, rows: readonly { data: unknown }[]): Promise<Map<string, string>> {
  const users = rows.flatMap(({ data }) => (data as Facts).user ?? [])
  if (users.length === 0) return new Map()
  const known = await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', users).execute()
  return new Map(known.map(({ id, name }) => [id, name]))
}
