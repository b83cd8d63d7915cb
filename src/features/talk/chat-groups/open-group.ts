import { sql } from 'kysely'
import { findOwnGroup } from '#features/jobs/job-groups/find-group.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { threadChanged } from '#features/talk/threads/events.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { demandColleagues, takeIn } from './members.ts'
import { mostGroups } from './rules.ts'

type Opened = Given<typeof contract.openInternal>
type Open = {
  kind: 'internal' | 'job_group'
  page_id: string
  title?: string
  job_id?: string
  job_group_id?: string
}

/** @throws Refused not_found · invalid · groups_full */
export async function openInternal(
  ctx: Context,
  { title, job, members }: Taken<typeof contract.openInternal>,
): Promise<Opened> {
  const { page: page_id, member } = found(ctx.membership)
  if (job) return openForJob(ctx, page_id, job)
  if (!title) throw wrongField('title', 'required')
  await demandColleagues(ctx.db, page_id, members, 'members')
  const thread = await ctx.db.transaction().execute(async (tx) => {
    await demandRoom(tx, page_id)
    const id = await open(ctx, tx, { kind: 'internal', page_id, title })
    await takeIn(ctx, tx, { id, kind: 'internal', page_id }, [member], { role: 'owner', from: 0 })
    const others = members.filter((user) => user !== member)
    await takeIn(ctx, tx, { id, kind: 'internal', page_id }, others, { role: 'member', from: 0 })
    return id
  })
  return { success: true, data: { thread } }
}

/** The group of a job's hiring team, which is there once. */
async function openForJob(ctx: Context, page_id: string, job_id: string): Promise<Opened> {
  found(
    await ctx.db
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', job_id)
      .where(reachableJobs(found(ctx.membership), 'applicant.read'))
      .executeTakeFirst(),
  )
  const thread = await ctx.db.transaction().execute((tx) => open(ctx, tx, { kind: 'internal', page_id, job_id }))
  return { success: true, data: { thread } }
}

/** @throws Refused not_found · group_state: a collection that was never published · not_allowed */
export async function openForJobGroup(
  ctx: Context,
  { group: id }: Taken<typeof contract.openForJobGroup>,
): Promise<Opened> {
  const membership = found(ctx.membership)
  if (membership.scope('applicant.message') !== 'all') throw new Refused('not_allowed')
  const { state, page_id } = await findOwnGroup(ctx, id)
  if (state !== 'published' && state !== 'ended') throw new Refused('group_state')
  const thread = await ctx.db.transaction().execute(async (tx) => {
    const thread = await open(ctx, tx, { kind: 'job_group', page_id, job_group_id: id })
    const applicants = await tx
      .selectFrom('applications')
      .select('candidate_id')
      .distinct()
      .where('group_id', '=', id)
      .where('candidate_id', 'is not', null)
      .execute()
    const users = applicants.flatMap(({ candidate_id }) => candidate_id ?? [])
    await takeIn(ctx, tx, { id: thread, kind: 'job_group', page_id }, users, { role: 'reader', from: 0 })
    return thread
  })
  return { success: true, data: { thread } }
}

/** Whoever applies through a collection reads what its team writes to all, where it does. */
export async function joinJobGroup(ctx: Context, group: string, user: string): Promise<void> {
  const thread = await ctx.db
    .selectFrom('threads')
    .select(['id', 'kind', 'page_id'])
    .where('job_group_id', '=', group)
    .executeTakeFirst()
  if (!thread) return
  await ctx.db.transaction().execute((tx) => takeIn(ctx, tx, thread, [user], { role: 'reader', from: 0 }))
}

/** Opens a group, or gives the one there is of a job or a collection. */
async function open(ctx: Context, tx: Tx, { title = '', job_id, job_group_id, ...row }: Open): Promise<string> {
  const known = tx
    .selectFrom('threads')
    .select('id')
    .where('kind', '=', row.kind)
    .where((eb) =>
      eb.or([
        ...(job_id ? [eb('job_id', '=', job_id)] : []),
        ...(job_group_id ? [eb('job_group_id', '=', job_group_id)] : []),
      ]),
    )
  const about = { job_id: job_id ?? null, job_group_id: job_group_id ?? null }
  const times = { created_at: ctx.now(), last_at: ctx.now() }
  const id = newId()
  const made = await tx
    .insertInto('threads')
    .values({ id, ...row, ...about, ...times, title, created_by: ctx.me?.id ?? null })
    .onConflict((there) => there.doNothing())
    .executeTakeFirst()
  if (!made.numInsertedOrUpdatedRows) return (await known.executeTakeFirstOrThrow()).id
  await emit(ctx, tx, threadChanged, { thread: id, kind: row.kind, page: row.page_id, what: 'opened', user: null })
  return id
}

async function demandRoom(tx: Tx, page: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`chat-groups ${page}`}))`.execute(tx)
  const { count } = await tx
    .selectFrom('threads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page)
    .where('kind', '=', 'internal')
    .where('job_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= mostGroups) throw new Refused('groups_full', { most: mostGroups })
}
