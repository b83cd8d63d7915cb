import { z } from 'zod'
import { type CvState, isUnderstood, isWaiting } from '#features/cvs/cvs/cv-states.ts'
import { contentRead, isNoCv, understand } from '#features/cvs/cvs/read-cv.ts'
import { profiled } from '#features/jobs/matching/said-by.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { ownerOf } from '#platform/server/db/owners.ts'
import { emit } from '#platform/server/events/emit.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { applicationCvRead } from './events.ts'

type Sent = { id: string; candidate_id: string | null; cv_id: string | null }

/**
 * Keeps what the CV of an application says, and the profile beside it, as they are now. A file that nobody has read yet is
 * read in the background; of a CV that is being read anyway, what comes of that is kept.
 */
export async function keepSentCv(
  ctx: Context,
  tx: Tx,
  { id, candidate_id, cv_id }: Sent,
  known?: CvContent,
): Promise<void> {
  const cv = !known && cv_id ? await cvOfFile(tx, cv_id) : undefined
  const content = known ?? (cv && saidIn(cv))
  const row = {
    application_id: id,
    of_page_id: ownerOf('sent_cvs', id),
    content: content ? JSON.stringify(content) : null,
    profile: JSON.stringify(await profiled(tx, candidate_id)),
    state: content ? 'read' : cv_id ? 'waiting' : 'unreadable',
    kept_at: ctx.now(),
  } as const
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sent_cvs')
    .values(row)
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows && row.state === 'waiting')
    await enqueue(tx, readSentCv, { application: id }, { key: `read-sent-cv:${id}` })
}

/** A file that was sent names the CV it belongs to; one of a guest belongs to none. */
const cvOfFile = (db: Db | Tx, file: string) =>
  db
    .selectFrom('files')
    .innerJoin('cvs', (join) => join.on('files.thing', '=', 'cv').onRef('cvs.id', '=', 'files.thing_id'))
    .select(['cvs.id', 'cvs.content', 'cvs.state'])
    .where('files.id', '=', file)
    .executeTakeFirst()

/** What a CV says; of one in which no details were found, a word or a name is kept, which is nothing to compare. */
const saidIn = ({ content, state }: { content: unknown; state: CvState }) => (isUnderstood(state) ? content : null)

/** Reads the file of an application that says nothing yet; safe to run twice. */
export const readSentCv = backgroundTask(
  'read-sent-cv',
  z.object({ application: z.uuid() }),
  async (ctx, { application }) => {
    const row = await ctx.db
      .selectFrom('sent_cvs')
      .innerJoin('applications', 'applications.id', 'application_id')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .innerJoin('files', 'files.id', 'applications.cv_id')
      .select(['files.id as file', 'mime', 'storage_key', 'applications.country_id', 'jobs.country_id as job_country'])
      .where('application_id', '=', application)
      .where('sent_cvs.state', '=', 'waiting')
      .executeTakeFirst()
    if (!row) return
    const cv = await cvOfFile(ctx.db, row.file)
    if (cv && isWaiting(cv.state)) return
    const content = cv ? saidIn(cv) : await readFile(ctx, row, countryCode(row.country_id ?? row.job_country))
    await ctx.db.transaction().execute((tx) => fill(ctx, tx, application, content))
  },
)

async function readFile(ctx: Context, file: { mime: string; storage_key: string }, country: string) {
  try {
    const reading = await understand(ctx, file, country)
    return isNoCv(reading) ? null : contentRead(reading)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

async function fill(ctx: Context, tx: Tx, application: string, content: unknown): Promise<void> {
  await tx
    .updateTable('sent_cvs')
    .set(content ? { content: JSON.stringify(content), state: 'read' as const } : { state: 'unreadable' as const })
    .where('application_id', '=', application)
    .where('state', '=', 'waiting')
    .execute()
  const read = await tx
    .selectFrom('applications')
    .select(['id as application', 'job_id as job', 'page_id as page'])
    .where('id', '=', application)
    .executeTakeFirstOrThrow()
  await emit(ctx, tx, applicationCvRead, read)
}

/** A CV was read: applications that it went out with before that say the same. */
export async function fillSentCvs(ctx: Context, cv: string): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('files')
    .innerJoin('applications', 'applications.cv_id', 'files.id')
    .innerJoin('sent_cvs', 'sent_cvs.application_id', 'applications.id')
    .innerJoin('cvs', 'cvs.id', 'files.thing_id')
    .select(['applications.id', 'cvs.content', 'cvs.state'])
    .where('files.thing', '=', 'cv')
    .where('files.thing_id', '=', cv)
    .where('sent_cvs.state', '=', 'waiting')
    .execute()
  for (const { id, content, state } of waiting)
    if (!isWaiting(state)) await ctx.db.transaction().execute((tx) => fill(ctx, tx, id, saidIn({ content, state })))
}

/** What an application said when it went out; one older than this is kept as it is now. */
export async function sentCv(ctx: Context, application: Sent) {
  const find = () =>
    ctx.db.selectFrom('sent_cvs').selectAll().where('application_id', '=', application.id).executeTakeFirst()
  let row = await find()
  if (!row) {
    await ctx.db.transaction().execute((tx) => keepSentCv(ctx, tx, application))
    row = await find()
  }
  const content = row?.content ? CvContent.parse(row.content) : null
  return { state: row?.state ?? 'unreadable', content, profile: row?.profile }
}
