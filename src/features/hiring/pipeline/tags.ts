import { lock } from '#features/hiring/applications/lock-application.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { applicationTagged } from './events.ts'
import { mostTags } from './rules.ts'
import type * as contract from './team-contract.ts'
import { demandFullNote, showTeamwork } from './teamwork.ts'

/** Tags an applicant, or takes a tag off. @throws Refused not_found · not_allowed · tags_full */
export async function tagApplicant(
  ctx: Context,
  { application: id, tag, on }: Taken<typeof contract.tagApplicant>,
): Promise<Given<typeof contract.tagApplicant>> {
  const membership = found(ctx.membership)
  demandFullNote(membership)
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lock(tx, id, (query) => query.where(reachableApplications(membership, 'applicant.note')))
    await setTag(ctx, tx, application, { tag, on })
  })
  return showTeamwork(ctx, { application: id })
}

type Held = { id: string; job_id: string; page_id: string }

/** Sets a tag of a locked application, or takes it off; twice is once. @throws Refused tags_full */
export async function setTag(
  ctx: Context,
  tx: Tx,
  { id, job_id, page_id }: Held,
  { tag, on }: { tag: string; on: boolean },
): Promise<void> {
  const there = await tx.selectFrom('application_tags').select('tag').where('application_id', '=', id).execute()
  if (there.some((one) => one.tag === tag) === on) return
  if (on && there.length >= mostTags) throw new Refused('tags_full')
  if (on) {
    const row = { application_id: id, of_page_id: page_id, tag, added_by: ctx.me?.id ?? null, added_at: ctx.now() }
    await tx.insertInto('application_tags').values(row).execute()
  } else await tx.deleteFrom('application_tags').where('application_id', '=', id).where('tag', '=', tag).execute()
  await emit(ctx, tx, applicationTagged, { application: id, job: job_id, page: page_id, tag, on })
}
