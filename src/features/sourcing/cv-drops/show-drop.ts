import { noteCvView } from '#features/cvs/cvs/note-cv-view.ts'
import { asksOf } from '#features/jobs/matching/asks-of.ts'
import { linesOf } from '#features/jobs/matching/lines-of.ts'
import { matchWith } from '#features/jobs/matching/match-with.ts'
import { Profiled } from '#features/jobs/matching/said-by.ts'
import { textsByCode } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { answersFor, isHeld } from './drop-states.ts'
import { knownOf } from './known-of.ts'
import { lockItem, moveItem } from './move-drop.ts'
import { contentOf, type DropRow, rowOf, selectDrops } from './select-drops.ts'
import type * as contract from './team-contract.ts'

/** Live jobs that are compared with a CV, and those of them that are shown. */
const mostCompared = 20
const mostShown = 3

type Detail = Given<typeof contract.showDrop>['data']

/** One CV as the team may see it; from now on it counts as seen. @throws Refused not_found */
export async function showDrop(
  ctx: Context,
  { item }: Taken<typeof contract.showDrop>,
): Promise<Given<typeof contract.showDrop>> {
  const { page } = found(ctx.membership)
  await markSeen(ctx, page, item)
  const row = found(await selectDrops(ctx.db).where('i.id', '=', item).where('i.page_id', '=', page).executeTakeFirst())
  // of what is closed to the company only who it was, and what came of it, stays
  const open = isHeld(row.state)
  if (open && row.user_id) await noteCvView(ctx, row.user_id, 'full')
  const [line, whole, answer, known] = await Promise.all([
    rowOf(ctx, row),
    open ? wholeOf(ctx, row) : closed,
    answerOf(ctx, row),
    open ? knownOf(ctx, page, row) : [],
  ])
  return { success: true, data: { ...line, ...whole, answer, known, may: open ? answersFor(row.state) : [] } }
}

async function markSeen(ctx: Context, page: string, item: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockItem(tx, { id: item, page })
    if (locked.state === 'received') await moveItem(ctx, tx, locked, { event: 'see', set: { seen_at: ctx.now() } })
  })
}

const closed = {
  ...{ note: '', email: null, phone: null, person: null, thread: null, cv: null, cv_language: 'en' },
  ...{ reading: 'read' as const, lines: [], fits: [], compared: 0 },
} satisfies Partial<Detail>

async function wholeOf(ctx: Context, row: DropRow) {
  const content = contentOf(row)
  const [file, fits, thread] = await Promise.all([
    row.cv_id
      ? ctx.db.selectFrom('files').select(['id', 'name']).where('id', '=', row.cv_id).executeTakeFirst()
      : undefined,
    fitsOf(ctx, row),
    threadOf(ctx, row),
  ])
  return {
    ...{ note: row.note, email: row.email, phone: row.phone, person: row.user_id, thread, reading: row.reading },
    cv: file ? { ...file, url: `/api/files/${file.id}/${encodeURIComponent(file.name)}` } : null,
    cv_language: content?.language ?? row.language,
    lines: content ? linesOf(content).map((one) => ({ ...one, marks: [] })) : [],
    fits: fits
      .toSorted((a, b) => b.met - a.met)
      .filter(({ met }) => met > 0)
      .slice(0, mostShown),
    compared: fits.length,
  }
}

/** The company's live jobs beside the CV: how much of what each asks for is met. */
async function fitsOf(ctx: Context, row: DropRow): Promise<Detail['fits'] & { met: number }[]> {
  const content = contentOf(row)
  if (!content) return []
  const jobs = await ctx.db
    .selectFrom('jobs')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .selectAll('jobs')
    .select('job_texts.title')
    .where('page_id', '=', row.page_id)
    .where('state', '=', 'live')
    .orderBy('published_at', 'desc')
    .limit(mostCompared)
    .execute()
  const profile = Profiled.parse(row.profile ?? {})
  return Promise.all(
    jobs.map(async (job) => {
      const matches = await matchWith(ctx, { ...(await asksOf(ctx, job)), answers: [] }, content, profile)
      return { id: job.id, title: job.title, matches, met: matches.filter(({ result }) => result === 'met').length }
    }),
  )
}

async function threadOf(ctx: Context, { page_id, user_id }: DropRow): Promise<string | null> {
  if (!user_id) return null
  const row = await ctx.db
    .selectFrom('threads')
    .select('id')
    .where('kind', '=', 'direct')
    .where('page_id', '=', page_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.id ?? null
}

async function answerOf(ctx: Context, row: DropRow): Promise<Detail['answer']> {
  if (!row.answered_at) return null
  const [by, job, reasons] = await Promise.all([
    row.answered_by
      ? ctx.db.selectFrom('users').select('name').where('id', '=', row.answered_by).executeTakeFirst()
      : undefined,
    row.job_id
      ? ctx.db
          .selectFrom('jobs')
          .innerJoin('job_texts', (join) =>
            join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
          )
          .select('title')
          .where('jobs.id', '=', row.job_id)
          .executeTakeFirst()
      : undefined,
    textsByCode(ctx, 'reject-reason'),
  ])
  return {
    by: by?.name ?? null,
    words: row.words,
    reason: (row.reason && reasons.get(row.reason)) || null,
    job: job?.title ?? null,
  }
}
