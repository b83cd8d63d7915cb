import { placeOf } from '#features/agencies/clients/select-clients.ts'
import { rightUntil } from '#features/agencies/submissions/rules.ts'
import { questionsOf } from '#features/agencies/submissions/show-submission.ts'
import { eventsFrom, isOpen, type SubmissionState } from '#features/agencies/submissions/submission-states.ts'
import { reasonIn } from '#features/agencies/submissions/tell.ts'
import { readIn } from '#features/jobs/jobs/read-in.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { linesOf } from '#features/jobs/matching/lines-of.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { redact } from '#libraries/cv-printing/redact.ts'
import type { Context } from '#platform/server/context.ts'
import { wordsOf } from './answer.ts'
import { conflictsOf } from './conflicts.ts'
import type { Represented, RepresentedDetail } from './contract.ts'
import { answers } from './rules.ts'

/** What agencies do in somebody's name, with what a row shows. A draft is nobody's business but the agency's yet. */
export const selectRepresented = ({ db, language }: Context) =>
  db
    .selectFrom('submissions as s')
    .innerJoin('pages', 'pages.id', 's.page_id')
    .innerJoin('mandates', 'mandates.id', 's.mandate_id')
    .innerJoin('clients', 'clients.id', 's.client_id')
    .leftJoin('users as recruiters', 'recruiters.id', 's.by_id')
    .leftJoin('jobs', (join) => join.onRef('jobs.id', '=', 'mandates.job_id').on('jobs.state', '=', 'live'))
    .leftJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').on('job_texts.language', '=', readIn(language)),
    )
    .selectAll('s')
    .select(['pages.name as agency', 'pages.slug', 'pages.licence_checked_at', 'recruiters.name as recruiter'])
    .select(['mandates.title as job', 'mandates.country_id', 'mandates.city_id', 'clients.name as client'])
    .select(['jobs.reference', 'job_texts.title as advert'])
    .where('s.asked_at', 'is not', null)

export type RepresentedRow = Awaited<ReturnType<ReturnType<typeof selectRepresented>['executeTakeFirstOrThrow']>>

export async function representedView(ctx: Context, row: RepresentedRow): Promise<Represented> {
  const { id, state, note, salary, salary_currency, salary_period, notice_days, recruiter, client, job } = row
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    ...{ id, state, note, salary, salary_currency, salary_period, notice_days, recruiter, client, job },
    agency: { name: row.agency, slug: row.slug, checked_at: at(row.licence_checked_at) },
    place: (await placeOf(ctx, row)) ?? '',
    path: row.reference ? `/jobs/${addressOf(row.advert ?? job, row.reference)}` : null,
    ...{ asked_at: at(row.asked_at), answer_due_at: at(row.answer_due_at), approved_at: at(row.approved_at) },
    ...{ right_until: at(row.right_until), submitted_at: at(row.submitted_at), opened_at: at(row.opened_at) },
    moved_at: row.moved_at.toISOString(),
    reason: await reasonIn(ctx, row.reason, { language: ctx.language, reader: 'person' }),
    may: mayNow(row.state),
  }
}

/** The person may ask as long as it is under way. */
function mayNow(state: SubmissionState): Represented['may'] {
  const events = eventsFrom(state, 'person')
  return [...answers.filter((one) => events.includes(one)), ...(isOpen(state) ? (['question'] as const) : [])]
}

/** The same with what is sent, what stands beside it, and what happened. */
export async function representedDetail(ctx: Context, row: RepresentedRow): Promise<RepresentedDetail> {
  const content = row.content ? redact(CvContent.parse(row.content), 'contacts', { label: row.name ?? '' }) : null
  const until = row.right_until ?? rightUntil(ctx.now())
  const [view, conflicts, questions, history, approvals, words] = await Promise.all([
    representedView(ctx, row),
    row.state === 'candidate_asked' ? conflictsOf(ctx.db, row) : [],
    questionsOf(ctx, row.id, 'person'),
    historyOf(ctx, row.id),
    approvalsOf(ctx, row.id),
    wordsOf(ctx, row.id, ctx.language, until),
  ])
  return {
    ...view,
    ...{ name: row.name ?? '', conflicts, questions, history, approvals, words },
    lines: content ? linesOf(content).map((line) => ({ ...line, marks: [] })) : [],
    cv_language: content?.language ?? row.language,
  }
}

async function historyOf({ db }: Context, id: string): Promise<RepresentedDetail['history']> {
  const rows = await db
    .selectFrom('events')
    .select(['data', 'at'])
    .where('thing', '=', 'submission')
    .where('thing_id', '=', id)
    .where('name', '=', 'submission.moved')
    .orderBy('at', 'desc')
    .limit(40)
    .execute()
  return rows.map(({ data, at }) => {
    const { event, side } = data as { event: string; side: string }
    return { event, side, at: at.toISOString() }
  })
}

async function approvalsOf({ db }: Context, id: string): Promise<RepresentedDetail['approvals']> {
  const rows = await db
    .selectFrom('submission_approvals')
    .select(['words', 'at'])
    .where('submission_id', '=', id)
    .orderBy('at')
    .execute()
  return rows.map(({ words, at }) => ({ words, at: at.toISOString() }))
}
