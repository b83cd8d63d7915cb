import { type RawBuilder, sql } from 'kysely'
import { isWithin } from '#features/companies/pages/jobs-within.ts'
import { type Capability, type Scope, scopeOf } from '#features/companies/pages/role-rules.ts'
import { type Teammate, teamWith } from '#features/companies/pages/team.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context, Db, Membership } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Needs } from '#platform/server/needs.ts'
import { demandVersion, versionOf } from '#platform/server/version-of.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import { jobTeamChanged } from './events.ts'
import type * as contract from './team-contract.ts'

type Condition = RawBuilder<boolean>

/**
 * Which `jobs` a membership reaches with a capability, of all there are: those of its page, and of these all, those it wrote, or
 * those it is assigned to as well. The one place that says whose jobs somebody works on.
 */
export const reachableJobs = (membership: Membership, capability: Capability): Condition =>
  sql<boolean>`(jobs.page_id = ${membership.page} and ${isWithin(membership.scope(capability) as Scope | null, membership.member)})`

/** What of a member decides how far a scope goes: whether a job was written by them, or they are assigned to it. */
export type AtJob = { is_author: boolean; is_assigned: boolean }

/** The same condition for one job that is at hand. */
export function isWithinScope(scope: Scope | null, { is_author, is_assigned }: AtJob): boolean {
  if (scope === null || scope === 'money' || scope === 'page') return false
  if (scope === 'own') return is_author
  if (scope === 'assigned' || scope === 'own_words') return is_author || is_assigned
  return true
}

/** The same for `applications`: those to jobs within reach. */
export const reachableApplications = (membership: Membership, capability: Capability): Condition =>
  sql<boolean>`(applications.page_id = ${membership.page} and exists (
    select 1 from jobs where jobs.id = applications.job_id and ${reachableJobs(membership, capability)}))`

/** Whom of a page's team something about a job concerns: who may do this, and reaches the job. */
export async function teamOfJob(
  ctx: Context,
  { page, job }: { page: string; job: string },
  capability: Capability,
): Promise<Teammate[]> {
  const able = (await teamWith(ctx, page, capability)).map((one) => ({ ...one, needs: { ...one.needs, job } }))
  if (able.every(({ scope }) => scope === 'all')) return able
  const { author, assigned } = await assignedTo(ctx, job)
  const belongs = ({ user, scope }: Teammate) =>
    user === author || (scope === 'own' ? false : scope === 'all' || assigned.has(user))
  return able.filter(belongs)
}

/** Whether somebody of a page's team may do this now, and reaches the job where one is named. */
export async function mayStillDo(ctx: Context, user: string, { page, job, capability }: Needs): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('page_members')
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select(['role', 'allow', 'deny'])
    .where('page_id', '=', page)
    .where('user_id', '=', user)
    .where('page_members.state', '=', 'active')
    .where('users.state', '=', 'active')
    .executeTakeFirst()
  const scope = row ? scopeOf(capability as Capability, row) : null
  if (!scope || !job) return scope !== null
  const reached = ctx.db.selectFrom('jobs').select('id').where('id', '=', job).where(isWithin(scope, user))
  return (await reached.executeTakeFirst()) !== undefined
}

/** One of the team, by account, to be told of something as long as it is this person's business; null when the account is gone. */
export async function teammate(ctx: Context, user: string, needs: Needs & { capability: Capability }) {
  const to = await recipient(ctx, user)
  return to && { ...to, needs }
}

async function assignedTo(ctx: Context, job: string) {
  const [row, rows] = await Promise.all([
    ctx.db.selectFrom('jobs').select('created_by').where('id', '=', job).executeTakeFirst(),
    membersOf(ctx.db, job),
  ])
  return { author: row?.created_by ?? null, assigned: new Set(rows) }
}

async function membersOf(db: Db, job: string): Promise<string[]> {
  const rows = await db
    .selectFrom('job_members')
    .select('user_id')
    .where('job_id', '=', job)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Those of the team whose role reaches only jobs they are assigned to, and whether they are. @throws Refused not_found */
export async function showJobTeam(
  ctx: Context,
  { job }: Taken<typeof contract.showJobTeam>,
): Promise<Given<typeof contract.showJobTeam>> {
  const { page } = found(ctx.membership)
  found(
    await ctx.db.selectFrom('jobs').select('id').where('id', '=', job).where('page_id', '=', page).executeTakeFirst(),
  )
  const { author, assigned } = await assignedTo(ctx, job)
  const team = await assignable(ctx, page)
  return {
    success: true,
    data: {
      members: team.map(({ id, name, role }) => ({
        id,
        name,
        role,
        author: id === author,
        assigned: assigned.has(id),
      })),
      version: versionOf([...assigned]),
    },
  }
}

async function assignable(ctx: Context, page: string) {
  const rows = await ctx.db
    .selectFrom('page_members')
    .innerJoin('users', 'users.id', 'page_members.user_id')
    .select(['users.id', 'users.name', 'role', 'allow', 'deny'])
    .where('page_id', '=', page)
    .where('page_members.state', '=', 'active')
    .where('users.state', '=', 'active')
    .orderBy('users.name')
    .execute()
  return rows.filter((row) => scopeOf('applicant.read', row) === 'assigned')
}

/** Says who of them works on a job. @throws Refused not_found · invalid: nobody who could be assigned · changed_meanwhile */
export async function setJobTeam(
  ctx: Context,
  { job, version, users }: Taken<typeof contract.setJobTeam>,
): Promise<Given<typeof contract.setJobTeam>> {
  const { page } = found(ctx.membership)
  const able = new Set((await assignable(ctx, page)).map(({ id }) => id))
  if (!users.every((user) => able.has(user))) throw wrongField('users', 'wrong')
  await ctx.db.transaction().execute(async (tx) => {
    found(
      await tx
        .selectFrom('jobs')
        .select('id')
        .where('id', '=', job)
        .where('page_id', '=', page)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    )
    const before = await membersOf(tx, job)
    demandVersion(before, version)
    await tx.deleteFrom('job_members').where('job_id', '=', job).execute()
    const rows = [...new Set(users)].map((user_id) => ({
      job_id: job,
      of_page_id: page,
      user_id,
      created_at: ctx.now(),
    }))
    if (rows.length > 0) await tx.insertInto('job_members').values(rows).execute()
    const known = new Set(before)
    const added = rows.map(({ user_id }) => user_id).filter((user) => !known.has(user))
    const removed = [...known].filter((user) => !users.includes(user))
    if (added.length + removed.length > 0) await emit(ctx, tx, jobTeamChanged, { job, page, added, removed })
  })
  return showJobTeam(ctx, { job })
}
