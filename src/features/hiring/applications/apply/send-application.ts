import { sql } from 'kysely'
import { shownStates } from '#features/companies/pages/page-states.ts'
import { publicStates } from '#features/jobs/jobs/job-states.ts'
import { mayReceive } from '#features/jobs/jobs/rules.ts'
import { dayLimit, enough } from '#features/people/day-limits/day-limit.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/languages.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { dropDraft } from '../drafts/drafts.ts'
import { applicationSent } from '../events.ts'
import { keepReceipt } from '../receipts/receipts.ts'
import { mostPerDay, wrongAnswers } from '../rules.ts'
import { keepSentCv } from '../sent-cv.ts'
import type { CvInHand } from '../take-cv.ts'
import type { Contact } from '../who-applies.ts'
import { type AnswerFiles, takeAnswerFiles } from './answer-files.ts'
import { findEarlier } from './find-earlier.ts'

export type ToSend = {
  job: string
  name: string
  note: string
  answers: Readonly<Record<string, string>>
  lang: Language
  country_id?: number | undefined
  /** How it came: the site, or a shared link. */
  source: string
  /** The group of jobs it came through; one of another page is nothing to count. */
  group: { id: string; page_id: string } | null
  /** Whether it is one of several, which are acknowledged at once. */
  together: boolean
}

/**
 * Sends one application. A second one by the same person gives the first back; nothing is stored unless everything is.
 * @throws Refused not_found · job_closed · job_paused · job_full · cv_needed · day_full · day_limited · invalid · what acceptCv refuses
 */
export async function sendApplication(
  ctx: Context,
  asked: ToSend,
  contact: Contact,
  cv: CvInHand,
): Promise<{ application: string; again: boolean }> {
  const job = found(
    await ctx.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', asked.job)
      .where('state', 'in', publicStates)
      .where('apply_mode', '=', 'here')
      .executeTakeFirst(),
  )
  const earlier = await findEarlier(ctx, asked.job, contact)
  if (earlier) return { application: earlier, again: true }
  must(mayReceive(job, ctx.now()))
  await demandAnswers(ctx, asked)
  // a file of somebody who has no place left is not even looked at
  await demandRoom(ctx, ctx.db, contact)
  await cv.look()
  const files = await takeAnswerFiles(ctx)
  try {
    const application = await ctx.db.transaction().execute((tx) => store(ctx, tx, asked, contact, { cv, files }))
    cv.isKept()
    return { application, again: false }
  } catch (error) {
    await files.discard()
    const twin = error === twice && (await findEarlier(ctx, asked.job, contact))
    if (twin) return { application: twin, again: true }
    throw error
  }
}

/** Thrown when the same application arrives while the first is being stored. */
const twice = new Error('the same person applied in the same moment')

async function demandAnswers(ctx: Context, { job, answers }: ToSend) {
  const questions = await ctx.db
    .selectFrom('job_questions')
    .selectAll()
    .where('job_id', '=', job)
    .where('asked', '=', true)
    .execute()
  const came = new Set(ctx.received.map(({ field }) => field))
  const isFile = new Set(questions.filter(({ kind }) => kind === 'file').map(({ id }) => id))
  // a file that is named and did not come is no answer
  const given = Object.entries(answers).filter(([id, answer]) => !isFile.has(id) || came.has(answer))
  const errors = wrongAnswers(questions, new Map(given))
  if (errors.length > 0) throw new Refused('invalid', { errors })
}

async function demandRoom(ctx: Context, db: Db | Tx, { candidate, email }: Contact) {
  const limit = await dayLimit(ctx, db, candidate ?? (await accountOf(db, email)), {
    what: 'applications',
    usual: mostPerDay,
  })
  const { count } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('submitted_at', '>', new Date(ctx.now().getTime() - 86_400_000))
    .where((or) =>
      candidate ? or('candidate_id', '=', candidate) : or(sql`lower(email)`, '=', email?.toLowerCase() ?? ''),
    )
    .executeTakeFirstOrThrow()
  // that staff hold somebody lower is nothing for whoever only knows the address
  if (count >= limit.most) throw enough(candidate ? limit : { ...limit, isLowered: false }, 'day_full')
}

