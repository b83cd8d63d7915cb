import type { Context, Tx } from '#platform/server/context.ts'
import { isAskedOf, isConnected } from './select-connections.ts'

/** With whom somebody is connected, whom they asked, and who asks them. */
export const connectionHolding = {
  name: 'connections',
  async give(ctx: Context, user: string) {
    const rows = await ctx.db
      .selectFrom('connections')
      .innerJoin('users as askers', 'askers.id', 'connections.user_id')
      .leftJoin('users as asked', 'asked.id', 'connections.other_id')
      .select([
        'connections.user_id',
        'connections.email',
        'note',
        'connections.state',
        'asked_at',
        'answered_at',
        'ended_at',
      ])
      .select(['askers.name as asker', 'asked.name as person'])
      .where((eb) =>
        eb.or([
          eb('connections.user_id', '=', user),
          eb.and([eb('connections.other_id', '=', user), isConnected]),
          isAskedOf(user, ctx.now()),
        ]),
      )
      .orderBy('asked_at')
      .execute()
    return rows.map(({ user_id, email, state, asker, person, answered_at, ...row }) => {
      const isMine = user_id === user
      const isOver = state === 'accepted'
      return {
        ...row,
        // what is not told on the screen is not told here: a no, and whose an address is
        ...{ by: asker, person: isMine ? (email && !isOver ? email : person) : person },
        ...{ state: isMine && state === 'declined' ? 'asked' : state, answered_at: isOver ? answered_at : null },
      }
    })
  },
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    // who was asked by an address is not told apart from nobody, also at the end
    await tx
      .updateTable('connections')
      .set({ other_id: null, state: 'asked', answered_at: null })
      .where('other_id', '=', user)
      .where('state', '=', 'declined')
      .where('email', 'is not', null)
      .execute()
    return []
  },
}
