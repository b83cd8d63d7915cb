import { namedReasons } from '#features/hiring/reject-reasons/reason-words.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from '../report-contract.ts'
import type { Report } from '../report-contract.ts'
import { fewestVisits, intoSpans, mostRows, scaleOf, spansOf } from '../report-rules.ts'
import { readAnswers } from './read-answers.ts'
import { type Applications, readApplications } from './read-funnel.ts'
import { readMeetings } from './read-meetings.ts'
import { readTimes } from './read-times.ts'
import { readVisits, type Visits } from './read-visits.ts'
import { type Asked, type Of, readAsked } from './scope.ts'
import { sourcesOf } from './sources.ts'

/** What came of the jobs of a page in a period. @throws Refused not_found · not_allowed · invalid */
export async function showReport(ctx: Context, asked: Asked): Promise<Given<typeof contract.showReport>> {
  return { success: true, data: await makeReport(ctx, asked) }
}

/** The report itself, for the screen and for files. @throws Refused not_found · not_allowed · invalid */
export async function makeReport(ctx: Context, asked: Asked): Promise<Report> {
  const of = await readAsked(ctx, asked)
  const seesHiring = of.scope !== 'page'
  const [visits, applications, times, answers, meetings] = await Promise.all([
    readVisits(ctx.read, of),
    seesHiring ? readApplications(ctx.read, of) : null,
    seesHiring ? readTimes(ctx.read, of) : null,
    seesHiring ? readAnswers(ctx.read, of) : null,
    seesHiring ? readMeetings(ctx.read, of) : null,
  ])
  const { reached = [] } = applications ?? {}
  return {
    ...(await aboutVisits(ctx, of, visits, applications)),
    hiring:
      applications && times && answers && meetings
        ? {
            started: visits.started,
            reached,
            exits: await withReasons(ctx, applications.exits),
            ...times,
            ...answers,
            ...meetings,
            jobs: await jobsOf(ctx, visits, applications),
          }
        : null,
  }
}

async function aboutVisits(
  ctx: Context,
  of: Of,
  visits: Visits,
  applications: Applications | null,
): Promise<Omit<Report, 'hiring'>> {
  const { period, scope, jobs, page } = of
  const scale = scaleOf(period)
  const spans = spansOf(period, scale)
  const views = intoSpans(spans, visits.days)
  const applied = intoSpans(spans, applications?.days ?? [])
  const ways = visits.ways.map(({ count, ...way }) => ({ ...way, views: count }))
  return {
    ...period,
    scope,
    page_views: jobs === null || scope === 'page' ? visits.page : null,
    job_views: visits.jobs,
    scale,
    spans: spans.map((from, at) => ({ from, views: views[at] ?? 0, applied: applied[at] ?? 0 })),
    sources: await sourcesOf(ctx, page, ways, applications?.ways ?? []),
    countries: visits.countries
      .filter(({ id, count }) => id !== 0 && count >= fewestVisits)
      .map(({ id, count }) => ({ id, text: countryName(id, ctx.language), views: count }))
      .sort((a, b) => b.views - a.views || a.id - b.id)
      .slice(0, mostRows),
  }
}

/** Each job with what came of it, those with the most applications first. */
async function jobsOf(ctx: Context, visits: Visits, applications: Applications) {
  const viewed = new Map(visits.ofJobs.map(({ job, count }) => [job, count]))
  const came = new Map(applications.jobs.map(({ job, ...counts }) => [job, counts]))
  const nothing = { applied: 0, shortlisted: 0, hired: 0 }
  const counted = [...new Set([...viewed.keys(), ...came.keys()])]
    .map((id) => ({ id, views: viewed.get(id) ?? 0, ...(came.get(id) ?? nothing) }))
    .sort((a, b) => b.applied - a.applied || b.views - a.views || a.id.localeCompare(b.id))
    .slice(0, mostRows)
  if (counted.length === 0) return []
  const rows = await ctx.read
    .selectFrom('jobs')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['jobs.id', 'title', 'state'])
    .where(
      'jobs.id',
      'in',
      counted.map(({ id }) => id),
    )
    .execute()
  const about = new Map(rows.map((row) => [row.id, row]))
  return counted.flatMap((job) => {
    const row = about.get(job.id)
    return row ? [{ ...job, title: row.title, state: row.state }] : []
  })
}

/** Reasons in words; what is none of the list says nothing. */
async function withReasons(ctx: Context, exits: Applications['exits']) {
  const texts = await namedReasons(
    ctx,
    exits.map(({ reason }) => reason),
  )
  return exits.map((exit) => ({ ...exit, text: exit.reason === null ? null : (texts.get(exit.reason) ?? null) }))
}
