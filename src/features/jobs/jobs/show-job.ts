import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { jobFields } from './job-fields.ts'
import { publicStates } from './job-states.ts'
import { reachableJobs } from './job-team.ts'
import { selectJobs } from './job-view.ts'
import { referenceIn } from './reference.ts'
import { readBeside, viewOf, viewWith } from './whole-view.ts'

/** A job by its public address. @throws Refused not_found */
export async function showJob(
  ctx: Context,
  { address }: Taken<typeof contract.showJob>,
): Promise<Given<typeof contract.showJob>> {
  const reference = referenceIn(address)
  const [row, beside] = await Promise.all([
    selectJobs(ctx.read)
      .where('reference', '=', reference)
      .where('jobs.state', 'in', publicStates)
      .where('pages.state', 'in', ['pending', 'active', 'limited'])
      .executeTakeFirst(),
    readBeside(ctx.read, sql<string>`(select id from jobs where reference = ${reference})`),
  ])
  return { success: true, data: await viewWith(ctx, found(row), beside) }
}

const idsOf = new WeakMap<Db, LRUCache<string, string>>()

/** The id of a job by its address. A reference never comes to mean another job, so a process remembers what it named. @throws Refused not_found */
export async function nameJob(
  { read }: Context,
  { address }: Taken<typeof contract.nameJob>,
): Promise<Given<typeof contract.nameJob>> {
  const reference = referenceIn(address)
  const known = idsOf.get(read) ?? new LRUCache<string, string>({ max: 20_000 })
  idsOf.set(read, known)
  const id = known.get(reference) ?? (await idOf(read, reference))
  known.set(reference, id)
  return { success: true, data: { id } }
}

const idOf = async (db: Db, reference: string): Promise<string> =>
  found(
    await db
      .selectFrom('jobs')
      .select('id')
      .where('reference', '=', reference)
      .where('state', 'in', publicStates)
      .executeTakeFirst(),
  ).id

/** A job of the own page as it will look, whatever its state; of a live one with what is being changed. @throws Refused not_found */
export async function previewJob(
  ctx: Context,
  { job }: Taken<typeof contract.previewJob>,
): Promise<Given<typeof contract.previewJob>> {
  const membership = found(ctx.membership)
  const query = selectJobs(ctx.db).where('jobs.id', '=', job).where('page_id', '=', membership.page)
  const row = found(await query.where(reachableJobs(membership, 'job.read')).executeTakeFirst())
  const edit = await ctx.db.selectFrom('job_edits').select('fields').where('job_id', '=', job).executeTakeFirst()
  const said = edit && z.object(jobFields).parse(edit.fields)
  const view = await viewOf({ ...ctx, read: ctx.db }, row, said)
  return { success: true, data: { ...view, applicants_count: row.applicants_count } }
}
