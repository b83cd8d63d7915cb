import { bringApplication } from '#features/hiring/applications/bring-application.ts'
import { type LockedApplication, lock } from '#features/hiring/applications/lock-application.ts'
import { moveTo } from '#features/hiring/applications/move-application.ts'
import { mayMove } from '#features/hiring/applications/rules.ts'
import { clashesOf } from '#features/hiring/interviews/candidate-hours.ts'
import { holdInterview, type InterviewRow } from '#features/hiring/interviews/find-interviews.ts'
import { moveInterview } from '#features/hiring/interviews/move-interview.ts'
import { arrange } from '#features/hiring/interviews/propose.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { KeptInterview } from '#features/open-days/rooms/next-interview.ts'
import { lockVisitAlone, type VisitRow } from '#features/open-days/visits/find-visit.ts'
import { isForward } from '#features/open-days/visits/visit-states.ts'
import { keepDrop } from '#features/sourcing/cv-drops/keep-drop.ts'
import { addToPool } from '#features/sourcing/pool/add-to-pool.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { Refused } from '#platform/shared/refusal.ts'

/**
 * Takes an outcome to where the company works on: an applicant of the job somebody was put forward for, the pool of those to keep, a CV that
 * waits for an answer of those nobody saw. Once: what was passed on before stays as it is.
 */
export async function passOn(ctx: Context, of: { id: string; day_id: string }): Promise<void> {
  const query = ctx.db.selectFrom('day_visits').select(['outcome', 'job_id', 'cv_id']).where('id', '=', of.id)
  const known = await query.executeTakeFirst()
  if (!known || !isPassedOn(known)) return
  await ctx.db.transaction().execute(async (tx) => {
    const visit = await lockVisitAlone(tx, of)
    if (visit.state !== 'done' || visit.application_id || visit.drop_item_id || !isPassedOn(visit)) return
    const { outcome, id } = visit
    if (isForward(outcome) && visit.job_id) {
      const application = await putForward(ctx, tx, visit, visit.job_id)
      await tx.updateTable('day_visits').set({ application_id: application }).where('id', '=', id).execute()
      return
    }
    const item = await keep(ctx, tx, visit, outcome === 'keep_on_file')
    await tx.updateTable('day_visits').set({ drop_item_id: item }).where('id', '=', id).execute()
  })
}

const isPassedOn = ({ outcome, job_id, cv_id }: Pick<VisitRow, 'outcome' | 'job_id' | 'cv_id'>): boolean =>
  (isForward(outcome) && job_id !== null) || outcome === 'keep_on_file' || (outcome === 'unseen' && cv_id !== null)

/** An application, new or the one there is, at the shortlist; null where the job takes nobody any more. */
async function putForward(ctx: Context, tx: Tx, visit: VisitRow, job: string): Promise<string | null> {
  const { page_id: page, user_id: candidate, name, email, phone, language, cv_id: cv, note } = visit
  const known = await appliedBefore(tx, visit, job)
  try {
    const brought = {
      job,
      candidate,
      name,
      email,
      phone,
      language,
      country: null,
      cv,
      note,
      source: 'openday' as const,
    }
    const id = known ?? (await bringApplication(ctx, tx, page, brought))
    const application = await lock(tx, id, (query) => query.where('page_id', '=', page))
    const step = {
      stage: application.stage,
      decided_at: application.decided_at,
      letter: application.letter,
      byLetter: false,
    }
    if (!mayMove(step, 'shortlisted', 'page', ctx.now()).refused && isBefore(application.stage))
      await moveTo(ctx, tx, application, 'shortlisted', 'page', { isToldElsewhere: true })
    await inviteNext(ctx, tx, visit, id)
    return id
  } catch (error) {
    // closed while they talked: the outcome stands, and the team reads that there is no application
    if (error instanceof Refused) return null
    throw error
  }
}

/** The interview that was arranged at the desk; where its time went meanwhile the applicant waits at the shortlist for another. */
async function inviteNext(
  ctx: Context,
  tx: Tx,
  { next_interview, page_id }: VisitRow,
  application: string,
): Promise<void> {
  if (next_interview === null) return
  const { agreed, by, ...arranged } = KeptInterview.parse(next_interview)
  const held = await lock(tx, application, (query) => query.where('page_id', '=', page_id))
  try {
    const interview = await holdInterview(tx, await arrange(ctx, tx, held, arranged, by))
    const [starts_at] = interview.slots
    // busy elsewhere, which the team does not learn: the applicant chooses
    if (agreed && starts_at && (await isFreeAt(tx, held, interview, starts_at)))
      await moveInterview(ctx, tx, interview, 'pick', 'candidate', { starts_at })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
}

const isFreeAt = async (
  tx: Tx,
  { id: application, candidate_id: user }: LockedApplication,
  { id, minutes }: InterviewRow,
  at: Date,
) => (await clashesOf(tx, { application, user }, [at], minutes, { but: id })).length === 0

const isBefore = (stage: string) => stage === 'submitted' || stage === 'in_review'

async function appliedBefore(tx: Tx, { user_id, email }: VisitRow, job: string): Promise<string | null> {
  if (!user_id && !email) return null
  const row = await tx
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', job)
    .where((or) =>
      user_id ? or('candidate_id', '=', user_id) : or(or.fn('lower', ['email']), '=', email?.toLowerCase() ?? ''),
    )
    .executeTakeFirst()
  return row?.id ?? null
}

async function keep(ctx: Context, tx: Tx, visit: VisitRow, pooled: boolean): Promise<string> {
  const query = tx.selectFrom('open_days').select(['live', 'written']).where('id', '=', visit.day_id)
  const day = await query.executeTakeFirstOrThrow()
  const { page_id: page, user_id: user, name, email, phone, language, cv_id: cv, note } = visit
  const wish = textFor({ language: toLanguage(language) }, readFields(day.live ?? day.written)).title
  const item = await keepDrop(ctx, tx, { page, user, name, email, phone, language, cv, wish, note, pooled })
  if (pooled)
    await addToPool(ctx, tx, {
      ...{
        page,
        source: 'drop',
        user,
        drop_item: item,
        name,
        email,
        phone,
        language,
        content: null,
        tags: [wish.slice(0, 40)],
      },
    })
  return item
}
