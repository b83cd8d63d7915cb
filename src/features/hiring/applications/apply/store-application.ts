import { sql } from 'kysely'
import { shownStates } from '#features/companies/pages/page-states.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { dropDraft } from '../drafts/drafts.ts'
import { applicationSent } from '../events.ts'
import { holdApplicant } from '../hold-applicant.ts'
import { keepReceipt } from '../receipts/receipts.ts'
import { keepSentCv } from '../sent-cv.ts'
import type { CvInHand } from '../take-cv.ts'
import { toldContact } from '../told-contact.ts'
import type { Contact } from '../who-applies.ts'
import type { AnswerFiles } from './answer-files.ts'
import { holdClaims } from './claim-application.ts'
import { demandRoom } from './day-room.ts'
import { type Earlier, findEarlier } from './find-earlier.ts'
import { joinBrought } from './join-brought.ts'
import type { ToSend } from './to-send.ts'

/** Why a guest’s application did not go out: the one from before, or none where the address has no place left today. */
export type Unsent = { earlier: string | null }

export type Sent = {
  application: string
  again: boolean
  /** What a guest is told by mail alone, while the answer looks like that of an application that went out. */
  unsent: Unsent | null
}

/** Thrown when the same application arrives while the first is being stored. */
export const twice = new Error('the same person applied in the same moment')

export type Along = { cv: CvInHand; files: AnswerFiles }

/** Stores an application with all that goes with it. @throws Refused job_full · day_full · day_limited · `twice` */
export async function storeApplication(
  ctx: Context,
  tx: Tx,
  asked: ToSend,
  contact: Contact,
  { cv, files }: Along,
): Promise<string> {
  const { candidate } = contact
  if (candidate) {
    // of several sent at once each knows how many were before
    await sql`select pg_advisory_xact_lock(hashtext(${`applies ${candidate}`}))`.execute(tx)
    await demandRoom(ctx, tx, contact)
  }
  await holdApplicant(tx, asked.job, contact)
  // a team may have brought them in the meantime
  const earlier = await holdBrought(ctx, tx, asked.job, contact)
  const id = earlier?.id ?? newId()
  const place = await placeAt(tx, asked.job)
  const group = asked.group?.page_id === place.page_id ? asked.group.id : null
  const file = await cv.keep(tx, candidate)
  if (earlier && candidate)
    await joinBrought(ctx, tx, earlier, { asked, candidate, cv: file, group, days: place.answer_days })
  else await insertNew(ctx, tx, id, { asked, contact, cv: file, group, place })
  await keepSentCv(ctx, tx, { id, candidate_id: candidate, cv_id: file })
  if (candidate) await dropDraft(tx, candidate, asked.job)
  await storeAnswers(tx, { answers: asked.answers, application: id, page: place.page_id, owner: candidate }, files)
  await keepReceipt(ctx, tx, id)
  const sent = { application: id, job: asked.job, page: place.page_id, together: asked.together }
  await emit(ctx, tx, applicationSent, sent)
  // last: whoever else applies to this job waits from here to the end
  if (!earlier) await takePlace(tx, asked.job)
  return id
}

/** Where a team put them, and nobody moves them or makes it theirs until this is over. @throws twice: they have applied, or it has ended */
async function holdBrought(ctx: Context, tx: Tx, job: string, contact: Contact): Promise<Earlier | null> {
  const find = () => findEarlier({ ...ctx, db: tx }, job, contact)
  const found = await find()
  if (!found) return null
  if (found.isUnclaimed) await holdClaims(tx, await toldContact(tx, found.id))
  await tx.selectFrom('applications').select('id').where('id', '=', found.id).forUpdate().execute()
  const earlier = await find()
  if (!earlier?.isBrought) throw twice
  return earlier
}

type New = {
  asked: ToSend
  contact: Contact
  cv: string
  group: string | null
  place: { page_id: string; answer_days: number }
}

/** @throws twice */
async function insertNew(ctx: Context, tx: Tx, id: string, { asked, contact, cv, group, place }: New) {
  const now = ctx.now()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('applications')
    .values({
      id,
      job_id: asked.job,
      page_id: place.page_id,
      candidate_id: contact.candidate,
      stage: 'submitted',
      name: asked.name,
      email: contact.email,
      phone: contact.phone,
      language: asked.lang,
      country_id: (await countryOf(tx, contact.candidate)) ?? asked.country_id ?? null,
      cv_id: cv,
      note: asked.note,
      source: asked.source,
      group_id: group,
      position: now.getTime() / 1000,
      submitted_at: now,
      moved_at: now,
      answer_due_at: new Date(now.getTime() + place.answer_days * 86_400_000),
    })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw twice
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
