import { sql } from 'kysely'
import { reachableApplications, teamOfJob } from '#features/jobs/jobs/job-team.ts'
import { companyOf, type JobRow, selectJobs } from '#features/jobs/jobs/job-view.ts'
import { zoneOfPage, zoneOfPerson } from '#features/site/lookups/zones.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Addressee, ThreadHead, ThreadSource, ThreadViewer, Veil } from '#platform/server/thread-source.ts'
import { found } from '#platform/shared/refusal.ts'
import { hiddenName, isHidden } from './anonymity.ts'
import { blacken } from './blacken.ts'
import { messageSent } from './events.ts'
import { toldStage } from './held.ts'
import { lock } from './lock-application.ts'
import { noteAnswer } from './note-answer.ts'
import { mayWrite } from './rules.ts'
import { statusOf } from './stages.ts'

/** Conversations about an application: its candidate on one side, on the other whoever of the team reaches it. */
export const applicationThreads: ThreadSource = {
  async standing(ctx, { id }) {
    const row = await read(ctx, [id]).then(([first]) => first)
    if (!row) return null
    if (ctx.me && row.candidate_id === ctx.me.id) return { side: 'candidate', role: 'member' }
    if (!ctx.membership || !(await reaches(ctx, id, 'applicant.read'))) return null
    const role = (await reaches(ctx, id, 'applicant.message')) ? 'member' : 'reader'
    return { side: 'page', role, ...(row.hidden && { veil: veilOf(row) }) }
  },
  async mayWrite(_, tx, { id }, side) {
    const application = await lock(tx, id, (query) => query)
    const isTheirs = side === 'candidate'
    return mayWrite(isTheirs ? toldStage(application) : application.stage, isTheirs ? 'candidate' : 'page')
  },
  own: (user) => sql`select id from threads as own where own.kind = 'application' and own.user_id = ${user}`,
  ofPage: (membership) => sql<boolean>`exists (select 1 from applications
    where applications.id = threads.id and ${reachableApplications(membership, 'applicant.read')})`,
  veiled: sql<boolean>`exists (select 1 from applications where applications.id = threads.id and ${isHidden})`,
  async heads(ctx, threads, as) {
    const ids = threads.map(({ id }) => id)
    const [rows, jobs] = await Promise.all([read(ctx, ids), jobsOf(ctx, ids)])
    return new Map(
      rows.flatMap((row) => {
        const job = jobs.get(row.job_id)
        return job ? [[row.id, headOf(ctx, row, job, as)] as const] : []
      }),
    )
  },
  async written(ctx, tx, { id }, { side, id: message }) {
    await noteWritten(ctx, tx, id, { side: side === 'page' ? 'page' : 'candidate', message })
  },
  async audience(ctx, { id }) {
    const row = await read(ctx, [id]).then(([first]) => first)
    if (!row) return []
    const about = { page: row.page_id, job: row.job_id }
    const [readers, writers] = await Promise.all([
      teamOfJob(ctx, about, 'applicant.read'),
      teamOfJob(ctx, about, 'applicant.message'),
    ])
    const write = new Set(writers.map(({ user }) => user))
    const team = readers.map(
      ({ user, needs }): Addressee => ({ user, needs, side: 'page', role: write.has(user) ? 'member' : 'reader' }),
    )
    return row.candidate_id ? [...team, { user: row.candidate_id, side: 'candidate', role: 'member' }] : team
  },
}

/** That somebody wrote counts as an answer of the company, and is told to the other side. */
export async function noteWritten(
  ctx: Context,
  tx: Tx,
  id: string,
  { side, message }: { side: 'page' | 'candidate'; message: string },
): Promise<void> {
  const { job_id, page_id } = await tx
    .selectFrom('applications')
    .select(['job_id', 'page_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (side === 'page') await noteAnswer(ctx, tx, id)
  await emit(ctx, tx, messageSent, { application: id, job: job_id, page: page_id, side, message })
}

const read = (ctx: Context, ids: readonly string[]) =>
  ctx.db
    .selectFrom('applications')
    .leftJoin('users', 'users.id', 'applications.candidate_id')
    .select([
      'applications.id',
      'applications.name',
      'applications.email',
      'applications.phone',
      'candidate_id',
      'page_id',
    ])
    .select(['job_id', 'applications.stage', 'held', 'applications.seen_at', 'users.country_id', isHidden.as('hidden')])
    .where('applications.id', 'in', [...ids])
    .execute()

type Row = Awaited<ReturnType<typeof read>>[number]

async function reaches(ctx: Context, id: string, capability: 'applicant.read' | 'applicant.message'): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where(reachableApplications(found(ctx.membership), capability))
    .executeTakeFirst()
  return row !== undefined
}

const veilOf = (row: Row): Veil => ({ name: hiddenName(row.id), words: (text) => blacken(text, row) })

async function jobsOf(ctx: Context, applications: readonly string[]): Promise<Map<string, JobRow & { title: string }>> {
  const jobs = await selectJobs(ctx.db)
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select('job_texts.title')
    .where('jobs.id', 'in', (of) =>
      of
        .selectFrom('applications')
        .select('job_id')
        .where('applications.id', 'in', [...applications]),
    )
    .execute()
  return new Map(jobs.map((job) => [job.id, job]))
}

function headOf(ctx: Context, row: Row, job: JobRow & { title: string }, as: ThreadViewer): ThreadHead {
  if (as !== 'page') {
    const company = companyOf(ctx, job)
    return {
      ...{ title: company.name, about: job.title, link: `/applications/${row.id}`, picture: company.logo },
      ...{ shape: 'company', verified: company.verified, zone: zoneOfPage(job.country_id, '') },
      status: statusOf(toldStage(row), row.seen_at !== null),
    }
  }
  return {
    ...{ title: row.hidden ? hiddenName(row.id) : row.name, about: job.title, picture: null },
    ...{ link: `/page/jobs/${row.job_id}/board?applicant=${row.id}`, shape: 'person', verified: null },
    ...{ zone: row.hidden ? null : zoneOfPerson(row.country_id), status: row.stage },
    ...(row.hidden && { veil: veilOf(row) }),
  }
}
