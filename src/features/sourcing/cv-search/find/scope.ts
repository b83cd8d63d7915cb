import { sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Scope } from '../contact/access.ts'

/** `unlisted` applied, but this search knows nothing of them: guests, people whose CV was not read, people reviewed without a name. */
export type ScopedJob = { id: string; title: string; unlisted: number }

/** For whom is searched, and among whom: everybody, or who applied to a job of the page. @throws Refused not_found */
export async function scopeOf(ctx: Context, job: string | undefined): Promise<{ scope: Scope; job: ScopedJob | null }> {
  const { page } = found(ctx.membership)
  if (!job) return { scope: { page, job: null }, job: null }
  const row = await ctx.db
    .selectFrom('jobs')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['jobs.id', 'title', unlisted.as('unlisted')])
    .where('jobs.id', '=', job)
    .where('page_id', '=', page)
    .executeTakeFirst()
  return { scope: { page, job }, job: found(row) }
}

const unlisted = sql<number>`(select count(*)::integer from applications where applications.job_id = jobs.id and applications.stage <> 'withdrawn'
  and (${isHidden} or not exists (select from cv_search where cv_search.user_id = applications.candidate_id)))`
