import { boardColumns, openStages } from '#features/hiring/applications/stages.ts'
import type { Context } from '#platform/server/context.ts'

export type ColumnOfJob = { id: string; phase: string; names: Record<string, string> | null }

/** The columns of a job: those of the house, each followed by the stages the team made of its phase. */
export async function columnsOf(
  ctx: Context,
  { page, job, own }: { page: string; job: string; own: boolean },
): Promise<ColumnOfJob[]> {
  const made = await stagesOf(ctx, { page, job: own ? job : null })
  return boardColumns.flatMap((id) => [
    { id, phase: id, names: null },
    ...((openStages as readonly string[]).includes(id)
      ? made.filter(({ phase }) => phase === id).map(({ id, phase, names }) => ({ id, phase, names }))
      : []),
  ])
}

/** Stages the team made: of a job, or those that jobs of the page have which name none. */
export async function stagesOf(ctx: Context, { page, job }: { page: string; job: string | null }) {
  const rows = await ctx.db
    .selectFrom('pipeline_stages')
    .select(['id', 'phase', 'names', 'position'])
    .where('page_id', '=', page)
    .where('job_id', job === null ? 'is' : '=', job)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, names: row.names as Record<string, string> }))
}
