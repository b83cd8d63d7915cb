import { sql } from 'kysely'
import type { Context, Db, Membership, Tx } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Placement } from './contract.ts'
import { invoiceView } from './invoice-view.ts'
import { guaranteeDay, refundFor } from './placement-rules.ts'

/** Those who lead see all placements of the agency; a recruiter the own. */
export const leads = (membership: Membership): boolean => membership.may('page.members')

const isSettled = sql<boolean>`(paid_on is not null or credited = amount)`

/** Placements within reach, with who, where, and the invoice. */
export const selectPlacements = (ctx: Context, db: Db | Tx = ctx.db) => {
  const membership = found(ctx.membership)
  return db
    .selectFrom('placements as p')
    .innerJoin('submissions', 'submissions.id', 'p.submission_id')
    .innerJoin('clients', 'clients.id', 'p.client_id')
    .innerJoin('mandates', 'mandates.id', 'p.mandate_id')
    .leftJoin('users', 'users.id', 'p.recruiter_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('placement_invoices')
          .selectAll()
          .whereRef('placement_id', '=', 'p.id')
          .where('kind', '=', 'invoice')
          .orderBy(isSettled)
          .orderBy(sql`case when ${isSettled} then -number else number end`)
          .limit(1)
          .as('i'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .select(['submissions.name', 'clients.name as client_name', 'mandates.title', 'users.name as recruiter'])
    .select(['clients.contact_name', 'clients.contact_email'])
    .select(['i.id as invoice_id', 'i.year', 'i.number', 'i.amount', 'i.tax_percent', 'i.currency'])
    .select(['i.issued_on', 'i.due_on', 'i.paid_on', 'i.credited'])
    .select(
      sql<number>`(select coalesce(sum(amount), 0)::float8 from placement_invoices where placement_id = p.id and kind = 'invoice')`.as(
        'invoiced',
      ),
    )
    .select(
      sql<boolean>`exists (select 1 from placements other where other.replacement_id = p.id)`.as('is_replacement'),
    )
    .where('p.page_id', '=', membership.page)
    .$if(!leads(membership), (query) => query.where('p.recruiter_id', '=', membership.member))
}

export type PlacementRow = Awaited<ReturnType<ReturnType<typeof selectPlacements>['executeTakeFirstOrThrow']>>

export const todayOf = (ctx: Context): string => ctx.now().toISOString().slice(0, 10)

/** As the team sees it. */
export function placementView(ctx: Context, row: PlacementRow): Placement {
  const { id, state, starts_on, salary, salary_currency, salary_period, fee, fee_kind, fee_percent } = row
  const { fee_currency, own_share, shared_with, guarantee_days, guarantee_kind, guarantee_until } = row
  const { left_on, left_why, replace_until, is_replacement, recruiter, version } = row
  const due = state === 'left' && left_on ? refundFor(fee, guarantee_days, starts_on, left_on) : null
  return {
    ...{ id, state, starts_on, salary, salary_currency, salary_period, fee, fee_kind, fee_percent, fee_currency },
    ...{ own_share, shared_with, guarantee_days, guarantee_kind, guarantee_until, left_on, left_why, replace_until },
    ...{ is_replacement, recruiter, version, submission: row.submission_id, name: row.name ?? '', job: row.title },
    client: { id: row.client_id, name: row.client_name },
    guarantee_day: guaranteeDay(starts_on, guarantee_days, left_on ?? todayOf(ctx)),
    refund: row.refund ?? due,
    invoiced: row.invoiced,
    invoice: row.invoice_id
      ? invoiceView(ctx, {
          ...{ id: row.invoice_id, kind: 'invoice', year: found(row.year), number: found(row.number) },
          ...{ amount: found(row.amount), tax_percent: row.tax_percent ?? 0, currency: found(row.currency) },
          ...{ issued_on: found(row.issued_on), due_on: found(row.due_on), paid_on: row.paid_on },
          credited: found(row.credited),
        })
      : null,
  }
}

/** One as the list has it, for what a verb gives back. @throws Refused not_found */
export const readPlacement = async (ctx: Context, id: string): Promise<Placement> =>
  placementView(ctx, found(await selectPlacements(ctx).where('p.id', '=', id).executeTakeFirst()))
