import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '#db/tables.ts'
import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import { openStages } from '#features/hiring/applications/stages.ts'
import { placeOf } from '#features/jobs/jobs/job-names.ts'
import type { JobState } from '#features/jobs/jobs/job-states.ts'
import { reachableApplications, reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { selectJobs } from '#features/jobs/jobs/job-view.ts'
import { isLate, isOwed } from '#features/jobs/jobs/owed-answer.ts'
import { countUnread } from '#features/talk/threads/messages.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { DueList } from './contract.ts'
import { funnelsOf, noFunnel } from './funnels.ts'
import { soonDays, soonestDueFirst } from './rules.ts'

type Today = Given<typeof contract.today>['data']
type OwnJob = Today['open'][number]

/** So many people and jobs are named; the counts count all. */
const named = 6
const mostOwed = 200
const listed = 12

const writingStates: readonly JobState[] = ['draft', 'submitted', 'changes_requested']
const openStates: readonly JobState[] = ['live', 'paused']

/** What waits on the page one works for. */
export async function showToday(
  ctx: Context,
  { due: list, cursor }: Taken<typeof contract.today>,
): Promise<Given<typeof contract.today>> {
  const membership = found(ctx.membership)
  const mayRead = membership.may('applicant.read')
  const [counts, due, written, jobs, numbers] = await Promise.all([
    mayRead ? countWaiting(ctx, membership) : { fresh: 0, late: 0, soon: 0, owed: 0, unread: 0 },
    mayRead
      ? selectOpen(ctx, membership)
          .select(sql<number>`count(*) over ()`.as('total'))
          .where(countedAs(ctx.now())[list ?? 'owed'])
          .$if(cursor !== undefined, (query) => query.where(isAfter(cursor as string)))
          .orderBy('answer_due_at')
          .orderBy('applications.id')
          .limit(list ? mostOwed : named)
          .execute()
      : [],
    mayRead ? selectOpen(ctx, membership).where(unread, '>', 0).orderBy('moved_at').limit(named).execute() : [],
    readJobs(ctx, membership),
    countJobs(ctx, membership),
  ])
  const isOpen = ({ state }: OwnJob) => openStates.includes(state)
  const open = jobs.filter(isOpen).toSorted(soonestDueFirst).slice(0, listed)
  const funnels = await funnelsOf(
    ctx,
    open.flatMap(({ id, has_board }) => (has_board ? id : [])),
  )
  return {
    success: true,
    data: {
      counts,
      due: due.map(({ total: _, ...row }) => waitingOf(row)),
      due_left: (due[0]?.total ?? 0) - due.length,
      written: written.map(waitingOf),
      writing: jobs.filter((job) => !isOpen(job)).slice(0, named),
      open: open.map((job) => ({ ...job, ...funnels.get(job.id) })),
      jobs_count: numbers.all,
      writing_count: numbers.writing,
      open_count: numbers.open,
    },
  }
}

/** Who comes after somebody, in the order in which they are answered. */
const isAfter = (id: string) => sql<boolean>`(applications.answer_due_at, applications.id)
  > (select last.answer_due_at, last.id from applications last where last.id = ${id})`

const unread = countUnread('applications.id', 'page')

const selectOpen = (ctx: Context, membership: Membership) =>
  ctx.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['applications.id', 'name', 'jobs.id as job', 'title', 'stage', 'submitted_at', 'answer_due_at'])
    .select(isHidden.as('hidden'))
    .select(unread.as('unread'))
    .where(reachableJobs(membership, 'applicant.read'))
    .where('stage', 'in', openStages)

type WaitingRow = Awaited<ReturnType<ReturnType<typeof selectOpen>['executeTakeFirstOrThrow']>>

const waitingOf = ({ hidden, ...row }: WaitingRow): Today['due'][number] => ({
  ...row,
  name: hidden ? hiddenName(row.id) : row.name,
  stage: row.stage,
  submitted_at: row.submitted_at.toISOString(),
  answer_due_at: row.answer_due_at.toISOString(),
})

