import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** What agencies wrote for the own page and waits for its word, longest first. */
export async function listClientJobs(ctx: Context): Promise<Given<typeof contract.listClientJobs>> {
  const rows = await ctx.db
    .selectFrom('jobs')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['jobs.id', 'title', 'pages.name as agency', 'jobs.updated_at as since'])
    .where('client_page_id', '=', found(ctx.membership).page)
    .where('jobs.state', '=', 'awaiting_client')
    .orderBy('jobs.updated_at')
    .execute()
  return { success: true, data: rows.map((row) => ({ ...row, since: row.since.toISOString() })) }
}
