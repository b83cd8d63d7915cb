import { placeOf } from '#features/jobs/jobs/job-names.ts'
import { companyOf, selectJobs } from '#features/jobs/jobs/job-view.ts'
import { plainText } from '#platform/server/clean-html.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import * as contract from '../receipt-contract.ts'

/** Keeps what an application says in the moment it goes out. */
export async function keepReceipt(ctx: Context, tx: Tx, application: string): Promise<void> {
  const row = {
    application_id: application,
    of_page_id: ownerOf('application_receipts', application),
    said: JSON.stringify(await read(ctx, tx, application)),
    kept_at: ctx.now(),
  }
  await tx
    .insertInto('application_receipts')
    .values(row)
    .onConflict((known) => known.doNothing())
    .execute()
}

/** The receipt of one's own application; one older than receipts is kept as it stands now. @throws Refused not_found */
export async function receiptOf(ctx: Context, id: string): Promise<contract.Receipt> {
  const own = ctx.db
    .selectFrom('applications')
    .leftJoin('application_receipts', 'application_receipts.application_id', 'applications.id')
    .select('said')
    .where('applications.id', '=', id)
    .where('candidate_id', '=', found(ctx.me).id)
  const { said } = found(await own.executeTakeFirst())
  if (said) return contract.Receipt.parse(said)
  await ctx.db.transaction().execute((tx) => keepReceipt(ctx, tx, id))
  return contract.Receipt.parse(found(await own.executeTakeFirst()).said)
}

export const showReceipt = async (
  ctx: Context,
  { application }: Taken<typeof contract.showReceipt>,
): Promise<Given<typeof contract.showReceipt>> => ({ success: true, data: await receiptOf(ctx, application) })

async function read(ctx: Context, tx: Tx, id: string): Promise<contract.Receipt> {
  const row = await tx.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const language = toLanguage(row.language)
  const [job, cv, answers] = [
    await jobOf(ctx, tx, row.job_id, language),
    await cvOf(tx, row.cv_id),
    await answersOf(tx, id),
  ]
  return {
    job,
    ...{ name: row.name, email: row.email, phone: row.phone, note: row.note },
    ...{ cv, answers, language },
    sent_at: row.submitted_at.toISOString(),
    answer_due_at: row.answer_due_at.toISOString(),
  }
}

/** The job in the language somebody applied in, where it is written in it; an anonymous company stays unnamed. */
async function jobOf(ctx: Context, tx: Tx, id: string, language: contract.Receipt['language']) {
  const rows = await selectJobs(tx as unknown as Db)
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .select(['title', 'description', 'responsibilities', 'requirements', 'job_texts.language as text_language'])
    .where('jobs.id', '=', id)
    .execute()
  const job = found(
    rows.find((one) => one.text_language === language) ??
      rows.find((one) => one.text_language === one.language) ??
      rows[0],
  )
  const parts = [job.description, job.responsibilities, job.requirements].map(paragraphs).filter(Boolean)
  return {
    title: job.title,
    reference: job.reference,
    company: companyOf({ ...ctx, language }, job).name,
    place: placeOf({ language }, job),
    text: parts.join('\n\n'),
  }
}

/** Blocks of an advert as lines of their own. */
const paragraphs = (html: string) =>
  html
    .split(/<\/(?:p|li|h\d|ul|ol|blockquote)>|<br\s*\/?>/i)
    .map((part) => plainText(part).trim())
    .filter(Boolean)
    .join('\n')

async function cvOf(tx: Tx, file: string | null) {
  const row = file
    ? await tx.selectFrom('files').select(['name', 'bytes', 'sha256']).where('id', '=', file).executeTakeFirst()
    : undefined
  return row ? { name: row.name, bytes: Number(row.bytes), sha256: row.sha256.toString('hex') } : null
}

const answersOf = (tx: Tx, application: string) =>
  tx
    .selectFrom('application_answers')
    .innerJoin('job_questions', 'job_questions.id', 'question_id')
    .select(['job_questions.text as question', 'answer'])
    .where('application_id', '=', application)
    .orderBy('job_questions.position')
    .execute()
