import { sql } from 'kysely'
import { reachableApplications, teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { freeTimes } from '#features/site/slots/free-times.ts'
import { busyBetween } from '#features/site/slots/hold-people.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { interviewsWithin, selectInterviews } from './find-interviews.ts'
import { readInterviewKey } from './interview-key.ts'
import { invitationOf, viewOf } from './interview-view.ts'

const pageSize = 50
const recentDays = 2
const day = 86_400_000

/** What is to come, what waits for an answer, and what just was and has no outcome; by the moment that counts. */
export async function listInterviews(
  ctx: Context,
  { cursor }: Taken<typeof contract.listInterviews>,
): Promise<Given<typeof contract.listInterviews>> {
  const membership = found(ctx.membership)
  const when = sql<Date>`coalesce(interviews.starts_at, interviews.slots[1])`
  const last = cursor
    ? await ctx.db.selectFrom('interviews').select(when.as('at')).where('id', '=', cursor).executeTakeFirst()
    : undefined
  const rows = await interviewsWithin(ctx.db, membership, 'applicant.read')
    .where((eb) =>
      eb.or([
        eb('interviews.state', 'in', ['proposed', 'other_asked']),
        eb.and([
          eb('interviews.state', '=', 'confirmed'),
          eb('interviews.starts_at', '>', new Date(ctx.now().getTime() - recentDays * day)),
        ]),
      ]),
    )
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(${when}, interviews.id) > (${last?.at}, ${cursor}::uuid)`),
    )
    .orderBy(when)
    .orderBy('interviews.id')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  return {
    success: true,
    data: shown.map((row) => viewOf(ctx, row)),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** The interviews of one applicant, the newest first, and who may take part. @throws Refused not_found */
export async function interviewsOf(
  ctx: Context,
  { application: id }: Taken<typeof contract.interviewsOf>,
): Promise<Given<typeof contract.interviewsOf>> {
  const membership = found(ctx.membership)
  const application = found(
    await ctx.db
      .selectFrom('applications')
      .select(['job_id', 'page_id'])
      .where('id', '=', id)
      .where(reachableApplications(membership, 'applicant.read'))
      .executeTakeFirst(),
  )
  const [rows, team] = await Promise.all([
    selectInterviews(ctx.db).where('application_id', '=', id).orderBy('interviews.created_at', 'desc').execute(),
    teamOfJob(ctx, { job: application.job_id, page: application.page_id }, 'applicant.read'),
  ])
  return {
    success: true,
    data: {
      interviews: rows.map((row) => viewOf(ctx, row)),
      team: team.map(({ user, name }) => ({ id: user, name })),
    },
  }
}

/** When all of these people have time in the coming working days. */
export async function freeTimesOf(
  ctx: Context,
  { people, minutes, zone }: Taken<typeof contract.freeTimesOf>,
): Promise<Given<typeof contract.freeTimesOf>> {
  const now = ctx.now()
  const within = { from: now, to: new Date(now.getTime() + 31 * day) }
  const [busy, page] = await Promise.all([
    ctx.db.transaction().execute((tx) => busyBetween(ctx, tx, people, within, null)),
    ctx.db
      .selectFrom('pages')
      .select('country_id')
      .where('id', '=', found(ctx.membership).page)
      .executeTakeFirstOrThrow(),
  ])
  const times = freeTimes({ zone, minutes, country: countryCode(page.country_id), now, busy })
  return { success: true, data: times.map((time) => time.toISOString()) }
}

/** What one is invited to, the nearest first. */
export async function myInterviews(
  ctx: Context,
  { application }: Taken<typeof contract.myInterviews>,
): Promise<Given<typeof contract.myInterviews>> {
  const rows = await selectInterviews(ctx.db)
    .where('candidate_id', '=', found(ctx.me).id)
    .$if(application !== undefined, (query) => query.where('application_id', '=', application as string))
    .orderBy('interviews.created_at', 'desc')
    .limit(100)
    .execute()
  return { success: true, data: await Promise.all(rows.map((row) => invitationOf(ctx, row))) }
}

/** What a mailed link leads to. @throws Refused link_expired */
export async function showInvitation(
  ctx: Context,
  { key }: Taken<typeof contract.showInvitation>,
): Promise<Given<typeof contract.showInvitation>> {
  const id = await readInterviewKey(ctx, key)
  const row = found(await selectInterviews(ctx.db).where('interviews.id', '=', id).executeTakeFirst())
  return { success: true, data: await invitationOf(ctx, row) }
}
