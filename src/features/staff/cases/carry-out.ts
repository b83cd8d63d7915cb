import { isOut } from '#features/jobs/jobs/job-states.ts'
import { lockJob, moveJob } from '#features/jobs/jobs/move-job.ts'
import { distrust } from '#features/staff/moderation/trust.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { type Language, toLanguage } from '#platform/shared/languages.ts'
import { isFraud, upheldEnough } from './rules.ts'

export type CaseRow = {
  id: string
  page_id: string | null
  job_id: string | null
  person_id: string | null
  state: 'open' | 'upheld' | 'dismissed'
  suspended: boolean
}
export type Wording = Record<Language, string>

/**
 * What follows from an upheld case: as fraud it takes the page's trust, and the second independent upheld report takes a job
 * out of sight. A person has no trust to lose; what staff do about an account is done there.
 */
export async function uphold(ctx: Context, tx: Tx, row: CaseRow, said: { ground: string; wording: Wording }) {
  const { id, page_id, job_id } = row
  if (!page_id) return
  const reason = said.wording[await languageOf(tx, page_id)]
  const job = job_id ? await lockJob(tx, job_id) : null
  if (isFraud(said.ground)) {
    const fraud = { id: newId(), page_id, job_id, case_id: id, reason, decided_by: ctx.me?.id ?? null, at: ctx.now() }
    await tx.insertInto('upheld_frauds').values(fraud).execute()
    await distrust(ctx, tx, { page_id, created_by: job?.created_by ?? null })
  }
  if (!job || !isOut(job.state) || (await upheldOf(tx, job.id)) < upheldEnough) return
  await moveJob(ctx, tx, job, 'suspend', { by: 'staff', reason })
  await tx.updateTable('cases').set({ suspended: true }).where('id', '=', id).execute()
}

/** What an upheld case did is undone: the fraud is none, and a job that reports took out of sight comes back once too few are left. */
export async function undo(ctx: Context, tx: Tx, row: CaseRow, wording: Wording): Promise<void> {
  await tx.deleteFrom('upheld_frauds').where('case_id', '=', row.id).execute()
  if (!row.job_id || !row.page_id) return
  const job = await lockJob(tx, row.job_id)
  if ((await upheldOf(tx, job.id)) >= upheldEnough) return
  const { numUpdatedRows } = await tx
    .updateTable('cases')
    .set({ suspended: false })
    .where('job_id', '=', job.id)
    .where('suspended', '=', true)
    .executeTakeFirst()
  // what staff took out of sight for another reason stays there
  if (!numUpdatedRows || job.state !== 'suspended') return
  const reason = wording[await languageOf(tx, row.page_id)]
  await moveJob(ctx, tx, job, 'reinstate', { by: 'staff', reason })
}

async function languageOf(tx: Tx, page: string): Promise<Language> {
  const { language } = await tx.selectFrom('pages').select('language').where('id', '=', page).executeTakeFirstOrThrow()
  return toLanguage(language)
}

/** From how many places upheld reports of a job came: two from one are not independent. */
async function upheldOf(tx: Tx, job: string): Promise<number> {
  const { count } = await tx
    .selectFrom('complaints')
    .select((eb) => eb.fn.count<number>('from_key').distinct().as('count'))
    .where('job_id', '=', job)
    .where('state', '=', 'upheld')
    .executeTakeFirstOrThrow()
  return count
}
