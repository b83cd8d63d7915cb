import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { invoiceView } from './invoice-view.ts'
import { placementEventsFrom } from './placement-states.ts'
import { mayRemove } from './remove-placement.ts'
import { leads, placementView, selectPlacements, todayOf } from './select-placements.ts'
import { listToComplete, whoMayReplace } from './to-place.ts'

const atOnce = 50

/** @throws Refused invalid */
export async function listPlacements(
  ctx: Context,
  { state, cursor }: Taken<typeof contract.listPlacements>,
): Promise<Given<typeof contract.listPlacements>> {
  const [rows, to_complete, counted, invoiced, retainers] = await Promise.all([
    selectPlacements(ctx)
      .$if(state !== undefined, (query) => query.where('p.state', '=', found(state)))
      .$if(cursor !== undefined, (query) => query.where('p.id', '<', cursor as string))
      .orderBy('p.id', 'desc')
      .limit(atOnce + 1)
      .execute(),
    listToComplete(ctx),
    countedOf(ctx),
    invoicedOf(ctx),
    retainersOf(ctx),
  ])
  const shown = rows.slice(0, atOnce)
  return {
    success: true,
    data: shown.map((row) => placementView(ctx, row)),
    next_cursor: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
    counts: Object.fromEntries(
      [...Map.groupBy(counted, (row) => row.state)].map(([of, all]) => [
        of,
        all.reduce((sum, { count }) => sum + count, 0),
      ]),
    ),
    to_complete,
    retainers,
    invoiced,
    in_guarantee: sumsOf(counted.filter((row) => row.state === 'started')),
  }
}

function countedOf(ctx: Context) {
  const membership = found(ctx.membership)
  return ctx.db
    .selectFrom('placements')
    .select((eb) => ['state', 'fee_currency as currency', eb.fn.countAll<number>().as('count')])
    .select(sql<number>`coalesce(sum(fee), 0)::float8`.as('amount'))
    .where('page_id', '=', membership.page)
    .$if(!leads(membership), (query) => query.where('recruiter_id', '=', membership.member))
    .groupBy(['state', 'fee_currency'])
    .execute()
}

/** What was invoiced this quarter less what was credited, by currency. */
function invoicedOf(ctx: Context) {
  const membership = found(ctx.membership)
  const now = ctx.now()
  const quarter = new Date(Date.UTC(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) * 3, 1))
  return ctx.db
    .selectFrom('placement_invoices as i')
    .leftJoin('placements', 'placements.id', 'i.placement_id')
    .select('i.currency')
    .select(sql<number>`sum(case when i.kind = 'invoice' then i.amount else -i.amount end)::float8`.as('amount'))
    .where('i.page_id', '=', membership.page)
    .where('i.issued_on', '>=', quarter.toISOString().slice(0, 10))
    .$if(!leads(membership), (query) => query.where('placements.recruiter_id', '=', membership.member))
    .groupBy('i.currency')
    .orderBy('i.currency')
    .execute()
}

/** Invoices paid in advance are everybody's business who sees to the money. */
async function retainersOf(ctx: Context) {
  const membership = found(ctx.membership)
  if (!membership.may('billing')) return []
  const rows = await ctx.db
    .selectFrom('placement_invoices as i')
    .innerJoin('mandates', 'mandates.id', 'i.mandate_id')
    .innerJoin('clients', 'clients.id', 'mandates.client_id')
    .selectAll('i')
    .select(['clients.name as client', 'mandates.title as job'])
    .where('i.page_id', '=', membership.page)
    .where('i.placement_id', 'is', null)
    .orderBy('i.created_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...invoiceView(ctx, row), client: row.client, job: row.job }))
}

const sumsOf = (rows: readonly { currency: string; amount: number }[]) =>
  [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, all]) => ({
    currency,
    amount: all.reduce((sum, { amount }) => sum + amount, 0),
  }))

/** @throws Refused not_found */
export async function showPlacement(
  ctx: Context,
  { placement }: Taken<typeof contract.showPlacement>,
): Promise<Given<typeof contract.showPlacement>> {
  const row = found(await selectPlacements(ctx).where('p.id', '=', placement).executeTakeFirst())
  const [papers, history, may_replace, may_remove] = await Promise.all([
    ctx.db
      .selectFrom('placement_invoices')
      .selectAll()
      .where('placement_id', '=', placement)
      .orderBy('created_at')
      .execute(),
    historyOf(ctx, placement),
    row.state === 'left' ? whoMayReplace(ctx, row) : [],
    mayRemove(ctx.db, row),
  ])
  const isOver = row.guarantee_until !== null && row.guarantee_until < todayOf(ctx)
  return {
    success: true,
    data: {
      ...placementView(ctx, row),
      may: placementEventsFrom(row.state).filter((event) => !(event === 'leave' && isOver)),
      may_replace,
      may_remove,
      papers: papers.map((one) => invoiceView(ctx, one)),
      contact: { name: row.contact_name, email: row.contact_email },
      history,
    },
  }
}

async function historyOf({ db }: Context, id: string) {
  const rows = await db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['data', 'events.at', 'users.name as by'])
    .where('thing', '=', 'placement')
    .where('thing_id', '=', id)
    .orderBy('at', 'desc')
    .limit(40)
    .execute()
  return rows.map(({ data, at, by }) => {
    const { event, what, why } = data as { event?: string; what?: string; why?: string | null }
    return { what: event ?? what ?? '', by, why: why ?? null, at: at.toISOString() }
  })
}
