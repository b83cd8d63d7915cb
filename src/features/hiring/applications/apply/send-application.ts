import { publicStates } from '#features/jobs/jobs/job-states.ts'
import { mayReceive } from '#features/jobs/jobs/rules.ts'
import type { Context } from '#platform/server/context.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { wrongAnswers } from '../rules.ts'
import type { CvInHand } from '../take-cv.ts'
import type { Contact } from '../who-applies.ts'
import { takeAnswerFiles } from './answer-files.ts'
import { adoptApplication } from './claim-application.ts'
import { demandRoom, hasRoom } from './day-room.ts'
import { type Earlier, findEarlier } from './find-earlier.ts'
import { pretendToStore } from './pretend-to-store.ts'
import { type Sent, storeApplication, twice, type Unsent } from './store-application.ts'
import type { ToSend } from './to-send.ts'

/**
 * Sends one application; nothing is stored unless everything is. A second one by the same account gives the first back. One from a guest’s
 * address that has none left, or has applied already, is answered in every way like the first: only the owner of the address is told.
 * @throws Refused not_found · job_closed · job_paused · job_full · cv_needed · withdrawn_before · day_full · day_limited · invalid · what acceptCv refuses
 */
export async function sendApplication(ctx: Context, asked: ToSend, contact: Contact, cv: CvInHand): Promise<Sent> {
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
  const isSent = earlier !== null && !earlier.isBrought
  if (contact.candidate && isSent) return ownAgain(ctx, contact.candidate, earlier)
  must(mayReceive(job, ctx.now()))
  await demandAnswers(ctx, asked)
  // a file of somebody who has no place left is not even looked at; a guest’s is, since that would tell
  if (contact.candidate) await demandRoom(ctx, ctx.db, contact)
  const isFull = !contact.candidate && !(await hasRoom(ctx, contact))
  await cv.look()
  const files = await takeAnswerFiles(ctx)
  const along = { cv, files }
  const pretend = (unsent: Unsent) => pretendToStore(ctx, { asked, contact, unsent }, along)
  try {
    if (isSent || isFull) return await pretend({ earlier: earlier?.id ?? null })
    const application = await ctx.db.transaction().execute((tx) => storeApplication(ctx, tx, asked, contact, along))
    cv.isKept()
    return { application, again: false, unsent: null }
  } catch (error) {
    const twin = error === twice ? await findEarlier(ctx, asked.job, contact) : null
    if (twin && !contact.candidate) return await pretend({ earlier: twin.id })
    await files.discard()
    if (twin && contact.candidate) return ownAgain(ctx, contact.candidate, twin)
    throw error
  }
}

/**
 * One’s own is given back; what one sent before there was an account now belongs to it.
 * @throws Refused withdrawn_before: nothing new would reach the team, and nobody should believe so
 */
async function ownAgain(ctx: Context, candidate: string, { id, isUnclaimed, isWithdrawn }: Earlier): Promise<Sent> {
  if (isUnclaimed) await ctx.db.transaction().execute((tx) => adoptApplication(ctx, tx, id, candidate))
  if (isWithdrawn) throw new Refused('withdrawn_before', { application: id })
  return { application: id, again: true, unsent: null }
}

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
