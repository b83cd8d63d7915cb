import { sql } from 'kysely'
import { contactOf } from '#features/accounts/register.ts'
import { type AcceptedCv, acceptCv } from '#features/cvs/accept-cv.ts'
import { publicStates } from '#features/jobs/job-states.ts'
import { mayReceive } from '#features/jobs/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { type AnswerFiles, takeAnswerFiles } from './answer-files.ts'
import type * as contract from './contract.ts'
import { applicationSent } from './events.ts'
import { mostPerDay, wrongAnswers } from './rules.ts'

type Asked = Taken<typeof contract.apply>
type Contact = { candidate: string | null; email: string | null; phone: string | null }

/**
 * Applies to a job: with an account or without, with a stored CV or one that comes along. A second try by the same person
 * gives the first application back; nothing is stored unless everything is.
 * @throws Refused not_found · job_closed · job_paused · job_full · cv_needed · day_full · invalid · what acceptCv refuses
 */
export async function applyToJob(ctx: Context, asked: Asked): Promise<Given<typeof contract.apply>> {
  const contact = { candidate: ctx.me?.id ?? null, ...contactOf(ctx, withAccount(ctx, asked)) }
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
  if (earlier) return { success: true, data: { application: earlier, again: true } }
  must(mayReceive(job, ctx.now()))
  await demandAnswers(ctx, asked)
  await demandRoom(ctx, contact)
  const files = await takeAnswerFiles(ctx)
  const cv = await takeCv(ctx, asked).catch(async (error: unknown) => {
    await files.discard()
    throw error
  })
  try {
    const application = await ctx.db.transaction().execute((tx) => store(ctx, tx, asked, contact, { cv, files }))
    return { success: true, data: { application, again: false } }
  } catch (error) {
    if ('accepted' in cv) await cv.accepted.discard()
    await files.discard()
    const twin = error === twice && (await findEarlier(ctx, asked.job, contact))
    if (twin) return { success: true, data: { application: twin, again: true } }
    throw error
  }
}

const withAccount = ({ me }: Context, asked: Asked) => ({
  email: asked.email ?? me?.email ?? undefined,
  phone: asked.phone,
  ...(asked.country_id && { country_id: asked.country_id }),
})

/** Thrown when the same application arrives while the first is being stored. */
const twice = new Error('the same person applied in the same moment')

async function findEarlier(ctx: Context, job: string, { candidate, email, phone }: Contact): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', job)
    .where((or) =>
      or.or([
        ...(candidate ? [or('candidate_id', '=', candidate)] : []),
        ...(email ? [or(sql`lower(email)`, '=', email.toLowerCase())] : []),
        ...(phone ? [or('phone', '=', phone)] : []),
      ]),
    )
    .executeTakeFirst()
  return row?.id ?? null
}

async function demandAnswers(ctx: Context, { job, answers }: Asked) {
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

async function demandRoom(ctx: Context, { candidate, email }: Contact) {
  const { count } = await ctx.db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('submitted_at', '>', new Date(ctx.now().getTime() - 86_400_000))
    .where((or) =>
      candidate ? or('candidate_id', '=', candidate) : or(sql`lower(email)`, '=', email?.toLowerCase() ?? ''),
    )
    .executeTakeFirstOrThrow()
  if (count >= mostPerDay) throw new Refused('day_full')
}

type Cv = { stored: string } | { accepted: AcceptedCv }

async function takeCv(ctx: Context, { cv }: Asked): Promise<Cv> {
  const file = ctx.received.find(({ field }) => field === 'cv')
  if (file) return { accepted: await acceptCv(ctx, file) }
  if (!cv || !ctx.me) throw new Refused('cv_needed', { errors: [{ field: 'cv', code: 'required' }] })
  const own = await ctx.db
    .selectFrom('candidate_cvs')
    .select('file_id')
    .where('file_id', '=', cv)
    .where('user_id', '=', ctx.me.id)
    .executeTakeFirst()
  return { stored: found(own).file_id }
}

type Along = { cv: Cv; files: AnswerFiles }

async function store(ctx: Context, tx: Tx, asked: Asked, contact: Contact, { cv, files }: Along): Promise<string> {
  const now = ctx.now()
  const id = newId()
  const { page_id, answer_days } = await takePlace(tx, asked.job)
  const file = 'stored' in cv ? cv.stored : (await cv.accepted.keep(tx, { owner: contact.candidate })).id
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
      cv_id: file,
      note: asked.note,
      source: asked.source,
      position: now.getTime() / 1000,
      submitted_at: now,
      moved_at: now,
      answer_due_at: new Date(now.getTime() + answer_days * 86_400_000),
    })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw twice
  await storeAnswers(tx, { ...asked, application: id, owner: contact.candidate }, files)
  if (contact.candidate && 'accepted' in cv) await rememberCv(ctx, tx, contact.candidate, file)
  await emit(ctx, tx, applicationSent, { application: id, job: asked.job, page: page_id })
  return id
}

type Answering = { answers: Record<string, string>; application: string; owner: string | null }

async function storeAnswers(tx: Tx, { answers, application, owner }: Answering, files: AnswerFiles): Promise<void> {
  for (const [question_id, said] of Object.entries(answers)) {
    if (!said.trim()) continue
    const file = await files.keep(tx, said, { owner, application })
    const answer = file ? file.name : said.trim()
    const row = { application_id: application, question_id, answer, file_id: file?.id ?? null }
    await tx.insertInto('application_answers').values(row).execute()
  }
}

/** Counts the applicant in, unless the job has just closed or filled up. */
async function takePlace(tx: Tx, job: string) {
  const taken = await tx
    .updateTable('jobs')
    .from('pages')
    .set((eb) => ({ applicants_count: eb('applicants_count', '+', 1) }))
    .whereRef('pages.id', '=', 'jobs.page_id')
    .where('jobs.id', '=', job)
    .where('jobs.state', '=', 'live')
    .where((or) => or.or([or('applicant_cap', 'is', null), or('applicants_count', '<', or.ref('applicant_cap'))]))
    .returning(['jobs.page_id', 'pages.answer_days'])
    .executeTakeFirst()
  if (!taken) throw new Refused('job_full')
  return taken
}

/** A CV sent along is kept for the next application too. */
async function rememberCv(ctx: Context, tx: Tx, user: string, file: string) {
  await tx.updateTable('candidate_cvs').set({ is_primary: false }).where('user_id', '=', user).execute()
  await tx
    .insertInto('candidate_cvs')
    .values({ user_id: user, file_id: file, is_primary: true, created_at: ctx.now() })
    .execute()
}
