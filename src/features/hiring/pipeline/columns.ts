import { sql } from 'kysely'
import { boardColumns, openStages } from '#features/hiring/applications/stages.ts'
import type { Context } from '#platform/server/context.ts'

export type ColumnOfJob = { id: string; phase: string; names: Record<string, string> | null }

/** The columns of a job: those of the house, each followed by the stages the team made of its phase. */
export async function columnsOf(ctx: Context, of: { page: string; job: string }): Promise<ColumnOfJob[]> {
  const made = await stagesOf(ctx, of)
  return boardColumns.flatMap((id) => [
    { id, phase: id, names: null },
    ...((openStages as readonly string[]).includes(id)
      ? made.filter(({ phase }) => phase === id).map(({ id, phase, names }) => ({ id, phase, names }))
      : []),
  ])
}

/** Stages the team made: of the job, or, where it has none of its own, those of the page. */
async function stagesOf(ctx: Context, { page, job }: { page: string; job: string }) {
  const rows = await ctx.db
    .selectFrom('pipeline_stages')
    .select(['id', 'phase', 'names'])
    .where('page_id', '=', page)
    .where(
      'job_id',
      'is not distinct from',
      sql<string | null>`(select job_id from job_pipelines where job_id = ${job} and own_stages)`,
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, names: row.names as Record<string, string> }))
}
