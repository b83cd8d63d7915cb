import { mayStillDo } from '#features/jobs/jobs/job-team.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { formatter } from '#platform/shared/words.ts'

type Told = 'placement_guarantee_ending' | 'placement_pass' | 'placement_lose'

/** Tells whoever placed somebody how the guarantee stands, as long as they are of the team. */
export async function tellPlacement(ctx: Context, cause: string, id: string, notice: Told): Promise<void> {
  const row = await ctx.db
    .selectFrom('placements as p')
    .innerJoin('submissions', 'submissions.id', 'p.submission_id')
    .innerJoin('clients', 'clients.id', 'p.client_id')
    .select(['p.page_id', 'p.recruiter_id', 'p.guarantee_until', 'submissions.name', 'clients.name as client'])
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!row?.recruiter_id) return
  const needs = { page: row.page_id, capability: 'submission' }
  const to = await recipient(ctx, row.recruiter_id)
  if (!to || !(await mayStillDo(ctx, row.recruiter_id, needs))) return
  const written = formatter(toLanguage(to.language))
  const until = written.dateTime(new Date(row.guarantee_until ?? ctx.now()), { dateStyle: 'long', timeZone: 'UTC' })
  await notify(ctx, {
    ...{ cause, to: { ...to, needs }, notice, topic: 'applications', channels: ['bell', 'mail'] },
    ...{ facts: { name: row.name ?? '', client: row.client, until }, link: `/page/placements?open=${id}` },
  })
}
