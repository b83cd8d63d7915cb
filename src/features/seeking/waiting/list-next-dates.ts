import { sql } from 'kysely'
import { told } from '#features/hiring/applications/held.ts'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import { openStates } from '#features/open-days/door/rules.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type { listNextDates as call, NextDate } from './contract.ts'

const [hour, day] = [3_600_000, 86_400_000]
/** So long after its begin it is still told. */
const staying = 2 * hour
const most = 4

/** Days and hours the caller agreed to, the nearest first. */
export async function listNextDates(ctx: Context): Promise<Given<typeof call>> {
  const user = found(ctx.me).id
  const since = new Date(ctx.now().getTime() - staying)
  const all = (await Promise.all([interviews(ctx, user, since), visits(ctx, user, since), starts(ctx, user)])).flat()
  return { success: true, data: all.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, most) }
}

async function interviews({ db, language }: Context, user: string, since: Date): Promise<NextDate[]> {
  const rows = await db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('pages', 'pages.id', 'applications.page_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(language)),
    )
    .select(['applications.id', 'interviews.starts_at', 'interviews.zone', 'interviews.kind', 'interviews.place'])
    .select('job_texts.title')
    .select(sql<string>`case when jobs.anonymous then job_texts.title else pages.name end`.as('name'))
    .where('applications.candidate_id', '=', user)
    .where('interviews.state', '=', 'confirmed')
    .where('interviews.starts_at', '>', since)
    .where(told.stage, 'not in', ['withdrawn', 'declined', 'rejected', 'lapsed'])
    .orderBy('interviews.starts_at')
    .limit(most)
    .execute()
  return rows.flatMap(({ starts_at, kind: how, ...row }) =>
    starts_at ? [{ ...row, kind: 'interview' as const, how, at: starts_at.toISOString() }] : [],
  )
}

/** First days of jobs that were won, until the day is over. */
async function starts({ db, now, language }: Context, user: string): Promise<NextDate[]> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('pages', 'pages.id', 'applications.page_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(language)),
    )
    .select(['applications.id', 'offers.starts_on', 'offers.place', 'job_texts.title'])
    // whoever accepted a letter knows who wrote it
    .select('pages.name')
    .where('applications.candidate_id', '=', user)
    .where('applications.stage', '=', 'hired')
    .where('offers.state', '=', 'accepted')
    .where('offers.starts_on', '>=', new Date(now().getTime() - day).toISOString().slice(0, 10))
    .orderBy('offers.starts_on')
    .limit(most)
    .execute()
  return rows.flatMap(({ starts_on, ...row }) =>
    starts_on
      ? [{ ...row, kind: 'start' as const, how: null, zone: 'UTC', at: new Date(starts_on).toISOString() }]
      : [],
  )
}

async function visits(ctx: Context, user: string, since: Date): Promise<NextDate[]> {
  const rows = await ctx.db
    .selectFrom('day_visits as v')
    .innerJoin('open_days as o', 'o.id', 'v.day_id')
    .innerJoin('pages as p', 'p.id', 'v.page_id')
    .select(['v.id', 'v.way', 'v.starts_at', 'o.live', 'o.written', 'p.name'])
    .where('v.user_id', '=', user)
    .where('v.state', 'in', ['confirmed', 'registered'])
    .where('v.starts_at', '>', since)
    .where('o.state', 'in', openStates)
    .orderBy('v.starts_at')
    .limit(most)
    .execute()
  return rows.flatMap(({ id, way, starts_at, live, written, name }) => {
    if (!starts_at) return []
    const fields = readFields(live ?? written)
    const how = way === 'online' ? ('online' as const) : ('on_site' as const)
    return [
      {
        ...{ kind: 'open_day' as const, id, at: starts_at.toISOString(), zone: fields.time_zone, name },
        ...{ title: textFor(ctx, fields).title, how, place: '' },
      },
    ]
  })
}
