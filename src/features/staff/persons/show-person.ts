import { deviceOf } from '#features/people/accounts/devices.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { findBounce } from '#features/site/notifications/bounces.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { actsOn, findPerson } from './find-person.ts'
import { accessesOf, countsOf, historyOf, notesOf, ordersOf, pagesOf, sessionsOf, waysOf } from './parts-of-person.ts'

/** Looked at again within this time is the same look, in ms. */
const sameLook = 10 * 60_000

/** What is known of a person, and that it was opened. @throws Refused not_found */
export async function showPerson(
  ctx: Context,
  { user }: Taken<typeof contract.showPerson>,
): Promise<Given<typeof contract.showPerson>> {
  const me = found(ctx.me)
  const row = await findPerson(ctx, ctx.db, user)
  if (user !== me.id) await keepAccess(ctx, user)
  const [ways, sessions, pages, counts, orders, notes, history, accesses, bounce] = await Promise.all([
    waysOf(ctx.db, row),
    me.mayAsStaff('staff.person.act') ? sessionsOf(ctx, user) : null,
    pagesOf(ctx.db, user),
    countsOf(ctx.db, user),
    me.mayAsStaff('staff.order.read') ? ordersOf(ctx.db, user) : null,
    notesOf(ctx.db, user),
    historyOf(ctx.db, user),
    accessesOf(ctx.db, user),
    row.email ? findBounce(ctx.db, row.email) : null,
  ])
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    success: true,
    data: {
      ...{ id: row.id, name: row.name, account_type: row.account_type, state: row.state, roles: row.roles },
      ...{ language: row.language, country: countryName(row.country_id, ctx.language) },
      ...{ email: row.email, email_confirmed_at: iso(row.email_verified_at), email_bounced: Boolean(bounce) },
      ...{ phone: row.phone, phone_confirmed_at: iso(row.phone_verified_at) },
      ...{ created_at: row.created_at.toISOString(), seen_at: row.seen_at.toISOString() },
      ...{ suspended_at: iso(row.suspended_at), erase_at: iso(row.erase_at), post_permission: row.post_permission },
      sessions:
        sessions?.map(({ device, seen_at, ...rest }) => {
          const { browser, system } = deviceOf(device)
          return { ...rest, browser, system, seen_at: seen_at.toISOString() }
        }) ?? null,
      ...{ ways, pages, counts, orders, notes, history, accesses, acts: actsOn(ctx, row) },
    },
  }
}

async function keepAccess(ctx: Context, user: string): Promise<void> {
  const by_id = found(ctx.me).id
  const now = ctx.now()
  const known = await ctx.db
    .selectFrom('personal_data_accesses')
    .select('id')
    .where('user_id', '=', user)
    .where('by_id', '=', by_id)
    .where('at', '>', new Date(now.getTime() - sameLook))
    .executeTakeFirst()
  if (known) return
  await ctx.db.insertInto('personal_data_accesses').values({ id: newId(), user_id: user, by_id, at: now }).execute()
}
