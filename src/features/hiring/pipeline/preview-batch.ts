import { sql } from 'kysely'
import { isOpen, type Stage } from '#features/hiring/applications/stages.ts'
import { demandReason } from '#features/hiring/reject-reasons/reason-words.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './batch-contract.ts'
import { batchPhases, isMove, mayDo, needs, type Wanted } from './batch-rules.ts'
import { batchView } from './batch-view.ts'
import { columnsOf } from './columns.ts'
import { findJob } from './find-job.ts'
import { mostInBatch } from './rules.ts'
import { conditionsOf } from './select-applicants.ts'

type Asked = Taken<typeof contract.previewBatch>

/**
 * Keeps who was chosen with the version that was looked at, and what would become of each.
 * @throws Refused not_found · not_allowed · invalid · reason_needed · nobody_chosen
 */
export async function previewBatch(ctx: Context, asked: Asked): Promise<Given<typeof contract.previewBatch>> {
  const membership = found(ctx.membership)
  const capability = needs[asked.action]
  if (!membership.may(capability)) throw new Refused('not_allowed')
  await findJob(ctx, asked.job, capability)
  const wanted = await wantedOf(ctx, membership, asked)
  const rows = await choose(ctx, membership, asked)
  if (rows.length === 0) throw new Refused('nobody_chosen')
  const id = newId()
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const { column, reason, tag, text } = asked
    const batch = {
      id,
      page_id: membership.page,
      job_id: asked.job,
      user_id: membership.member,
      action: asked.action,
      created_at: now,
    }
    await tx
      .insertInto('pipeline_batches')
      .values({
        ...batch,
        state: 'previewed' as const,
        asked: JSON.stringify({ ...wanted, column, reason, tag, text }),
      })
      .execute()
    const items = rows.map((row, position) => {
      const answer = mayDo({ ...row, stage: row.stage }, wanted, now)
      return {
        batch_id: id,
        of_page_id: membership.page,
        application_id: row.id,
        position,
        version: row.version,
        state: answer.refused ? ('refused' as const) : ('waiting' as const),
        why: answer.refused ? answer.code : null,
      }
    })
    await tx.insertInto('pipeline_batch_items').values(items).execute()
  })
  return { success: true, data: await batchView(ctx, id) }
}

/** @throws Refused invalid · reason_needed */
async function wantedOf(ctx: Context, membership: Membership, asked: Asked): Promise<Wanted> {
  const { action, tag } = asked
  if (action === 'reject' && !asked.reason)
    throw new Refused('reason_needed', { errors: [{ field: 'reason', code: 'required' }] })
  if (action === 'reject') await demandReason(ctx.db, membership.page, asked.reason)
  if (action === 'message' && !asked.text) throw wrongField('text', 'required')
  if ((action === 'tag' || action === 'untag') && !tag) throw wrongField('tag', 'required')
  if (action !== 'move') return { action, ...(tag && { tag }), ...(isMove(action) && { phase: 'rejected' as const }) }
  const columns = await columnsOf(ctx, { page: membership.page, job: asked.job })
  const column = columns.find(({ id }) => id === asked.column)
  const isFit = column && (batchPhases as readonly string[]).includes(column.phase)
  // a stage of the team may be of the first phase too; to that one nobody goes back
  if (!column || (!isFit && !(column.names && isOpen(column.phase as Stage) && column.phase !== 'offered')))
    throw wrongField('column', 'wrong')
  return { action, phase: column.phase as Stage, place: column.names ? column.id : null }
}

async function choose(ctx: Context, membership: Membership, { job, ids, filters, action }: Asked) {
  if (!ids && !filters) return []
  return ctx.db
    .selectFrom('applications')
    .select(['id', 'version', 'stage', 'stage_id', 'decided_at', 'letter'])
    .select(sql<string[]>`array(select tag from application_tags where application_id = applications.id)`.as('tags'))
    .where('job_id', '=', job)
    .where(reachableApplications(membership, needs[action]))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids?.length ? ids : [newId()]))
    .$if(filters !== undefined, (query) =>
      query.where(conditionsOf(ctx, membership, job, filters as NonNullable<typeof filters>)),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(mostInBatch)
    .execute()
}