/** Of open applicants, who counts in each number and stands in its list. */
function countedAs(now: Date): Record<DueList, RawBuilder<boolean>> {
  const soon = new Date(now.getTime() + soonDays * 86_400_000)
  return {
    fresh: sql`applications.stage = 'submitted'`,
    late: isLate(now),
    soon: sql`(${isOwed} and applications.answer_due_at >= ${now} and applications.answer_due_at < ${soon})`,
    owed: isOwed,
  }
}

async function countWaiting(ctx: Context, membership: Membership): Promise<Today['counts']> {
  const { fresh, late, soon, owed } = countedAs(ctx.now())
  const count = (those: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${those})`
  return ctx.db
    .selectFrom('applications')
    .select([
      count(fresh).as('fresh'),
      count(late).as('late'),
      count(soon).as('soon'),
      count(owed).as('owed'),
      sql<number>`coalesce(sum(${unread}), 0)::int`.as('unread'),
    ])
    .where(reachableApplications(membership, 'applicant.read'))
    .where('stage', 'in', openStages)
    .executeTakeFirstOrThrow()
}

/** What somebody of the team writes on is only a matter of those who may write on it. */
const isMine = (membership: Membership) =>
  sql<boolean>`(jobs.state in (${sql.join(openStates)}) or ${reachableJobs(membership, 'job.write')})`

const countJobs = (ctx: Context, membership: Membership): Promise<Record<'all' | 'writing' | 'open', number>> =>
  ctx.db
    .selectFrom('jobs')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where state in (${sql.join(writingStates)}) and ${isMine(membership)}))::int`.as(
        'writing',
      ),
      sql<number>`(count(*) filter (where state in (${sql.join(openStates)})))::int`.as('open'),
    ])
    .where('page_id', '=', membership.page)
    .executeTakeFirstOrThrow()

async function readJobs(ctx: Context, membership: Membership): Promise<OwnJob[]> {
  const rows = await selectJobs(ctx.db)
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select('job_texts.title')
    .select([
      reachableJobs(membership, 'applicant.read').as('has_board'),
      reachableJobs(membership, 'applicant.count').as('counted'),
    ])
    .select((eb) => jsonArrayFrom(standing(eb)).as('standing'))
    .where('page_id', '=', membership.page)
    .where('jobs.state', 'in', [...writingStates, ...openStates])
    .where(isMine(membership))
    .orderBy('jobs.updated_at', 'desc')
    .limit(60)
    .execute()
  return rows.map((job) => {
    const mine = job.has_board ? job.standing : []
    const dues = mine.flatMap(({ stage, due }) => (stage === 'hired' || !due ? [] : [Date.parse(due)]))
    return {
      id: job.id,
      title: job.title,
      state: job.state,
      place: placeOf(ctx, job),
      has_board: job.has_board,
      applicants: job.counted ? job.applicants_count : null,
      applicant_cap: job.applicant_cap,
      expires_at: job.expires_at?.toISOString() ?? null,
      updated_at: job.updated_at.toISOString(),
      by_stage: Object.fromEntries(
        [...openStages, 'hired' as const].map((stage) => [stage, mine.find((one) => one.stage === stage)?.count ?? 0]),
      ) as OwnJob['by_stage'],
      next_due_at: dues.length > 0 ? new Date(Math.min(...dues)).toISOString() : null,
      ...noFunnel,
    }
  })
}

/** How many stand in each stage of a job, and until when the next of them is answered. */
const standing = (eb: ExpressionBuilder<DB, 'jobs'>) =>
  eb
    .selectFrom('applications')
    .select(({ fn }) => [
      'stage',
      fn.countAll<number>().as('count'),
      fn.min('answer_due_at').filterWhere(isOwed).as('due'),
    ])
    .whereRef('job_id', '=', 'jobs.id')
    .where('stage', 'in', [...openStages, 'hired'])
    .groupBy('stage')
