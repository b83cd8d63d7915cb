import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Context } from '#platform/server/context.ts'
import { ZipWriter } from '#platform/server/files/zip-writer.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { freeLeft, takeAllowance } from './allowance.ts'
import type * as contract from './contract.ts'
import { logPageDownloads } from './downloads.ts'
import { formatSent } from './format-sent.ts'
import { viewOf } from './formatted-view.ts'
import { freeEachMonth } from './rules.ts'
import { sentWithin } from './sources.ts'

const shownBatches = 10

/** Applicants in reach who sent a CV. */
export async function listFormattable(
  ctx: Context,
  { job }: Taken<typeof contract.listFormattable>,
): Promise<Given<typeof contract.listFormattable>> {
  const rows = await sentWithin(ctx, found(ctx.seat))
    .innerJoin('jobs as job', 'job.id', 'applications.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'job.id').onRef('job_texts.language', '=', 'job.language'),
    )
    .select(['applications.id', 'applications.name', 'job.id as job', 'job_texts.title as job_title', 'submitted_at'])
    .$if(job !== undefined, (query) => query.where('applications.job_id', '=', job as string))
    .orderBy('submitted_at', 'desc')
    .limit(200)
    .execute()
  return { success: true, data: rows.map(({ submitted_at, ...row }) => ({ ...row, at: submitted_at.toISOString() })) }
}

/** Prints of the page, by batch; what a member does not reach is left out. */
export async function listBatches(ctx: Context): Promise<Given<typeof contract.listBatches>> {
  const seat = found(ctx.seat)
  const rows = await sentWithin(ctx, seat)
    .innerJoin('formatted_cvs', 'formatted_cvs.application_id', 'applications.id')
    .leftJoin('users', 'users.id', 'formatted_cvs.made_by')
    .select(['formatted_cvs.id', 'formatted_cvs.name', 'formatted_cvs.state', 'why', 'asked', 'batch_id'])
    .select(['formatted_cvs.created_at', 'users.name as by'])
    .where('formatted_cvs.page_id', '=', seat.page)
    .orderBy('formatted_cvs.created_at', 'desc')
    .orderBy('formatted_cvs.id')
    .limit(400)
    .execute()
  const batches = Map.groupBy(rows, ({ batch_id }) => batch_id ?? '')
  return {
    success: true,
    data: {
      batches: [...batches].slice(0, shownBatches).map(([id, items]) => ({
        id,
        at: found(items[0]).created_at.toISOString(),
        by: found(items[0]).by,
        items: items.map(viewOf),
      })),
      free: { of: freeEachMonth, left: await freeLeft(ctx, ctx.db, seat.page) },
    },
  }
}

/** Queues the prints of a batch, one job each, so that progress is told one by one. @throws Refused not_found · free_formatted_used */
export async function startBatch(
  ctx: Context,
  { applications, ...asked }: Taken<typeof contract.startBatch>,
): Promise<Given<typeof contract.startBatch>> {
  const seat = found(ctx.seat)
  const ids = [...new Set(applications)]
  const rows = await sentWithin(ctx, seat)
    .select(['applications.id', 'applications.name', 'candidate_id'])
    .where('applications.id', 'in', ids)
    .execute()
  if (rows.length < ids.length) throw new Refused('not_found')
  await ctx.db.transaction().execute(async (tx) => {
    await takeAllowance(ctx, tx, seat.page, rows.length)
    const batch_id = newId()
    for (const { id: application_id, name, candidate_id } of rows) {
      const id = newId()
      const made = { page_id: seat.page, made_by: seat.member, batch_id, name, created_at: ctx.now() }
      await tx
        .insertInto('formatted_cvs')
        .values({ ...made, id, application_id, user_id: candidate_id, asked: JSON.stringify(asked) })
        .execute()
      await enqueue(tx, formatSent, { formatted: id })
    }
  })
  return listBatches(ctx)
}

/** @throws Refused not_found */
export async function batchZip(ctx: Context, { batch }: Taken<typeof contract.batchZip>): Promise<RawAnswer> {
  const seat = found(ctx.seat)
  const rows = await sentWithin(ctx, seat)
    .innerJoin('formatted_cvs', 'formatted_cvs.application_id', 'applications.id')
    .innerJoin('files as printed', 'printed.id', 'formatted_cvs.file_id')
    .select([
      'formatted_cvs.id',
      'formatted_cvs.user_id',
      'printed.id as file_id',
      'printed.name',
      'printed.storage_key',
    ])
    .where('batch_id', '=', batch)
    .where('formatted_cvs.page_id', '=', seat.page)
    .where('formatted_cvs.state', '=', 'ready')
    .orderBy('formatted_cvs.id')
    .execute()
  if (rows.length === 0) throw new Refused('not_found')
  await logPageDownloads(ctx, rows)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'masar-zip-'))
  const at = path.join(folder, 'cvs.zip')
  const zip = new ZipWriter(createWriteStream(at))
  for (const [number, { name, storage_key }] of rows.entries())
    await zip.add(`${String(number + 1).padStart(3, '0')} ${name}`, await ctx.files.open(storage_key))
  await zip.close()
  const stream = createReadStream(at)
  stream.once('close', () => void rm(folder, { recursive: true, force: true }))
  const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="cvs.zip"' }
  return new RawAnswer(200, { ...headers, 'cache-control': 'private, no-store' }, stream)
}
