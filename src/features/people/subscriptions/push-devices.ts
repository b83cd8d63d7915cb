import { createHash } from 'node:crypto'
import { deviceOf } from '#features/people/accounts/devices.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './push-contract.ts'

/** More browsers than anybody uses; the oldest must go before another comes. */
const most = 20

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex')

export async function listPushDevices(ctx: Context): Promise<Given<typeof contract.listPushDevices>> {
  const me = found(ctx.me)
  const [rows, tags] = await Promise.all([
    ctx.db
      .selectFrom('push_addresses')
      .select(['endpoint', 'user_agent', 'created_at'])
      .where('user_id', '=', me.id)
      .orderBy('created_at', 'desc')
      .execute(),
    ctx.db
      .selectFrom('users')
      .select(['id as userId', 'email', 'account_type as accountType', 'country_id as countryId'])
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow(),
  ])
  const devices = rows.map(({ endpoint, user_agent, created_at }) => ({
    id: idOf(endpoint),
    ...deviceOf(user_agent),
    since: created_at.toISOString(),
  }))
  return { success: true, data: { public_key: ctx.push.publicKey, devices, tags } }
}

/**
 * Remembers where this browser can be pushed to, until the session ends: an address belongs to whoever used it last.
 * @throws Refused push_unknown_host · too_many_devices
 */
export async function subscribePush(
  ctx: Context,
  { endpoint, keys }: Taken<typeof contract.subscribePush>,
): Promise<Given<typeof contract.subscribePush>> {
  const me = found(ctx.me)
  demandKnown(ctx, endpoint)
  const { count } = await ctx.db
    .selectFrom('push_addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', me.id)
    .where('endpoint', '!=', endpoint)
    .executeTakeFirstOrThrow()
  if (count >= most) throw new Refused('too_many_devices')
  const row = {
    user_id: me.id,
    session_id: me.session,
    keys: JSON.stringify(keys),
    user_agent: ctx.userAgent.slice(0, 400),
  }
  await ctx.db
    .insertInto('push_addresses')
    .values({ endpoint, ...row, created_at: ctx.now() })
    .onConflict((known) => known.column('endpoint').doUpdateSet(row))
    .execute()
  return { success: true, data: { id: idOf(endpoint) } }
}

/** @throws Refused not_found · push_unknown_host */
export async function renewPush(ctx: Context, { old, endpoint, keys }: Taken<typeof contract.renewPush>) {
  demandKnown(ctx, endpoint)
  const renewed = await ctx.db
    .updateTable('push_addresses')
    .set({ endpoint, keys: JSON.stringify(keys) })
    .where('endpoint', '=', old)
    .where(({ not, exists, selectFrom }) =>
      // an address that is another's already is not taken from them
      not(
        exists(selectFrom('push_addresses as other').select('other.endpoint').where('other.endpoint', '=', endpoint)),
      ),
    )
    .executeTakeFirst()
  if (!renewed.numUpdatedRows) throw new Refused('not_found')
  return { success: true as const }
}

/** @throws Refused not_found */
export async function endPush(ctx: Context, { device }: Taken<typeof contract.endPush>) {
  const rows = await ctx.db
    .selectFrom('push_addresses')
    .select('endpoint')
    .where('user_id', '=', found(ctx.me).id)
    .execute()
  const { endpoint } = found(rows.find((row) => idOf(row.endpoint) === device))
  await ctx.db.deleteFrom('push_addresses').where('endpoint', '=', endpoint).execute()
  return { success: true as const }
}

function demandKnown(ctx: Context, endpoint: string): void {
  if (!ctx.push.isKnownHost(endpoint)) throw new Refused('push_unknown_host')
}
