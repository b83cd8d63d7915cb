import { sql } from 'kysely'
import { placeOf } from '#features/jobs/jobs/job-names.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import { behind, cursorOf, type Last, readCursor, type Sort } from '#platform/server/db/keyset.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { columnsOf } from './columns.ts'
import type * as contract from './contract.ts'
import { findJob } from './find-job.ts'
import { hiredFor } from './hired-for.ts'
import { invitedFor } from './invited-for.ts'
import { cardsAtOnce } from './rules.ts'
import { columnOfRow, conditionsOf, type Filters, selectTeamCards, teamCardsFor } from './select-applicants.ts'
import { sortOf } from './sorting.ts'

/** The board of a job of the own page: totals of all columns, and the first cards of each. @throws Refused not_found */
export async function showBoard(
  ctx: Context,
  { job: id, sort: key, way, ...filters }: Taken<typeof contract.board>,
): Promise<Given<typeof contract.board>> {
  const membership = found(ctx.membership)
  const sort = sortOf(key, way, membership)
  const [job, columns, totals, first, hired, invited, asCard] = await Promise.all([
    findJob(ctx, id),
    columnsOf(ctx, { page: membership.page, job: id }),
    totalsOf(ctx, membership, id, filters),
    firstOfEach(ctx, membership, id, filters, sort),
    hiredFor(ctx.db, id),
    invitedFor(ctx, id),
    teamCardsFor(ctx),
  ])
  return {
    success: true,
    data: {
      job: {
        id,
        title: job.title,
        address: addressOf(job.title, job.reference),
        state: job.state,
        place: placeOf(ctx, job),
        position_id: job.position_id,
        place_id: job.workplace === 'remote' ? null : (job.city_id ?? -job.country_id),
        country: countryCode(job.country_id),
        applicants: job.applicants_count,
        applicant_cap: job.applicant_cap,
        openings: job.openings,
        hired,
        invited,
        workplace: job.workplace,
        expires_at: job.expires_at?.toISOString() ?? null,
        confirmed_at: job.confirmed_at?.toISOString() ?? null,
        anonymous: job.blind ?? false,
      },
      columns: columns.map((column) => {
        const rows = first.filter((row) => row.in_column === column.id)
        const total = totals[column.id] ?? 0
        const last = rows.at(-1)
        return {
          ...column,
          total,
          cards: rows.map(asCard),
          next_cursor: last && total > rows.length ? cursorOf(last.sorted_by, last.id) : null,
        }
      }),
      total: Object.values(totals).reduce((sum, one) => sum + one, 0),
    },
  }
}

/** How many applicants each column holds, as filtered. */
export async function totalsOf(
  ctx: Context,
  membership: Membership,
  job: string,
  filters: Filters,
): Promise<Record<string, number>> {
  const rows = await ctx.db
    .selectFrom('applications')
    .select((eb) => [columnOfRow.as('column'), eb.fn.countAll<number>().as('count')])
    .where(conditionsOf(ctx, membership, job, filters))
    .groupBy('column')
    .execute()
  return Object.fromEntries(rows.map(({ column, count }) => [column, count]))
}

/** Ranks all, then reads what cards show of those that are shown. */
async function firstOfEach(ctx: Context, membership: Membership, job: string, filters: Filters, sort: Sort) {
  const turn = sort.down ? sql`desc` : sql`asc`
  const ranked = ctx.db
    .selectFrom('applications')
    .select(['applications.id', columnOfRow.as('in_column'), sort.value.as('sorted_by')])
    .select(
      sql<number>`row_number() over (partition by ${columnOfRow} order by ${sort.value} ${turn} nulls last, applications.id ${turn})`.as(
        'rank',
      ),
    )
    .where(conditionsOf(ctx, membership, job, filters))
  return selectTeamCards(ctx, membership)
    .innerJoin(ranked.as('ranked'), 'ranked.id', 'applications.id')
    .select(['ranked.in_column', 'ranked.sorted_by'])
    .where('ranked.rank', '<=', cardsAtOnce)
    .orderBy('ranked.rank')
    .execute()
}

type Part = { sort: Sort; last: Last | null; column?: string }

/** One page of the applicants in an order, of one column or of all. */
export async function pageOfApplicants(
  ctx: Context,
  membership: Membership,
  job: string,
  filters: Filters,
  { sort, last, column }: Part,
) {
  const rows = await selectTeamCards(ctx, membership)
    .select(sort.value.as('sorted_by'))
    .where(conditionsOf(ctx, membership, job, filters))
    .$if(column !== undefined, (query) => query.where(columnOfRow, '=', column as string))
    .$if(last !== null, (query) => query.where(behind(sort, sql`applications.id`, last as Last)))
    .orderBy(sort.value, (order) => (sort.down ? order.desc() : order.asc()).nullsLast())
    .orderBy('applications.id', sort.down ? 'desc' : 'asc')
    .limit(cardsAtOnce + 1)
    .execute()
  const shown = rows.slice(0, cardsAtOnce)
  const end = rows.length > cardsAtOnce ? shown.at(-1) : undefined
  return {
    success: true as const,
    data: shown.map(await teamCardsFor(ctx)),
    next_cursor: end ? cursorOf(end.sorted_by, end.id) : null,
  }
}

/** @throws Refused not_found */
export async function columnCards(
  ctx: Context,
  { job, column, sort: key, way, cursor, ...filters }: Taken<typeof contract.columnCards>,
): Promise<Given<typeof contract.columnCards>> {
  const membership = found(ctx.membership)
  await findJob(ctx, job)
  const sort = sortOf(key, way, membership)
  return pageOfApplicants(ctx, membership, job, filters, { sort, last: readCursor(cursor, sort), column })
}

/** @throws Refused not_found */
export async function listApplicants(
  ctx: Context,
  { job, sort: key, way, cursor, ...filters }: Taken<typeof contract.listApplicants>,
): Promise<Given<typeof contract.listApplicants>> {
  const membership = found(ctx.membership)
  await findJob(ctx, job)
  const sort = sortOf(key, way, membership)
  return pageOfApplicants(ctx, membership, job, filters, { sort, last: readCursor(cursor, sort) })
}

/** What live words told of, as the board shows it now. @throws Refused not_found */
export async function boardChanges(
  ctx: Context,
  { job, ids, ...filters }: Taken<typeof contract.boardChanges>,
): Promise<Given<typeof contract.boardChanges>> {
  const membership = found(ctx.membership)
  await findJob(ctx, job)
  const [rows, totals, asCard] = await Promise.all([
    selectTeamCards(ctx, membership)
      .where(conditionsOf(ctx, membership, job, filters))
      .where('applications.id', 'in', ids)
      .execute(),
    totalsOf(ctx, membership, job, filters),
    teamCardsFor(ctx),
  ])
  return { success: true, data: { cards: rows.map(asCard), totals } }
}
