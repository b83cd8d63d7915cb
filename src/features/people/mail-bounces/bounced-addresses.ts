import { sql } from 'kysely'
import { clearBounce } from '#features/site/notifications/bounces.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { bounceLifted } from './events.ts'

const shown = 50

const namesOf = sql<string[]>`coalesce((select array_agg(name order by created_at) from users
  where lower(email) = bounced_addresses.address and state <> 'erased'), '{}')`

/** Addresses that take no mail, the latest first. The cursor is the last row's moment and address. */
export async function listBounced(
  ctx: Context,
  { cursor }: Taken<typeof contract.listBounced>,
): Promise<Given<typeof contract.listBounced>> {
  const [at = '', address = ''] = (cursor ?? '').split(' ', 2)
  const last = Number.isNaN(Date.parse(at)) ? null : new Date(at)
  const rows = await ctx.db
    .selectFrom('bounced_addresses')
    .selectAll()
    .select(namesOf.as('people'))
    .$if(last !== null, (query) =>
      query.where(sql<boolean>`(date_trunc('milliseconds', bounced_at), address) < (${last}, ${address})`),
    )
    .orderBy(sql`date_trunc('milliseconds', bounced_at)`, 'desc')
    .orderBy('address', 'desc')
    .limit(shown + 1)
    .execute()
  const page = rows.slice(0, shown)
  const end = rows.length > shown ? page.at(-1) : undefined
  return {
    success: true,
    data: page.map(({ bounced_at, try_at, ...row }) => ({
      ...row,
      bounced_at: bounced_at.toISOString(),
      try_at: try_at.toISOString(),
    })),
    next_cursor: end ? `${end.bounced_at.toISOString()} ${end.address}` : null,
  }
}

/** Forgets that an address came back. @throws Refused not_found */
export async function liftBounce(
  ctx: Context,
  { address }: Taken<typeof contract.liftBounce>,
): Promise<Given<typeof contract.liftBounce>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = (await clearBounce(tx, address))[0] ?? { numDeletedRows: 0n }
    if (numDeletedRows === 0n) throw new Refused('not_found')
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', address.toLowerCase()))
      .executeTakeFirst()
    await emit(ctx, tx, bounceLifted, { address: address.toLowerCase(), user: user?.id ?? null })
  })
  return { success: true }
}
