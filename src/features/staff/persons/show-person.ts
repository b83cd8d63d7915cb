import { deviceOf } from '#features/people/accounts/devices.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { findBounce } from '#features/site/notifications/bounces.ts'
import { keepAccess } from '#features/site/staff-rights/keep-access.ts'
import { mayWear } from '#features/staff/guises/rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { actsOn, findPerson, mayLimitPerson } from './find-person.ts'
import { limitsOf } from './limits.ts'
import {
  accessesOf,
  askedEmailOf,
  countsOf,
  historyOf,
  notesOf,
  ordersOf,
  pagesOf,
  sessionsOf,
  waysOf,
} from './parts-of-person.ts'

/** What is known of a person, and that it was opened. @throws Refused not_found */
export async function showPerson(
  ctx: Context,
  { user }: Taken<typeof contract.showPerson>,
): Promise<Given<typeof contract.showPerson>> {
  const me = found(ctx.me)
  const row = await findPerson(ctx, ctx.db, user)
  await keepAccess(ctx, 'account', [user])
  const [ways, sessions, pages, counts, orders, notes, history, accesses, bounce, email_asked, limits] =
    await Promise.all([
      waysOf(ctx.db, row),
      me.mayAsStaff('staff.person.act') ? sessionsOf(ctx, user) : null,
      pagesOf(ctx.db, user),
      countsOf(ctx.db, user),
      me.mayAsStaff('staff.order.read') ? ordersOf(ctx.db, { person: user }) : null,
      notesOf(ctx.db, user),
      historyOf(ctx.db, user),
      accessesOf(ctx.db, user),
      row.email ? findBounce(ctx.db, row.email) : null,
      askedEmailOf(ctx, user),
      me.mayAsStaff('staff.person.act') ? limitsOf(ctx, user) : null,
    ])
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    success: true,
    data: {
      ...{ id: row.id, name: row.name, account_type: row.account_type, state: row.state, roles: row.roles },
      ...{ language: row.language, country: countryName(row.country_id, ctx.language) },
      ...{
        email: row.email,
        email_confirmed_at: iso(row.email_verified_at),
        email_bounced: Boolean(bounce),
        email_asked,
      },
      ...{ phone: row.phone, phone_confirmed_at: iso(row.phone_verified_at) },
      ...{ created_at: row.created_at.toISOString(), seen_at: row.seen_at.toISOString() },
      ...{ suspended_at: iso(row.suspended_at), erase_at: iso(row.erase_at), post_permission: row.post_permission },
      sessions:
        sessions?.map(({ device, seen_at, ...rest }) => {
          const { browser, system } = deviceOf(device)
          return { ...rest, browser, system, seen_at: seen_at.toISOString() }
        }) ?? null,
      ...{ ways, pages, counts, orders, notes, history, accesses, acts: actsOn(ctx, row), limits },
      may_limit: !mayLimitPerson(ctx, row).refused,
      may_guise: !mayWear({ state: row.state, is_staff: row.roles.length > 0 }, row.id === me.id).refused,
    },
  }
}
