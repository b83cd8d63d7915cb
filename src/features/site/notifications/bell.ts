import type { Context } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Facts } from './notice.ts'
import { sayNotice } from './say-notice.ts'

const pageSize = 30

/** The caller's notifications, worded in the language of the request. */
export async function listNotifications(
  ctx: Context,
  { cursor }: Taken<typeof contract.list>,
): Promise<Given<typeof contract.list>> {
  const rows = await ctx.read
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', found(ctx.me).id)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as string))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  const person = found(ctx.me).name
  return {
    success: true,
    data: shown.map(({ id, notice, facts, link, at, read_at }) => {
      const say = sayNotice(ctx, ctx.language, person, facts as Facts)
      return {
        id,
        title: say(`${notice}.title`),
        body: say(`${notice}.body`),
        link,
        at: at.toISOString(),
        read: read_at !== null,
      }
    }),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function countUnread(ctx: Context) {
  const { count } = await ctx.db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', found(ctx.me).id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { success: true as const, data: { count } }
}

/** What the bell says of a screen is read once the screen is open: nothing that waits says it again. */
export async function readOnScreen(ctx: Context, link: string): Promise<void> {
  if (!ctx.me) return
  const user = ctx.me.id
  await ctx.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('notifications')
      .set({ read_at: ctx.now() })
      .where('user_id', '=', user)
      .where('link', '=', link)
      .where('read_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows) await publish(tx, [`user:${user}`], 'notification.read', user)
  })
}

export async function readNotifications(ctx: Context, { ids }: Taken<typeof contract.readAll>) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('notifications')
      .set({ read_at: ctx.now() })
      .where('user_id', '=', user)
      .where('read_at', 'is', null)
      .$if(ids !== undefined, (query) =>
        query.where('id', 'in', ids?.length ? ids : ['00000000-0000-0000-0000-000000000000']),
      )
      .execute()
    await publish(tx, [`user:${user}`], 'notification.read', user)
  })
  return { success: true as const }
}