/** Whose account has this address: what holds for it holds signed out, too. */
async function accountOf(db: Db | Tx, email: string | null): Promise<string | null> {
  if (!email) return null
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()} and email_verified_at is not null`)
    .executeTakeFirst()
  return row?.id ?? null
}

type Along = { cv: CvInHand; files: AnswerFiles }

async function store(ctx: Context, tx: Tx, asked: ToSend, contact: Contact, { cv, files }: Along): Promise<string> {
  const now = ctx.now()
  const id = newId()
  if (contact.candidate) {
    // of several sent at once each knows how many were before
    await sql`select pg_advisory_xact_lock(hashtext(${`applies ${contact.candidate}`}))`.execute(tx)
    await demandRoom(ctx, tx, contact)
  }
  const { page_id, answer_days } = await placeAt(tx, asked.job)
  const file = await cv.keep(tx, contact.candidate)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('applications')
    .values({
      id,
      job_id: asked.job,
      page_id,
      candidate_id: contact.candidate,
      stage: 'submitted',
      name: asked.name,
      email: contact.email,
      phone: contact.phone,
      language: asked.lang,
      country_id: (await countryOf(tx, contact.candidate)) ?? asked.country_id ?? null,
      cv_id: file,
      note: asked.note,
      source: asked.source,
      group_id: asked.group?.page_id === page_id ? asked.group.id : null,
      position: now.getTime() / 1000,
      submitted_at: now,
      moved_at: now,
      answer_due_at: new Date(now.getTime() + answer_days * 86_400_000),
    })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw twice
  await keepSentCv(ctx, tx, { id, candidate_id: contact.candidate, cv_id: file })
  if (contact.candidate) await dropDraft(tx, contact.candidate, asked.job)
  await storeAnswers(tx, { answers: asked.answers, application: id, page: page_id, owner: contact.candidate }, files)
  await keepReceipt(ctx, tx, id)
  await emit(ctx, tx, applicationSent, { application: id, job: asked.job, page: page_id, together: asked.together })
  // last: whoever else applies to this job waits from here to the end
  await takePlace(tx, asked.job)
  return id
}

/** Where somebody with an account lives, as the account says. */
async function countryOf(tx: Tx, candidate: string | null): Promise<number | null> {
  if (!candidate) return null
  const row = await tx.selectFrom('users').select('country_id').where('id', '=', candidate).executeTakeFirst()
  return row?.country_id ?? null
}

type Answering = { answers: ToSend['answers']; application: string; page: string; owner: string | null }

async function storeAnswers(
  tx: Tx,
  { answers, application, page, owner }: Answering,
  files: AnswerFiles,
): Promise<void> {
  for (const [question_id, said] of Object.entries(answers)) {
    if (!said.trim()) continue
    const file = await files.keep(tx, said, { owner, application })
    const answer = file ? file.name : said.trim()
    const row = { application_id: application, of_page_id: page, question_id, answer, file_id: file?.id ?? null }
    await tx.insertInto('application_answers').values(row).execute()
  }
}

/** The page that hires, and in how many days it answers. @throws Refused job_full */
async function placeAt(tx: Tx, job: string) {
  const place = await tx
    .selectFrom('jobs')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .select(['jobs.page_id', 'pages.answer_days'])
    .where('jobs.id', '=', job)
    .where('jobs.state', '=', 'live')
    .where('pages.state', 'in', shownStates)
    .executeTakeFirst()
  if (!place) throw new Refused('job_full')
  return place
}

/** Counts the applicant in, unless the job has just closed or filled up. @throws Refused job_full */
async function takePlace(tx: Tx, job: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .from('pages')
    .set((eb) => ({ applicants_count: eb('applicants_count', '+', 1) }))
    .whereRef('pages.id', '=', 'jobs.page_id')
    .where('jobs.id', '=', job)
    .where('jobs.state', '=', 'live')
    .where('pages.state', 'in', shownStates)
    .where((or) => or.or([or('applicant_cap', 'is', null), or('applicants_count', '<', or.ref('applicant_cap'))]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refused('job_full')
}
