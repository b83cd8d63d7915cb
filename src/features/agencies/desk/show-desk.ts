import { sql } from 'kysely'
import { demandAgency } from '#features/agencies/clients/demand.ts'
import { leads } from '#features/agencies/placements/select-placements.ts'
import { openStates } from '#features/agencies/submissions/submission-states.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { DeskMandate } from './contract.ts'
import { selectRecruiters } from './select-recruiters.ts'
import { selectWaiting } from './select-waiting.ts'

const mostMandates = 12

export const monthOf = (ctx: Context): string => ctx.now().toISOString().slice(0, 7)

/** The desk of an agency, or of one who recruits alone. @throws Refused not_an_agency */
export async function showDesk(ctx: Context): Promise<Given<typeof contract.showDesk>> {
  const page = await demandAgency(ctx)
  const membership = found(ctx.membership)
  const own = leads(membership) ? null : membership.member
  const month = monthOf(ctx)
  const [waiting, recruiters, { mandates, count }] = await Promise.all([
    selectWaiting(ctx, page, own),
    selectRecruiters(ctx, { page, own, month }),
    selectOpen(ctx, page),
  ])
  return { success: true, data: { waiting, month, recruiters, mandates, mandates_count: count } }
}

type Row = Omit<DeskMandate, 'client'> & { client_id: string; client: string; count: number }

/** Jobs of clients that are open: first those for which nobody is under way, the oldest before the others. */
async function selectOpen(ctx: Context, page: string) {
  const { rows } = await sql<Row>`
    select m.id, m.title, m.openings, m.client_id, clients.name as client, count(*) over ()::int as count,
      s.placed, s.under_way
    from mandates m join clients on clients.id = m.client_id
    cross join lateral (
      select (count(*) filter (where state = 'placed'))::int as placed,
        (count(*) filter (where state in (${sql.join(openStates)})))::int as under_way
      from submissions where submissions.mandate_id = m.id
    ) s
    where m.page_id = ${page} and m.state = 'open' and clients.state = 'active'
    order by s.under_way > 0, m.created_at, m.id limit ${mostMandates}`.execute(ctx.db)
  const mandates = rows.map(({ count: _, client_id, client, ...row }) => ({
    ...row,
    client: { id: client_id, name: client },
  }))
  return { mandates, count: rows[0]?.count ?? 0 }
}
