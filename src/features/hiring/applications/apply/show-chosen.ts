import { findShownGroup } from '#features/jobs/job-groups/find-group.ts'
import { groupAddress, readTexts, textFor } from '#features/jobs/job-groups/group-texts.ts'
import { jobsOfGroup } from '#features/jobs/job-groups/jobs-of-group.ts'
import { mayApplyThrough, mostChosen } from '#features/jobs/job-groups/rules.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { isPutAndOpen } from '../put-and-open.ts'
import type * as contract from '../several-contract.ts'
import { reachOf } from './reach-of.ts'

type Chosen = Given<typeof contract.showChosen>['data']

/** Jobs of a group that somebody chose, with what each asks; what is not in the group is left out. @throws Refused not_found */
export async function showChosen(
  ctx: Context,
  { address, job: references }: Taken<typeof contract.showChosen>,
): Promise<Given<typeof contract.showChosen>> {
  const group = await findShownGroup(ctx, address)
  const [texts, inside, page] = await Promise.all([
    readTexts(ctx, group),
    jobsOfGroup(ctx, group),
    ctx.db.selectFrom('pages').select('name').where('id', '=', group.page_id).executeTakeFirstOrThrow(),
  ])
  const jobs = inside.filter(({ reference }) => references.includes(reference)).slice(0, mostChosen)
  const ids = jobs.map(({ id }) => id)
  const [questions, sent, reach] = await Promise.all([
    questionsOf(ctx, ids),
    sentTo(ctx, ids),
    ctx.me && reachOf(ctx, ctx.me),
  ])
  const text = textFor(ctx, texts)
  const may = mayApplyThrough(group, ctx.now())
  return {
    success: true,
    data: {
      group: { address: groupAddress(group, texts), title: text.title, language: text.language, company: page.name },
      closed_to: may.refused ? may.code : null,
      reach,
      jobs: jobs.map((job) => ({
        id: job.id,
        address: job.address,
        title: job.title,
        language: job.language,
        place: job.place,
        country_code: countryCode(job.country_id),
        closed_to: job.closed_to,
        sent: sent.has(job.id),
        questions: (questions.get(job.id) ?? []) as Chosen['jobs'][number]['questions'],
      })),
    },
  }
}

async function questionsOf(ctx: Context, jobs: readonly string[]) {
  if (jobs.length === 0) return new Map<string, object[]>()
  const query = ctx.db.selectFrom('job_questions').selectAll().where('job_id', 'in', jobs).orderBy('position')
  return Map.groupBy(await query.execute(), ({ job_id }) => job_id)
}

async function sentTo(ctx: Context, jobs: readonly string[]): Promise<Set<string>> {
  if (!ctx.me || jobs.length === 0) return new Set()
  const rows = await ctx.db
    .selectFrom('applications')
    .select('job_id')
    .where('candidate_id', '=', ctx.me.id)
    .where('job_id', 'in', jobs)
    .where((not) => not.not(isPutAndOpen))
    .execute()
  return new Set(rows.map(({ job_id }) => job_id))
}
