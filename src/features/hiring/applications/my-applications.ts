import { sql } from 'kysely'
import { toldReasons } from '#features/hiring/reject-reasons/reason-words.ts'
import { changesSince } from '#features/jobs/jobs/changes-since.ts'
import { cardOf, companyOf, selectJobs } from '#features/jobs/jobs/job-view.ts'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import { readOnScreen } from '#features/site/notifications/bell.ts'
import { countUnread, markRead } from '#features/talk/threads/messages.ts'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf, type Last, readCursor, type Sort } from '#platform/server/db/keyset.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { answersOf } from './applicant.ts'
import type * as contract from './contract.ts'
import { applicationMoved, applicationTold } from './events.ts'
import { isPut } from './hand-rules.ts'
import { told } from './held.ts'
import { historyOf } from './history.ts'
import { lastReply } from './last-reply.ts'
import { countMine, needOf, needs, needsOf, nextInterviewOf, startOf, waitsOf } from './my-order.ts'
import { mayWrite } from './rules.ts'
import { isOpen, passedOf, type Stage, stagesFrom, statusOf } from './stages.ts'

const pageSize = 30

/** Stages an application was in, of which the candidate was told. */
const stagesTold = sql<Stage[]>`array(select distinct data->>'to' from events
  where thing = 'application' and thing_id = applications.id and name in (${applicationMoved.name}, ${applicationTold.name})
    and (data->>'isHeld') is distinct from 'true')`

const selectMine = (ctx: Context) =>
  selectJobs(ctx.db)
    .innerJoin('applications', 'applications.job_id', 'jobs.id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(ctx.language)),
    )
    .select(['title', 'job_texts.language as text_language'])
    .select([
      'applications.id as application',
      'applications.version',
      'applications.letter',
      'applications.seen_at',
      'applications.submitted_at',
      'applications.answer_due_at',
      'applications.cv_id',
      'applications.note',
      'applications.source',
    ])
    .select(stagesTold.as('been'))
    .select([told.stage.as('stage'), told.reason.as('reason'), told.moved_at.as('moved_at')])
    .select([lastReply.as('answered_at'), waitsOf(ctx.now()).as('waits')])
    .select([nextInterviewOf(ctx.now()).as('interview'), startOf.as('starts_on')])
    .select(countUnread('applications.id', 'candidate').as('unread'))
    .where('applications.candidate_id', '=', found(ctx.me).id)

type Mine = Awaited<ReturnType<ReturnType<typeof selectMine>['executeTakeFirstOrThrow']>>

/** One’s applications, what waits for oneself first. @throws Refused invalid: a cursor that nobody here wrote */
export async function listMine(
  ctx: Context,
  { show, cursor }: Taken<typeof contract.listMine>,
): Promise<Given<typeof contract.listMine>> {
  const sort: Sort = { value: needOf(ctx.now()), down: true, type: 'integer' }
  const last = readCursor(cursor, sort)
  const groups = show === 'all' ? null : needsOf[show].map((need) => needs.indexOf(need))
  const [rows, counts] = await Promise.all([
    selectMine(ctx)
      .select(sql<number>`${sort.value}`.as('need'))
      .$if(groups !== null, (query) => query.where(sql<boolean>`${sort.value} = any(${groups})`))
      .$if(last !== null, (query) => query.where(behind(sort, sql<string>`applications.id`, last as Last)))
      .orderBy('need', 'desc')
      .orderBy('applications.id', 'desc')
      .limit(pageSize + 1)
      .execute(),
    countMine(ctx),
  ])
  const shown = rows.slice(0, pageSize)
  const reasons = await toldReasons(
    ctx,
    shown.map(({ reason }) => reason),
  )
  const end = rows.length > pageSize ? shown.at(-1) : undefined
  return {
    success: true,
    data: shown.map((row) => viewOf(ctx, row, reasons)),
    next_cursor: end ? cursorOf(end.need, end.application) : null,
    counts,
  }
}

/** @throws Refused not_found */
export async function showMine(
  ctx: Context,
  { application: id }: Taken<typeof contract.showMine>,
): Promise<Given<typeof contract.showMine>> {
  const row = found(await selectMine(ctx).where('applications.id', '=', id).executeTakeFirst())
  await ctx.db.transaction().execute((tx) => markRead(tx, id, { by: 'candidate', at: ctx.now() }))
  await readOnScreen(ctx, `/applications/${id}`)
  const [cv, answers, history, changes] = await Promise.all([
    row.cv_id
      ? ctx.db.selectFrom('files').select(['id', 'name']).where('id', '=', row.cv_id).executeTakeFirst()
      : undefined,
    answersOf(ctx, id),
    historyOf(ctx, id, 'candidate'),
    changesSince(ctx, row.id, row.submitted_at),
  ])
  const reasons = await toldReasons(ctx, [row.reason, ...history.map(({ text }) => text)])
  return {
    success: true,
    data: {
      ...viewOf(ctx, row, reasons),
      cv: cv ? { name: cv.name, url: `/api/files/${cv.id}/${encodeURIComponent(cv.name)}` } : null,
      note: row.note,
      answers: answers.map(({ knock_out: _, ...answer }) => answer),
      changes,
      history: history.map((one) => forCandidate(one, companyOf(ctx, row), reasons)),
    },
  }
}

type Happening = Awaited<ReturnType<typeof historyOf>>[number]

/** The candidate sees the company rather than who there pressed the button, and public words instead of reasons' codes. */
function forCandidate(
  happening: Happening,
  { name, id }: ReturnType<typeof companyOf>,
  reasons: Map<string, string>,
): Happening {
  // who writes for an anonymous company would name it
  const isNamed = happening.what === 'message' && id !== null
  const by = happening.side === 'page' && !isNamed ? name : happening.by
  // where the team saw it before may be what the candidate was not told
  const from = happening.side === 'page' ? null : happening.from
  const text = happening.to === 'rejected' && happening.text ? (reasons.get(happening.text) ?? null) : happening.text
  return { ...happening, by, from, text }
}

type View = Given<typeof contract.listMine>['data'][number]

function viewOf(ctx: Context, row: Mine, reasons: Map<string, string>): View {
  const stage = row.stage
  const next = stagesFrom(stage, 'candidate')
  const may: View['may'] = []
  if (next.includes('withdrawn')) may.push('withdraw')
  if (!mayWrite(stage, 'candidate').refused) may.push('write')
  if (isPut(row.source) && isOpen(stage) && row.state === 'live') may.push('apply')
  return {
    id: row.application,
    job: cardOf(ctx, row, { language: row.text_language, title: row.title }),
    status: statusOf(stage, row.seen_at !== null),
    passed: passedOf(row.been, row.seen_at !== null),
    version: row.version,
    reason: stage === 'rejected' && row.reason ? (reasons.get(row.reason) ?? null) : null,
    submitted_at: row.submitted_at.toISOString(),
    answer_due_at: row.answer_due_at.toISOString(),
    moved_at: reachedAt(row).toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    waits: row.waits,
    interview: row.interview && { ...row.interview, at: new Date(row.interview.at).toISOString() },
    starts_on: stage === 'hired' ? row.starts_on : null,
    unread: row.unread,
    letter: row.letter,
    may,
  }
}

/** When it came to what the candidate is told: that somebody looked is told from then on, and moves nothing. */
const reachedAt = ({ stage, seen_at, moved_at }: Pick<Mine, 'stage' | 'seen_at' | 'moved_at'>): Date =>
  seen_at && (stage === 'submitted' || (stage === 'in_review' && seen_at < moved_at)) ? seen_at : moved_at
