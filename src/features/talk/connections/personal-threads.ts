import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { ThreadHead, ThreadOf, ThreadSource } from '#platform/server/thread-source.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, refuse, yes } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { areConnected, inList } from './select-connections.ts'

/** Conversations of two people: theirs to read for good, to write in as long as they are connected. */
export const personalThreads: ThreadSource = {
  async standing({ me }, { user_id, other_id }) {
    return me && (me.id === user_id || me.id === other_id) ? { side: 'member', role: 'member' } : null
  },
  async mayWrite(_, tx, { user_id, other_id }) {
    const isOpen = user_id && other_id && (await areConnected(tx, user_id, other_id))
    return isOpen ? yes : refuse('thread_closed')
  },
  // one in which nothing was said is only there for whoever opened it
  own: (user) => sql`select id from threads as own where own.kind = 'personal'
    and (own.user_id = ${user} or own.other_id = ${user}) and (own.last_seq > 0 or own.created_by = ${user})`,
  async heads(ctx, threads) {
    // whoever is told of a message is told who wrote it, not what stands above it
    const me = ctx.me?.id
    const names = await namesOf(ctx, threads)
    return new Map(
      threads.map(({ id, user_id, other_id }): [string, ThreadHead] => [
        id,
        {
          ...{ title: names.get((user_id === me ? other_id : user_id) ?? '') ?? '', about: '', link: '/connections' },
          ...{ picture: null, shape: 'person', verified: null, zone: null, status: null },
        },
      ]),
    )
  },
  audience: async (_, { user_id, other_id }) =>
    [user_id, other_id].flatMap((user) => (user ? [{ user, side: 'member', role: 'member' }] : [])),
}

async function namesOf(ctx: Context, threads: readonly ThreadOf[]): Promise<Map<string, string>> {
  const ids = threads.flatMap(({ user_id, other_id }) => [user_id, other_id]).filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const rows = await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** @throws Refused not_found */
export async function talkToConnection(
  ctx: Context,
  { connection }: Taken<typeof contract.talkToConnection>,
): Promise<Given<typeof contract.talkToConnection>> {
  const me = found(ctx.me).id
  const row = found(
    await ctx.db
      .selectFrom('connections')
      .select(['user_id', 'other_id'])
      .where('id', '=', connection)
      .where(inList('accepted', me, ctx.now()))
      .executeTakeFirst(),
  )
  const [user_id = '', other_id = ''] = [row.user_id, found(row.other_id)].sort()
  const times = { created_at: ctx.now(), last_at: ctx.now() }
  await ctx.db
    .insertInto('threads')
    .values({ id: newId(), kind: 'personal', user_id, other_id, created_by: me, ...times })
    .onConflict((known) => known.columns(['user_id', 'other_id']).where('kind', '=', 'personal').doNothing())
    .execute()
  const { id } = await ctx.db
    .selectFrom('threads')
    .select('id')
    .where('kind', '=', 'personal')
    .where('user_id', '=', user_id)
    .where('other_id', '=', other_id)
    .executeTakeFirstOrThrow()
  return { success: true, data: { thread: id } }
}
