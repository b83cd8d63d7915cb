import { sql } from 'kysely'
import { told } from '#features/hiring/applications/held.ts'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import { jobOfRequest } from '#features/sourcing/cv-search/job-of-request.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { type listWaiting as call, type Waiting, waitingKinds } from './contract.ts'
import { invitationsWaiting } from './invitations-waiting.ts'
import { representationWaiting } from './representation-waiting.ts'
import { visitsWaiting } from './visits-waiting.ts'

/** So many of a kind are told; whoever has more finds them in their lists. */
const mostOfKind = 20
const isAnonymous = sql<boolean>`jobs.anonymous`

/** What waits for the caller, the most pressing first. */
export async function listWaiting(ctx: Context): Promise<Given<typeof call>> {
  const user = found(ctx.me).id
  const of = await Promise.all([
    visitsWaiting(ctx, user),
    offers(ctx, user),
    interviews(ctx, user),
    representationWaiting(ctx, user),
    requests(ctx, user),
    invitationsWaiting(ctx, user),
    messages(ctx, user),
    directMessages(ctx, user),
    cvs(ctx, user),
  ])
  const all = of.flat()
  return { success: true, data: waitingKinds.flatMap((kind) => all.filter((one) => one.kind === kind)) }
}

const selectOwn = ({ db, language }: Context, user: string) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('pages', 'pages.id', 'applications.page_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(language)),
    )
    .select(['applications.id', 'job_texts.title as job'])
    .select(sql<string>`case when ${isAnonymous} then job_texts.title else pages.name end`.as('name'))
    .where('applications.candidate_id', '=', user)
    .limit(mostOfKind)

async function offers(ctx: Context, user: string): Promise<Waiting[]> {
  const rows = await selectOwn(ctx, user)
    .innerJoin('offers', 'offers.application_id', 'applications.id')
    .select('offers.answer_by')
    .where('offers.state', 'in', ['sent', 'viewed'])
    .where('offers.answer_by', '>', ctx.now())
    .orderBy('offers.answer_by')
    .$narrowType<{ answer_by: Date }>()
    .execute()
  return rows.map(({ answer_by, ...row }) => ({ kind: 'offer', ...row, until: answer_by.toISOString() }))
}

async function interviews(ctx: Context, user: string): Promise<Waiting[]> {
  const rows = await selectOwn(ctx, user)
    .innerJoin('interviews', 'interviews.application_id', 'applications.id')
    .select('interviews.id as interview')
    .select(sql<Date>`(select max(slot) from unnest(interviews.slots) as slot)`.as('last'))
    .where('interviews.state', '=', 'proposed')
    .where(sql<boolean>`exists (select from unnest(interviews.slots) as slot where slot > ${ctx.now()})`)
    .orderBy('interviews.created_at')
    .execute()
  return rows.map(({ last, ...row }) => ({ kind: 'interview', ...row, until: last.toISOString() }))
}

async function requests({ db }: Context, user: string): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('cv_requests')
    .innerJoin('pages', 'pages.id', 'cv_requests.page_id')
    .select(['cv_requests.id', 'pages.name', 'cv_requests.note', jobOfRequest.as('named')])
    .where('cv_requests.user_id', '=', user)
    .where('cv_requests.state', '=', 'asked')
    .orderBy('cv_requests.asked_at')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ note, named, ...row }) => ({
    ...{ kind: 'request' as const, ...row, job: named?.title ?? null, until: null, words: note || null },
  }))
}

async function messages(ctx: Context, user: string): Promise<Waiting[]> {
  const rows = await selectOwn(ctx, user)
    .where(told.stage, 'not in', ['withdrawn', 'declined'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('messages')
          .select('messages.id')
          .whereRef('messages.thread_id', '=', 'applications.id')
          .where('author_side', '=', 'page')
          .where('read_at', 'is', null),
      ),
    )
    .orderBy('applications.id', 'desc')
    .execute()
  return rows.map((row) => ({ kind: 'message', ...row, until: null }))
}

/** Companies that found one and wrote, where it is not read. */
async function directMessages({ db }: Context, user: string): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('threads')
    .innerJoin('pages', 'pages.id', 'threads.page_id')
    .select(['threads.id', 'pages.name'])
    .where('threads.kind', '=', 'direct')
    .where('threads.user_id', '=', user)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('messages')
          .select('messages.id')
          .whereRef('messages.thread_id', '=', 'threads.id')
          .where('author_side', '=', 'page')
          .where('read_at', 'is', null)
          .where('unsent_at', 'is', null),
      ),
    )
    .orderBy('threads.last_at', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => ({ kind: 'direct', ...row, job: null, until: null }))
}

/** The CV that is sent, where nobody has checked what was read of it, or nothing could be read. */
async function cvs({ db }: Context, user: string): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('cvs')
    .select(['id', 'name', 'state'])
    .where('user_id', '=', user)
    .where('is_primary', '=', true)
    .where('state', 'in', ['parsed', 'wordless', 'unsupported', 'encrypted', 'unreadable'])
    .execute()
  return rows.map(({ state, ...row }) => ({
    ...{ kind: state === 'parsed' ? ('cv' as const) : ('cv_unread' as const), ...row },
    ...{ job: null, until: null },
  }))
}
