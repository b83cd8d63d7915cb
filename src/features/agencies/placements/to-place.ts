import { hearsay } from '#features/agencies/submissions/submission-states.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { ToPlace } from './contract.ts'
import { leads, type PlacementRow, todayOf } from './select-placements.ts'

/** Hired by the client, with no start and salary written down yet: the longest waiting first. */
export async function listToComplete(ctx: Context): Promise<(ToPlace & { hired_at: string })[]> {
  const rows = await selectUnplaced(ctx).where('s.state', '=', 'placed').orderBy('s.moved_at').limit(50).execute()
  return rows.map(({ moved_at, ...row }) => ({ ...toPlace(row), hired_at: moved_at.toISOString() }))
}

/** Others of the client who are hired, or as far as somebody may be whose client answers outside. */
export async function whoMayReplace(ctx: Context, { client_id, replace_until }: PlacementRow): Promise<ToPlace[]> {
  if (replace_until === null || replace_until < todayOf(ctx)) return []
  const rows = await selectUnplaced(ctx)
    .where('s.client_id', '=', client_id)
    .where((eb) =>
      eb.or([eb('s.state', '=', 'placed'), eb.and([eb('s.state', 'in', hearsay), eb('s.application_id', 'is', null)])]),
    )
    .orderBy('s.moved_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ moved_at: _, ...row }) => toPlace(row))
}

const selectUnplaced = (ctx: Context) => {
  const membership = found(ctx.membership)
  return ctx.db
    .selectFrom('submissions as s')
    .innerJoin('clients', 'clients.id', 's.client_id')
    .innerJoin('mandates', 'mandates.id', 's.mandate_id')
    .leftJoin('placements', 'placements.submission_id', 's.id')
    .select(['s.id as submission', 's.name', 'clients.name as client', 'mandates.title as job', 's.moved_at'])
    .select(['s.salary', 's.salary_currency', 's.salary_period'])
    .where('s.page_id', '=', membership.page)
    .where('placements.id', 'is', null)
    .$if(!leads(membership), (query) => query.where('s.by_id', '=', membership.member))
}

const toPlace = <T extends { name: string | null }>({ name, ...row }: T) => ({ ...row, name: name ?? '' })
