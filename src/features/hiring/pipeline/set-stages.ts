import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { demandVersion, versionOf } from '#platform/server/version-of.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import { pipelineChanged } from './events.ts'
import { findJob } from './find-job.ts'
import { criteriaOf } from './scorecards-view.ts'
import type * as contract from './stage-contract.ts'

/** @throws Refused not_found */
export async function showPipeline(
  ctx: Context,
  { job: id }: Taken<typeof contract.showPipeline>,
): Promise<Given<typeof contract.showPipeline>> {
  const { page } = found(ctx.membership)
  await findJob(ctx, id)
  const { own, anonymous, criteria } = await pipelineOf(ctx.db, id)
  const stages = await selectStages(ctx.db, { page, job: own ? id : null })
    .select((eb) =>
      eb
        .selectFrom('applications')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('stage_id', '=', 'pipeline_stages.id')
        .as('count'),
    )
    .execute()
  return {
    success: true,
    data: {
      own,
      anonymous,
      criteria,
      stages: stages.map((one) => ({ ...one, names: one.names as Record<string, string>, count: one.count ?? 0 })),
      version: versionOf(readOf(own, stages)),
      criteria_version: versionOf(criteria),
    },
  }
}

async function pipelineOf(db: Db, job: string) {
  const row = await db
    .selectFrom('job_pipelines')
    .select(['own_stages', 'anonymous'])
    .where('job_id', '=', job)
    .executeTakeFirst()
  return { own: row?.own_stages ?? false, anonymous: row?.anonymous ?? false, criteria: await criteriaOf(db, job) }
}

type Target = { page: string; job: string | null }
const selectStages = (db: Db, { page, job }: Target) =>
  db
    .selectFrom('pipeline_stages')
    .select(['id', 'phase', 'names'])
    .where('page_id', '=', page)
    .where('job_id', job === null ? 'is' : '=', job)
    .orderBy('position')
    .orderBy('id')

/** What of the stages somebody may have read before writing them. */
const readOf = (own: boolean, stages: readonly { id: string; phase: string; names: unknown }[]) => [
  own,
  stages.map(({ id, phase, names }) => [id, phase, names]),
]

/**
 * Writes all stages of a job, or of the page, as they are given. Who stood in one that is gone goes where it is said, within the phase.
 * @throws Refused not_found · invalid · changed_meanwhile
 */
export async function setStages(
  ctx: Context,
  { job, own, version, stages, moves }: Taken<typeof contract.setStages>,
): Promise<Given<typeof contract.setStages>> {
  const { page } = found(ctx.membership)
  await findJob(ctx, job, 'job.publish')
  await ctx.db.transaction().execute(async (tx) => {
    // of two at once the second reads what the first wrote
    await tx.selectFrom('pages').select('id').where('id', '=', page).forNoKeyUpdate().execute()
    const { own: wasOwn } = await pipelineOf(tx, job)
    const read = await selectStages(tx, { page, job: wasOwn ? job : null }).execute()
    demandVersion(readOf(wasOwn, read), version)
    await tx
      .insertInto('job_pipelines')
      .values({ job_id: job, of_page_id: page, own_stages: own })
      .onConflict((same) => same.column('job_id').doUpdateSet({ own_stages: own }))
      .execute()
    // whoever makes stages of the own begins with those of the page, which stay as they are
    const target = { page, job: own ? job : null }
    const before = wasOwn === own ? read : []
    const known = new Map(before.map((one) => [one.id, one]))
    const written = new Map<string, string>()
    for (const [position, { id, phase, names }] of stages.entries()) {
      const old = id ? known.get(id) : undefined
      if (old && old.phase !== phase) throw wrongField('stages', 'wrong')
      const stage = { phase, position, names: JSON.stringify(names) }
      if (old) await tx.updateTable('pipeline_stages').set(stage).where('id', '=', old.id).execute()
      const now = old?.id ?? newId()
      if (!old)
        await tx
          .insertInto('pipeline_stages')
          .values({ ...stage, id: now, page_id: page, job_id: target.job, created_at: ctx.now() })
          .execute()
      if (id) written.set(id, now)
    }
    const kept = new Set(written.values())
    const gone = before.filter(({ id }) => !kept.has(id))
    for (const { id, phase } of gone) await empty(tx, { id, phase, to: moves[id] ?? null }, kept)
    if (gone.length)
      await tx
        .deleteFrom('pipeline_stages')
        .where(
          'id',
          'in',
          gone.map(({ id }) => id),
        )
        .execute()
    if (wasOwn !== own) await follow(tx, job, written, own)
    await emit(ctx, tx, pipelineChanged, { page, job: own ? job : null, what: 'stages' })
  })
  return showPipeline(ctx, { job })
}

/** @throws Refused invalid: to a stage of another phase, or one that is not there */
async function empty(
  tx: Tx,
  { id, phase, to }: { id: string; phase: string; to: string | null },
  kept: ReadonlySet<string>,
) {
  if (to) {
    const there = await tx.selectFrom('pipeline_stages').select('phase').where('id', '=', to).executeTakeFirst()
    if (!kept.has(to) || there?.phase !== phase) throw wrongField(`moves.${id}`, 'wrong')
  }
  await tx.updateTable('applications').set({ stage_id: to }).where('stage_id', '=', id).execute()
}

/** The job changes between the page's stages and its own: its applicants go along, or to the column of their phase. */
async function follow(tx: Tx, job: string, written: ReadonlyMap<string, string>, own: boolean) {
  const rows = await tx
    .selectFrom('applications')
    .select('stage_id')
    .distinct()
    .where('job_id', '=', job)
    .where('stage_id', 'is not', null)
    .execute()
  for (const { stage_id } of rows)
    await tx
      .updateTable('applications')
      .set({ stage_id: written.get(stage_id as string) ?? null })
      .where('job_id', '=', job)
      .where('stage_id', '=', stage_id)
      .execute()
  if (!own) await tx.deleteFrom('pipeline_stages').where('job_id', '=', job).execute()
}

/** @throws Refused not_found */
export async function setAnonymous(
  ctx: Context,
  { job, anonymous }: Taken<typeof contract.setAnonymous>,
): Promise<Given<typeof contract.setAnonymous>> {
  const { page } = found(ctx.membership)
  await findJob(ctx, job, 'job.publish')
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('job_pipelines')
      .values({ job_id: job, of_page_id: page, anonymous })
      .onConflict((same) => same.column('job_id').doUpdateSet({ anonymous }))
      .execute()
    await emit(ctx, tx, pipelineChanged, { page, job, what: anonymous ? 'anonymous' : 'open' })
  })
  return showPipeline(ctx, { job })
}
