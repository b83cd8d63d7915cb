import { type RawBuilder, sql } from 'kysely'
import type { Capability, Scope } from '#features/companies/pages/role-rules.ts'
import { referenceIn } from '#features/jobs/jobs/reference.ts'
import type { Context, Db, Membership, Tx } from '#platform/server/context.ts'
import { found, must } from '#platform/shared/refusal.ts'
import type { GroupState } from './group-states.ts'
import { maySeeGroup, type Visibility } from './rules.ts'

const select = (db: Db | Tx) => db.selectFrom('job_groups').selectAll('job_groups')
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

/** A row of `job_groups`, its columns of few values named. */
export type GroupRow = Omit<Row, 'state' | 'visibility' | 'picks' | 'opens_on' | 'ends_on'> & {
  state: GroupState
  visibility: Visibility
  picks: 'hand' | 'rule'
  opens_on: string | null
  ends_on: string | null
}

/** Which groups of the page a membership reaches with a capability: all, or those it made. */
export const groupsWithin = (membership: Membership, capability: Capability): RawBuilder<boolean> =>
  (membership.scope(capability) as Scope | null) === 'own'
    ? sql<boolean>`job_groups.created_by = ${membership.member}`
    : sql<boolean>`true`

/** A group of the own page. @throws Refused not_found */
export async function findOwnGroup(ctx: Context, id: string): Promise<GroupRow> {
  const { page } = found(ctx.membership)
  return found(await select(ctx.db).where('id', '=', id).where('page_id', '=', page).executeTakeFirst()) as GroupRow
}

/** A group of the own page that this membership may change, held until the transaction ends. @throws Refused not_found */
export async function lockOwnGroup(ctx: Context, tx: Tx, id: string, capability: Capability): Promise<GroupRow> {
  const membership = found(ctx.membership)
  const query = select(tx)
    .where('id', '=', id)
    .where('page_id', '=', membership.page)
    .where(groupsWithin(membership, capability))
  return found(await query.forUpdate().executeTakeFirst()) as GroupRow
}

/** A group by its address, if this visitor may see it. @throws Refused not_found */
export async function findShownGroup(ctx: Context, address: string): Promise<GroupRow> {
  const row = await select(ctx.db)
    .innerJoin('pages', 'pages.id', 'job_groups.page_id')
    .where('job_groups.reference', '=', referenceIn(address))
    .where('job_groups.state', '!=', 'archived')
    .where('pages.state', 'in', ['pending', 'active', 'limited'])
    .executeTakeFirst()
  const group = found(row) as GroupRow
  const team = ctx.membership?.may('job.read') ? ctx.membership.page : null
  must(maySeeGroup({ ...group, page: group.page_id }, team))
  return group
}
