import { setSeats } from '#features/companies/team/seats.ts'
import { give } from '#features/money/ledger/ledger.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { planStarted } from './events.ts'
import { monthsLater, type Perks } from './rules.ts'

/** What the plans of a page allow now: of several that run at once the most of each. */
export async function perksOf(db: Db | Tx, page: string, now: Date): Promise<Perks> {
  const rows = await db
    .selectFrom('page_plans')
    .select('perks')
    .where('page_id', '=', page)
    .where('from_at', '<=', now)
    .where('until_at', '>', now)
    .execute()
  const most: Perks = {}
  for (const { perks } of rows)
    for (const [name, amount] of Object.entries(perks as Perks) as [keyof Perks, number][])
      most[name] = Math.max(most[name] ?? 0, amount)
  return most
}

type Bought = { page: string; product: string | null; order: string | null; plan: string; perks: Perks; months: number }

/** Begins a plan: after the one of its name that still runs, else now. Its first month's credits come at once. */
export async function startPlan(ctx: Context, tx: Tx, { page, product, order, ...bought }: Bought): Promise<void> {
  // two purchases at once follow each other
  await tx.selectFrom('pages').select('id').where('id', '=', page).forNoKeyUpdate().execute()
  const running = await tx
    .selectFrom('page_plans')
    .select('until_at')
    .where('page_id', '=', page)
    .where('plan', '=', bought.plan)
    .where('until_at', '>', ctx.now())
    .orderBy('until_at', 'desc')
    .executeTakeFirst()
  const from = running?.until_at ?? ctx.now()
  const until = monthsLater(from, bought.months)
  const id = newId()
  const { perks, ...said } = bought
  const row = { id, page_id: page, product_id: product, order_id: order, perks: JSON.stringify(perks) }
  await tx
    .insertInto('page_plans')
    .values({ ...row, ...said, from_at: from, until_at: until })
    .execute()
  // the one before it does not renew: this one does
  await tx
    .updateTable('page_plans')
    .set({ renews: false })
    .where('page_id', '=', page)
    .where('plan', '=', bought.plan)
    .where('id', '<>', id)
    .execute()
  await emit(ctx, tx, planStarted, { page, plan: bought.plan, from: from.toISOString(), until: until.toISOString() })
  await giveMonths(ctx, tx, id)
  await keepSeats(tx, page, ctx.now())
}

/** The team has the seats of the plans that run now. */
export const keepSeats = async (db: Db | Tx, page: string, now: Date): Promise<void> =>
  setSeats(db, page, (await perksOf(db, page, now)).seats ?? 0)

/** Gives the credits of every month that has begun and was not given; run again, nothing more comes. */
export async function giveMonths(ctx: Context, tx: Tx, id: string): Promise<void> {
  const plan = await tx.selectFrom('page_plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!plan) return
  const { coins = 0, cv = 0, sms = 0 } = plan.perks as Perks
  let given: number = plan.given
  // one that was paid back before it began gives nothing
  const isDue = (from: Date) => from <= ctx.now() && from < plan.until_at
  while (given < plan.months && isDue(monthsLater(plan.from_at, given))) {
    given += 1
    for (const [kind, amount] of [['coin', coins] as const, ['cv', cv] as const, ['sms', sms] as const])
      if (amount > 0)
        await give(ctx, tx, {
          ...{ page: plan.page_id, kind, amount, source: 'granted', what: 'grant' },
          key: `plan:${id}:${given}:${kind}`,
          about: { for: 'plan', plan: plan.plan },
        })
  }
  await tx.updateTable('page_plans').set({ given }).where('id', '=', id).execute()
}
