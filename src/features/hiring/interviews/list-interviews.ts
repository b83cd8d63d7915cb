import { sql } from 'kysely'
import { reachableApplications, teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { zoneOfPlace } from '#features/site/lookups/zones.ts'
import { freeTimes } from '#features/site/slots/free-times.ts'
import { busyBetween } from '#features/site/slots/hold-people.ts'
import type { Context, Db, Membership } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import { candidateHours, type Whose } from './candidate-hours.ts'
import type * as contract from './contract.ts'
import { interviewsWithin, selectInterviews } from './find-interviews.ts'
import { readInterviewKey } from './interview-key.ts'
import { invitationOf, viewOf } from './interview-view.ts'
import type { InterviewView } from './rules.ts'

const pageSize = 50
const recentDays = 2
const day = 86_400_000
/** So far apart are days at most; so many interviews a week is shown with. */
const farthestZone = 14 * 3_600_000
const mostOfWeek = 300

/** What is to come and what waits for an answer, by the moment that counts; or what is over, the latest first. */
export async function listInterviews(
  ctx: Context,
  { show, cursor }: Taken<typeof contract.listInterviews>,
): Promise<Given<typeof contract.listInterviews>> {
  const membership = found(ctx.membership)
  const when = sql<Date>`coalesce(interviews.starts_at, interviews.slots[1])`
  const last = cursor
    ? await ctx.db.selectFrom('interviews').select(when.as('at')).where('id', '=', cursor).executeTakeFirst()
    : undefined
  const isPast = show === 'past'
  const further = sql.raw(isPast ? '<' : '>')
  const rows = await interviewsWithin(ctx.db, membership, 'applicant.read')
    .where(within(show, ctx.now()))
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(${when}, interviews.id) ${further} (${last?.at}, ${cursor}::uuid)`),
    )
    .orderBy(when, isPast ? 'desc' : 'asc')
    .orderBy('interviews.id', isPast ? 'desc' : 'asc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  return {
    success: true,
    data: shown.map((row) => viewOf(ctx, row)),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** What just was and has no outcome stays among what is open; among what is over it stands, too. */
function within(show: InterviewView, now: Date) {
  const waits = sql`interviews.state in ('proposed', 'other_asked')`
  if (show === 'waiting') return sql<boolean>`${waits}`
  const since = new Date(now.getTime() - recentDays * day)
  return show === 'open'
    ? sql<boolean>`(${waits} or (interviews.state = 'confirmed' and interviews.starts_at > ${since}))`
    : sql<boolean>`(interviews.state in ('done', 'no_show', 'cancelled', 'lapsed')
        or (interviews.state = 'confirmed' and interviews.starts_at < ${now}))`
}

/** Interviews of a week, whoever takes part; a few hours more on both sides, since days begin at other hours elsewhere. */
export async function interviewWeek(
  ctx: Context,
  { from }: Taken<typeof contract.interviewWeek>,
): Promise<Given<typeof contract.interviewWeek>> {
  const membership = found(ctx.membership)
  const begins = Date.parse(`${from}T00:00:00Z`)
  const rows = await interviewsWithin(ctx.db, membership, 'applicant.read')
    .where('interviews.state', 'in', ['confirmed', 'done', 'no_show'])
    .where('interviews.starts_at', '>=', new Date(begins - farthestZone))
    .where('interviews.starts_at', '<', new Date(begins + 7 * day + farthestZone))
    .orderBy('interviews.starts_at')
    .orderBy('interviews.id')
    .limit(mostOfWeek)
    .execute()
  return {
    success: true,
    data: rows.map((row) => ({ ...viewOf(ctx, row), is_mine: row.people.some(({ id }) => id === membership.member) })),
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
  const [rows, team, job] = await Promise.all([
    selectInterviews(ctx.db).where('application_id', '=', id).orderBy('interviews.created_at', 'desc').execute(),
    teamOfJob(ctx, { job: application.job_id, page: application.page_id }, 'applicant.read'),
    ctx.db.selectFrom('jobs').select('country_id').where('id', '=', application.job_id).executeTakeFirstOrThrow(),
  ])
  return {
    success: true,
    data: {
      interviews: rows.map((row) => viewOf(ctx, row)),
      team: team.map(({ user, name }) => ({ id: user, name })),
      zone: zoneOfPlace(job.country_id),
    },
  }
}

/**
 * When all of these people have time in the coming working days, and an applicant as far as this company knows. Nobody asks so when people of
 * another company are busy. @throws Refused invalid · not_found
 */
export async function freeTimesOf(
  ctx: Context,
  { people, minutes, zone, application }: Taken<typeof contract.freeTimesOf>,
): Promise<Given<typeof contract.freeTimesOf>> {
  const membership = found(ctx.membership)
  const own = membership.page
  if (!(await areColleagues(ctx, own, people))) throw wrongField('people', 'not_found')
  const whose = application ? await whoseOf(ctx.db, membership, application) : null
  const now = ctx.now()
  const within = { from: now, to: new Date(now.getTime() + 31 * day) }
  const [theirs, candidates, page] = await Promise.all([
    busyBetween(ctx, ctx.db, people, within, null),
    whose ? candidateHours(ctx.db, whose, { ...within, page: own }) : [],
    ctx.db.selectFrom('pages').select('country_id').where('id', '=', own).executeTakeFirstOrThrow(),
  ])
  const times = freeTimes({
    zone,
    minutes,
    country: countryCode(page.country_id),
    now,
    busy: [...theirs, ...candidates],
  })
  return { success: true, data: times.map((time) => time.toISOString()) }
}

/** @throws Refused not_found */
export async function whoseOf(db: Db, membership: Membership, application: string): Promise<Whose> {
  const row = await db
    .selectFrom('applications')
    .select('candidate_id')
    .where('id', '=', application)
    .where(reachableApplications(membership, 'applicant.move'))
    .executeTakeFirst()
  return { application, user: found(row).candidate_id }
}

/** What one is invited to, the nearest first. */
export async function myInterviews(
  ctx: Context,
  { application, to_choose }: Taken<typeof contract.myInterviews>,
): Promise<Given<typeof contract.myInterviews>> {
  const rows = await selectInterviews(ctx.db)
    .where('candidate_id', '=', found(ctx.me).id)
    .$if(application !== undefined, (query) => query.where('application_id', '=', application as string))
    .$if(to_choose, (query) => query.where('interviews.state', '=', 'proposed'))
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

/** Whether all of them work for the company; whoever was only asked to join has agreed to nothing. */
export async function areColleagues({ read }: Context, page: string, people: readonly string[]): Promise<boolean> {
  if (people.length === 0) return true
  const members = await read
    .selectFrom('page_members')
    .select('user_id')
    .where('page_id', '=', page)
    .where('user_id', 'in', people)
    .where('state', '=', 'active')
    .execute()
  return members.length === new Set(people).size
}
