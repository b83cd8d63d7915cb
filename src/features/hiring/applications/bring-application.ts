import { sql } from 'kysely'
import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { applicationSent } from './events.ts'
import type { HandSource } from './hand-rules.ts'
import { holdApplicant } from './hold-applicant.ts'
import { keepReceipt } from './receipts/receipts.ts'
import { keepSentCv } from './sent-cv.ts'

/** Somebody whom a team puts before a job of its own: they left their CV, or were put forward. */
export type Brought = {
  job: string
  candidate: string | null
  name: string
  email: string | null
  phone: string | null
  language: string
  country: number | null
  cv: string | null
  note: string
  source: 'drop' | 'pool' | 'agency' | 'external' | 'openday' | `hand:${HandSource}`
  /** What the CV says, where that is known: then nobody reads the file. */
  content?: CvContent
}

/** Stages of a job that still takes people by hand: full or paused, but not over. */
const openStates = ['live', 'paused'] as const

/**
 * Makes somebody an applicant of a job of the page without their applying; whoever brings them tells them.
 * @throws Refused not_found · already_applicant
 */
export async function bringApplication(ctx: Context, tx: Tx, page: string, brought: Brought): Promise<string> {
  const job = found(
    await tx
      .selectFrom('jobs')
      .innerJoin('pages', 'pages.id', 'jobs.page_id')
      .select(['jobs.id', 'answer_days'])
      .where('jobs.id', '=', brought.job)
      .where('page_id', '=', page)
      .where('jobs.state', 'in', openStates)
      .executeTakeFirst(),
  )
  const { candidate, email, phone, name, language, cv, note, source } = brought
  await holdApplicant(tx, job.id, brought)
  if (await isThere(tx, brought)) throw new Refused('already_applicant')
  const now = ctx.now()
  const id = newId()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('applications')
    .values({
      ...{ id, job_id: job.id, page_id: page, candidate_id: candidate, stage: 'submitted', name, email, phone },
      ...{ language, country_id: brought.country, cv_id: cv, note, source, position: now.getTime() / 1000 },
      ...{ submitted_at: now, moved_at: now, answer_due_at: new Date(now.getTime() + job.answer_days * 86_400_000) },
    })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Refused('already_applicant')
  await keepSentCv(ctx, tx, { id, candidate_id: candidate, cv_id: cv }, brought.content)
  await keepReceipt(ctx, tx, id)
  // acknowledged by whoever brought them
  await emit(ctx, tx, applicationSent, { application: id, job: job.id, page, together: true })
  const counted = await tx
    .updateTable('jobs')
    .set((eb) => ({ applicants_count: eb('applicants_count', '+', 1) }))
    .where('id', '=', job.id)
    .where('state', 'in', openStates)
    .executeTakeFirst()
  // it closed meanwhile
  if (!counted.numUpdatedRows) throw new Refused('not_found')
  return id
}

/** Whether somebody of this account, address or number has applied to the job already. */
async function isThere(tx: Tx, { job, candidate, email, phone }: Brought): Promise<boolean> {
  const row = await tx
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
  return row !== undefined
}
