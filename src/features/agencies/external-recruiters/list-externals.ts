import { sql } from 'kysely'
import { placeOf } from '#features/agencies/clients/select-clients.ts'
import { ownJob, sentView } from '#features/agencies/recruiters/list-recruiters.ts'
import { recruiterEventsFrom } from '#features/agencies/recruiters/recruiter-states.ts'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { told } from '#features/hiring/applications/held.ts'
import { statusOf } from '#features/hiring/applications/stages.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { ExternalJob, ExternalPerson, JobExternal } from './contract.ts'

const sent = sql<number>`(select count(*)::int from external_people p where p.external_id = e.id and p.state = 'sent')`
const hired = sql<number>`(select count(*)::int from external_people p join applications a on a.id = p.application_id
  where p.external_id = e.id and a.stage = 'hired')`

const selectExternals = ({ db }: Context) =>
  db
    .selectFrom('external_jobs as e')
    .innerJoin('jobs', 'jobs.id', 'e.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .innerJoin('pages', 'pages.id', 'e.page_id')
    .leftJoin('users', 'users.id', 'e.user_id')
    .leftJoin('users as askers', 'askers.id', 'e.asked_by')
    .selectAll('e')
    .select(['users.name', 'askers.name as asker', 'pages.name as company_name', 'pages.slug as company_slug'])
    .select(['jobs.state as job_state', 'jobs.reference', 'jobs.openings', 'jobs.country_id', 'jobs.city_id', 'title'])
    .select([sent.as('sent'), hired.as('hired')])

type Row = Awaited<ReturnType<ReturnType<typeof selectExternals>['executeTakeFirstOrThrow']>>

const standsOf = ({ id, state, words, most_people, sent, hired, asked_at }: Row) => ({
  ...{ id, state, words, most_people, sent, hired },
  asked_at: asked_at.toISOString(),
})

/** @throws Refused not_found */
export async function listExternals(
  ctx: Context,
  { job }: Taken<typeof contract.listExternals>,
): Promise<Given<typeof contract.listExternals>> {
  const { state } = await ownJob(ctx, job)
  const rows = await selectExternals(ctx).where('e.job_id', '=', job).orderBy('e.asked_at', 'desc').execute()
  return { success: true, data: { open: state === 'live', externals: await withPeople(ctx, rows) } }
}

/** One of them, for what a verb gives back. */
export async function readExternal(ctx: Context, id: string): Promise<JobExternal> {
  const rows = await selectExternals(ctx).where('e.id', '=', id).execute()
  return found((await withPeople(ctx, rows))[0])
}

async function withPeople(ctx: Context, rows: readonly Row[]): Promise<JobExternal[]> {
  const mayRead = found(ctx.membership).may('applicant.read')
  const people = mayRead && rows.length > 0 ? await sentPeople(ctx, rows) : []
  return rows.map((row) => ({
    ...standsOf(row),
    ...{ email: row.email, name: row.name, asked_by: row.asker, may: recruiterEventsFrom(row.state, 'company') },
    people: people.filter(({ external }) => external === row.id).map(sentView),
  }))
}

const sentPeople = ({ db }: Context, rows: readonly Row[]) =>
  db
    .selectFrom('external_people')
    .innerJoin('applications', 'applications.id', 'external_people.application_id')
    .select(['external_id as external', 'applications.id', 'applications.name', 'stage', 'submitted_at'])
    .select(isHidden.as('hidden'))
    .where(
      'external_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('external_people.state', '=', 'sent')
    .orderBy('submitted_at', 'desc')
    .execute()

/** Jobs of the company the caller recruits for, and did; each with the caller's own people and nobody else's. */
export async function listExternalJobs(ctx: Context): Promise<Given<typeof contract.listExternalJobs>> {
  const { page, member } = found(ctx.membership)
  const rows = await selectExternals(ctx)
    .where('e.page_id', '=', page)
    .where('e.user_id', '=', member)
    .orderBy(sql`e.state <> 'active'`)
    .orderBy('e.asked_at', 'desc')
    .limit(200)
    .execute()
  return { success: true, data: await Promise.all(rows.map((row) => jobView(ctx, row))) }
}

/** One of the caller's own, for what a verb gives back. */
export const readOwnJob = async (ctx: Context, id: string): Promise<ExternalJob> =>
  jobView(ctx, await selectExternals(ctx).where('e.id', '=', id).executeTakeFirstOrThrow())

async function jobView(ctx: Context, row: Row): Promise<ExternalJob> {
  const open = row.job_state === 'live'
  const people = await peopleOf(ctx, row.id)
  return {
    ...{ ...standsOf(row), may: [] },
    hired: people.filter(({ status }) => status === 'hired').length,
    company: { name: row.company_name, slug: row.company_slug },
    job: {
      ...{ title: row.title, path: `/jobs/${addressOf(row.title, row.reference)}`, openings: row.openings, open },
      place: (await placeOf(ctx, row)) ?? '',
    },
    people,
    may_add: open && row.state === 'active' && row.sent < row.most_people,
  }
}

/** What a candidate sees of a phase, and no more: a move that may still be undone is not told. */
async function peopleOf({ db }: Context, external: string): Promise<ExternalPerson[]> {
  const rows = await db
    .selectFrom('external_people as p')
    .leftJoin('applications', 'applications.id', 'p.application_id')
    .select(['p.id', 'p.name', 'p.state', 'p.asked_at', 'p.answer_due_at', 'p.answered_at', 'applications.seen_at'])
    .select([told.stage.as('stage'), 'applications.id as application'])
    .where('p.external_id', '=', external)
    .orderBy('p.asked_at', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ asked_at, answer_due_at, answered_at, seen_at, stage, application, ...row }) => ({
    ...row,
    status: row.state === 'sent' && application ? statusOf(stage, seen_at !== null) : null,
    ...{ asked_at: asked_at.toISOString(), answer_due_at: answer_due_at.toISOString() },
    answered_at: answered_at?.toISOString() ?? null,
    may_withdraw: row.state === 'asked',
  }))
}
