import { sql } from 'kysely'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { senderBlocked } from '#features/talk/threads/events.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { publish } from '#platform/server/live/publish.ts'
import { connectionAsked, connectionChanged } from './events.ts'
import { isAskedOf } from './select-connections.ts'

export const connectionReactions = [
  on(connectionAsked, 'tell-who-is-asked', async (ctx, { at, data: { connection } }) => {
    const row = await read(ctx, connection)
    const person = row && (row.other_id ?? (await whoseAddress(ctx, row.email)))
    if (!person || !(await sees(ctx, connection, person))) return
    const to = await recipient(ctx, person)
    if (!to) return
    if (!row.other_id)
      await ctx.db.transaction().execute((tx) => publish(tx, [`user:${person}`], connectionAsked.name, connection))
    await notify(ctx, {
      // who asks and takes it back, again and again, is told once a day
      cause: `connection-asked:${row.user_id}:${at.toISOString().slice(0, 10)}`,
      to,
      notice: 'connection_asked',
      facts: { from: row.name },
      topic: 'messages',
      link: '/connections?show=asked_of_me',
      channels: ['bell', 'mail'],
      ...(row.note && { quote: row.note }),
    })
  }),
  on(connectionChanged, 'tell-who-asked', async (ctx, { id, data: { what, user, other } }) => {
    if (what !== 'accepted' || !other) return
    const [to, from] = await Promise.all([recipient(ctx, user), recipient(ctx, other)])
    if (!to || !from) return
    await notify(ctx, {
      ...{ cause: id, to, notice: 'connection_accepted', facts: { from: from.name } },
      ...{ topic: 'messages', link: '/connections', channels: ['bell', 'mail'] },
    })
  }),
  // a block is a no to what was asked before it, also once it is undone
  on(senderBlocked, 'decline-requests', async (ctx, { data: { user, other } }) => {
    if (!other) return
    await ctx.db
      .updateTable('connections')
      .set({ state: 'declined', other_id: user, answered_at: ctx.now() })
      .where('user_id', '=', other)
      .where('state', '=', 'asked')
      .where('ended_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('other_id', '=', user),
          eb.and([
            eb('other_id', 'is', null),
            eb(
              'email',
              '=',
              sql<string>`(select lower(users.email) from users
              where users.id = ${user} and email_verified_at is not null)`,
            ),
          ]),
        ]),
      )
      .execute()
  }),
]

const read = ({ db }: Context, id: string) =>
  db
    .selectFrom('connections')
    .innerJoin('users', 'users.id', 'connections.user_id')
    .select(['connections.user_id', 'other_id', 'connections.email', 'note', 'users.name'])
    .where('connections.id', '=', id)
    .executeTakeFirst()

const whoseAddress = async ({ db }: Context, email: string | null) =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where(sql<boolean>`lower(email) = ${email}`)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst()
  )?.id

const sees = async (ctx: Context, connection: string, person: string): Promise<boolean> =>
  (await ctx.db
    .selectFrom('connections')
    .select('id')
    .where('id', '=', connection)
    .where(isAskedOf(person, ctx.now()))
    .executeTakeFirst()) !== undefined
