import { sql } from 'kysely'
import type { ComplaintReason } from '#features/staff/complaints/rules.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

const atOnce = 30

/** Cases by what they are about, never by who reported it. */
export async function listCases(
  ctx: Context,
  { show, cursor }: Taken<typeof contract.listCases>,
): Promise<Given<typeof contract.listCases>> {
  const forward = show !== 'decided'
  const appealed = sql<boolean>`exists (select from case_appeals where case_id = cases.id and state = 'open')`
  const rows = await selectCases(ctx.db)
    .$if(show === 'open', (query) => query.where('cases.state', '=', 'open'))
    .$if(show === 'decided', (query) => query.where('cases.state', '<>', 'open'))
    .$if(show === 'appeals', (query) => query.where(appealed))
    .$if(cursor !== undefined, (query) => query.where('cases.id', forward ? '>' : '<', cursor as string))
    .orderBy('cases.id', forward ? 'asc' : 'desc')
    .limit(atOnce + 1)
    .execute()
  const { open, appeals } = await ctx.db
    .selectNoFrom([
      sql<number>`(select count(*)::integer from cases where state = 'open')`.as('open'),
      sql<number>`(select count(*)::integer from case_appeals where state = 'open')`.as('appeals'),
    ])
    .executeTakeFirstOrThrow()
  const shown = rows.slice(0, atOnce)
  const next_cursor = rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null
  return { success: true, data: shown.map(lineOf), next_cursor, open, appeals }
}

export const selectCases = (db: Db) =>
  db
    .selectFrom('cases')
    .select(['cases.id', 'page_id', 'job_id', 'person_id', 'state', 'suspended', 'opened_at', 'decided_at'])
    .select([
      sql<string>`(select coalesce(snapshot ->> 'title', '') from complaints where case_id = cases.id order by id limit 1)`.as(
        'title',
      ),
      sql<string>`(select coalesce(snapshot ->> 'company', '') from complaints where case_id = cases.id order by id limit 1)`.as(
        'company',
      ),
      sql<ComplaintReason[]>`array(select distinct reason from complaints where case_id = cases.id)`.as('reasons'),
      sql<number>`(select count(*)::integer from complaints where case_id = cases.id)`.as('reports'),
      sql<number>`(select count(*)::integer from complaints o where o.case_id <> cases.id and o.state = 'upheld'
        and coalesce(o.job_id, o.page_id, o.person_id) = coalesce(cases.job_id, cases.page_id, cases.person_id))`.as(
        'upheld_before',
      ),
      sql<Date | null>`(select min(sent_at) from case_appeals where case_id = cases.id and state = 'open')`.as(
        'appealed_at',
      ),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>

export const lineOf = ({ title, company, job_id, page_id, ...row }: Row) => ({
  ...{ id: row.id, state: row.state, reasons: row.reasons, reports: row.reports, upheld_before: row.upheld_before },
  ...{ title: title ?? '', company: company ?? '' },
  about: job_id ? ('job' as const) : page_id ? ('company' as const) : ('person' as const),
  opened_at: row.opened_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  appealed_at: row.appealed_at ? new Date(row.appealed_at).toISOString() : null,
})
