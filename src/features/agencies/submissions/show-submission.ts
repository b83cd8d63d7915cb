import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { markedLines } from './marked-lines.ts'
import { matchesOf } from './matches-of.ts'
import { cardOf, type SubmissionRow, selectSubmissions } from './select-submissions.ts'
import { eventsFrom } from './submission-states.ts'

type Detail = Given<typeof contract.showSubmission>['data']

/** @throws Refused not_found */
export async function showSubmission(
  ctx: Context,
  { submission }: Taken<typeof contract.showSubmission>,
): Promise<Given<typeof contract.showSubmission>> {
  const query = selectSubmissions(ctx.db).where('s.id', '=', submission)
  const row = found(await query.where('s.page_id', '=', found(ctx.membership).page).executeTakeFirst())
  const content = row.content ? CvContent.parse(row.content) : null
  const [matches, approvals, packet, questions, history, direct, placed] = await Promise.all([
    matchesOf(ctx, row.mandate_id, content),
    approvalsOf(ctx, submission),
    packetOf(ctx, row.packet_id),
    questionsOf(ctx, submission, 'agency'),
    historyOf(ctx, submission),
    isDirect(ctx, row),
    placementOf(ctx, submission),
  ])
  const { note, salary, salary_currency, salary_period, notice_days, reason, reason_words } = row
  const may = mayNow(ctx, row, direct)
  const data: Detail = {
    ...cardOf(ctx, row),
    client: { id: row.client_id, name: row.client_name },
    ...{ mandate_title: row.mandate_title, person_link: linkTo(row) },
    ...{ note, salary, salary_currency, salary_period, notice_days, reason, reason_words },
    lines: markedLines(content, matches),
    cv_language: content?.language ?? row.language,
    ...{ matches, approvals, packet, questions, history, may, placement: placed?.id ?? null },
    may_place: may.includes('place') || (row.state === 'placed' && !placed && isOwn(ctx, row)),
  }
  return { success: true, data }
}

/** Where the client decides here itself, nobody writes down for it what it said; whoever leads places people of others. */
function mayNow(ctx: Context, row: SubmissionRow, direct: boolean): Detail['may'] {
  return eventsFrom(row.state, 'agency').filter(
    (event) =>
      !(direct && ['interview', 'offer', 'place', 'reject'].includes(event)) &&
      !(event === 'place' && !isOwn(ctx, row)),
  )
}

function isOwn({ membership }: Context, { by_id }: SubmissionRow): boolean {
  const { may, member } = found(membership)
  return by_id === null || by_id === member || may('page.members')
}

/** What was agreed when they were hired; where it is a colleague's, whoever does not lead learns only that there is one. */
async function placementOf({ db, membership }: Context, id: string): Promise<{ id: string | null } | undefined> {
  const { may, member } = found(membership)
  const query = db.selectFrom('placements').select(['id', 'recruiter_id']).where('submission_id', '=', id)
  const row = await query.executeTakeFirst()
  return row && { id: may('page.members') || row.recruiter_id === member ? row.id : null }
}

function linkTo({ imported_id, entry_id, applicant_id }: SubmissionRow): string | null {
  if (imported_id) return `/page/candidates/${imported_id}`
  if (applicant_id) return `/page/applicants/${applicant_id}`
  return entry_id ? '/page/pool' : null
}

async function approvalsOf({ db }: Context, id: string): Promise<Detail['approvals']> {
  const rows = await db
    .selectFrom('submission_approvals')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ words, language, via, at, right_until }) => ({
    ...{ words, language: toLanguage(language), via, at: at.toISOString(), right_until: right_until.toISOString() },
  }))
}

async function packetOf({ db, now }: Context, id: string | null): Promise<Detail['packet']> {
  if (!id) return null
  const row = await db.selectFrom('packets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const works = row.withdrawn_at === null && row.expires_at > now()
  return { id, contact_name: row.contact_name, email: row.email, until: row.expires_at.toISOString(), works }
}

/** What was asked and answered of one of them, the earliest first. */
export async function questionsOf(
  { db }: Context,
  id: string,
  reader: 'client' | 'person' | 'agency',
): Promise<Detail['questions']> {
  const rows = await db
    .selectFrom('submission_questions')
    .select(['side', 'to_side as to', 'name', 'words', 'at'])
    .where('submission_id', '=', id)
    // the agency stands between both: neither reads what it writes to the other
    .$if(reader !== 'agency', (query) =>
      query.where((eb) => eb.or([eb('side', '=', reader), eb('to_side', '=', reader)])),
    )
    .orderBy('at')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** What happened to one of them, the latest first. */
export async function historyOf({ db }: Context, id: string): Promise<Detail['history']> {
  const rows = await db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['data', 'events.at', 'users.name as by'])
    .where('thing', '=', 'submission')
    .where('thing_id', '=', id)
    .where('events.name', '=', 'submission.moved')
    .orderBy('at', 'desc')
    .limit(60)
    .execute()
  return rows.map(({ data, at, by }) => {
    const { event, side, why, who } = data as { event: string; side: string; why: string | null; who: string | null }
    return { event, side, by: side === 'agency' ? by : who, why, at: at.toISOString() }
  })
}

/** Whether it stands in the client's own pipeline. */
async function isDirect({ db }: Context, { mandate_id, page_id }: SubmissionRow): Promise<boolean> {
  const row = await db
    .selectFrom('mandates')
    .innerJoin('jobs', 'jobs.id', 'mandates.job_id')
    .select('jobs.page_id')
    .where('mandates.id', '=', mandate_id)
    .executeTakeFirst()
  return row !== undefined && row.page_id !== page_id
}
