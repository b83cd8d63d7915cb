import type { Context } from '#platform/server/context.ts'
import type { PushAddress, PushWay } from '#platform/server/push/push.ts'
import { once } from './once.ts'

type Pushed = PushWay & { cause: string; to: { user: string | null }; notice: string; push?: Record<string, unknown> }

/**
 * Tells every browser of a person, each once. One that withdrew is forgotten; where a push service fails the others are told
 * all the same, and the worker tries that one again.
 */
export async function pushNotice(
  ctx: Context,
  { cause, to, notice, push, urgent, lasts }: Pushed,
  url: string,
  say: (key: string) => string,
): Promise<void> {
  const addresses = await ctx.db
    .selectFrom('push_addresses')
    .select(['endpoint', 'keys'])
    .where('user_id', '=', to.user as string)
    .execute()
  let failure: unknown
  for (const { endpoint, keys } of addresses)
    await once(ctx, { cause, recipient: endpoint, channel: 'push' }, async () => {
      const message = { title: say(`${notice}.title`), url, tag: notice, ...(push && { data: push }) }
      const way = { ...(urgent && { urgent }), ...(lasts && { lasts }) }
      const isThere = await ctx.push.send({ endpoint, keys: keys as PushAddress['keys'] }, message, way)
      if (!isThere) await ctx.db.deleteFrom('push_addresses').where('endpoint', '=', endpoint).execute()
    }).catch((error) => {
      failure = error
    })
  if (failure) throw failure
}
