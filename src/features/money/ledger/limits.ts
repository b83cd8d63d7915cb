import { sql } from 'kysely'
import { mayOnPage } from '#features/companies/pages/role-rules.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { limitSet } from './events.ts'
import { type Kind, kinds, monthOf } from './rules.ts'

type Limit = { kind: Kind; monthly: number | null; spent: number }

/** What each of these members may spend a month, and has spent this month, of every kind. */
export async function limitsOf(ctx: Context, page: string, members: readonly string[]): Promise<Map<string, Limit[]>> {
  const limits = await ctx.db
    .selectFrom('spending_limits')
    .select(['user_id', 'kind', 'monthly'])
    .where('page_id', '=', page)
    .execute()
  const spent = await spentBy(ctx.db, page, members, ctx.now())
  return new Map(
    members.map((user) => [
      user,
      kinds.map((kind) => ({
        kind,
        monthly: limits.find((one) => one.user_id === user && one.kind === kind)?.monthly ?? null,
        spent: spent.find((one) => one.by_id === user && one.kind === kind)?.spent ?? 0,
      })),
    ]),
  )
}

async function spentBy(db: Db | Tx, page: string, members: readonly string[], now: Date) {
  const { rows } = await sql<{ by_id: string; kind: Kind; spent: number }>`
    select by_id, kind, sum(amount)::integer as spent from (
      select by_id, account_id, -amount as amount from ledger_postings
        where what in ('spend', 'capture', 'refund') and by_id = any(${members}::uuid[]) and at >= ${monthOf(now)}
      -- what is set aside may be used up any moment
      union all select by_id, ledger_holds.account_id, ledger_holds.amount from ledger_holds join ledger_postings on id = posting_id
        where state = 'held' and by_id = any(${members}::uuid[])) used
    join ledger_accounts account on account.id = account_id
    where page_id = ${page}
    group by by_id, kind`.execute(db)
  return rows
}

/** Called once a spending stands in the ledger, whose account is locked: two at once cannot both be the last. @throws Refused over_limit */
export async function demandWithinLimit(ctx: Context, tx: Tx, page: string, kind: Kind): Promise<void> {
  const by = ctx.me?.id
  if (!by) return
  const limit = await tx
    .selectFrom('spending_limits')
    .select('monthly')
    .where('page_id', '=', page)
    .where('user_id', '=', by)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!limit) return
  const [own] = (await spentBy(tx, page, [by], ctx.now())).filter((one) => one.kind === kind)
  if ((own?.spent ?? 0) > limit.monthly) throw new Refused('over_limit', { monthly: limit.monthly })
}

/** Members of the own page who may spend. */
export async function listLimits(ctx: Context): Promise<Given<typeof contract.listLimits>> {
  const { page } = found(ctx.membership)
  const members = (await membersOf(ctx, page)).filter((rights) => mayOnPage('spend', rights))
  const limits = await limitsOf(
    ctx,
    page,
    members.map(({ id }) => id),
  )
  return {
    success: true,
    data: members.map(({ id, name, role }) => ({ user: id, name, role, limits: limits.get(id) ?? [] })),
  }
}

const membersOf = (ctx: Context, page: string) =>
  ctx.db
    .selectFrom('page_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.id', 'name', 'role', 'allow', 'deny'])
    .where('page_id', '=', page)
    .where('page_members.state', '=', 'active')
    .orderBy('name')
    .execute()

/** @throws Refused not_found: nobody of the page */
export async function setLimit(
  ctx: Context,
  { user, kind, monthly }: Taken<typeof contract.setLimit>,
): Promise<Given<typeof contract.setLimit>> {
  const { page, member } = found(ctx.membership)
  found((await membersOf(ctx, page)).find(({ id }) => id === user))
  await ctx.db.transaction().execute(async (tx) => {
    if (monthly === null)
      await tx
        .deleteFrom('spending_limits')
        .where('page_id', '=', page)
        .where('user_id', '=', user)
        .where('kind', '=', kind)
        .execute()
    else {
      const said = { monthly, set_by: member, set_at: ctx.now() }
      await tx
        .insertInto('spending_limits')
        .values({ page_id: page, user_id: user, kind, ...said })
        .onConflict((known) => known.columns(['page_id', 'user_id', 'kind']).doUpdateSet(said))
        .execute()
    }
    await emit(ctx, tx, limitSet, { page, user, kind, monthly })
  })
  return { success: true }
}
