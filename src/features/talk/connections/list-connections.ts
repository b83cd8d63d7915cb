import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { shows } from './rules.ts'
import { countConnections, inList } from './select-connections.ts'

const atOnce = 50

export async function listConnections(
  ctx: Context,
  { show, cursor }: Taken<typeof contract.listConnections>,
): Promise<Given<typeof contract.listConnections>> {
  const me = found(ctx.me).id
  const now = ctx.now()
  const [rows, accepted, asked_of_me, asked_by_me] = await Promise.all([
    ctx.db
      .selectFrom('connections')
      .selectAll()
      .where(inList(show, me, now))
      .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as string))
      .orderBy('id', 'desc')
      .limit(atOnce + 1)
      .execute(),
    ...shows.map((one) => countConnections(ctx.db, me, one, now)),
  ] as const)
  const shown = rows.slice(0, atOnce)
  const people = await namesOf(
    ctx,
    shown.flatMap(({ user_id, other_id }) => [user_id, ...(other_id ? [other_id] : [])]),
  )
  return {
    success: true,
    data: shown.map(({ id, user_id, other_id, email, note, state, asked_at, answered_at }) => {
      const isConnected = state === 'accepted'
      // whom an address belongs to is told by nobody but its owner, who accepts
      const other = user_id !== me ? user_id : email && !isConnected ? null : other_id
      return {
        id,
        person: people.get(other ?? '') ?? null,
        email: other ? null : email,
        note,
        asked_at: asked_at.toISOString(),
        connected_at: isConnected ? (answered_at?.toISOString() ?? null) : null,
      }
    }),
    next_cursor: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
    counts: { accepted: accepted ?? 0, asked_of_me: asked_of_me ?? 0, asked_by_me: asked_by_me ?? 0 },
  }
}

async function namesOf(ctx: Context, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { id: string; name: string }>()
  const rows = await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
