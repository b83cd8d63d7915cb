import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { wholePeople, wholePerson } from '#features/sourcing/cv-search/whole-people.ts'
import { CvLook } from '#libraries/cv-content/look-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { safeName } from '#platform/server/files/safe-name.ts'
import { workFolder } from '#platform/server/files/work-folder.ts'
import { ZipWriter } from '#platform/server/files/zip-writer.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { logPageDownloads } from './downloads.ts'
import { printAsked } from './print.ts'
import { printsWithin } from './reach.ts'
import { mostAtOnce, numberOf } from './rules.ts'

type Packed = { name: string; open: () => Promise<AsyncIterable<Uint8Array>> }

/** @throws Refused not_found */
export async function batchZip(ctx: Context, { batch }: Taken<typeof contract.batchZip>): Promise<RawAnswer> {
  const rows = await printsWithin(ctx, found(ctx.membership))
    .innerJoin('files as printed', 'printed.id', 'formatted_cvs.file_id')
    .select(['formatted_cvs.id as formatted_id', 'formatted_cvs.user_id', 'printed.id as file_id', 'printed.name'])
    .select('printed.storage_key')
    .where('batch_id', '=', batch)
    .where('formatted_cvs.state', '=', 'ready')
    .orderBy('formatted_cvs.id')
    .execute()
  if (rows.length === 0) throw new Refused('not_found')
  await logPageDownloads(ctx, rows)
  return zipOf(rows.map(({ name, storage_key }) => ({ name, open: () => ctx.files.open(storage_key) })))
}

/** The CVs of the basket as they came; one that was written here is printed as its owner laid it out. @throws Refused nobody_unlocked */
export async function listZip(ctx: Context): Promise<RawAnswer> {
  const membership = found(ctx.membership)
  const people = (await wholePeople(ctx.db, membership, 'list')).slice(0, mostAtOnce)
  if (people.length === 0) throw new Refused('nobody_unlocked')
  const cvs = await Promise.all(people.map(({ id }) => cvOf(ctx, membership.page, id)))
  await logPageDownloads(ctx, cvs)
  return zipOf(cvs)
}

async function cvOf(ctx: Context, page: string, id: string) {
  const { content, file_id, name } = await wholePerson(ctx.db, page, id)
  const file = file_id
    ? await ctx.db.selectFrom('files').select(['name', 'storage_key']).where('id', '=', file_id).executeTakeFirst()
    : undefined
  const taken = { user_id: id, formatted_id: null, file_id }
  if (file) return { ...taken, name: file.name, open: () => ctx.files.open(file.storage_key) }
  const look = CvLook.parse({ language: content.language })
  const open = async () => {
    const source = { content, number: numberOf(id), presented: {}, file: null }
    const { bytes } = await printAsked(ctx, source, {
      look,
      mode: 'reformat',
      redaction: 'none',
      format: 'pdf',
      added: null,
    })
    return Readable.from([bytes])
  }
  return { ...taken, name: safeName(`${name}.pdf`), open }
}

/** Numbered, since two people may have given their files one name. */
async function zipOf(files: readonly Packed[]): Promise<RawAnswer> {
  const folder = await workFolder()
  const at = path.join(folder, 'cvs.zip')
  const zip = new ZipWriter(createWriteStream(at))
  for (const [number, { name, open }] of files.entries())
    await zip.add(`${String(number + 1).padStart(3, '0')} ${name}`, await open())
  await zip.close()
  const stream = createReadStream(at)
  stream.once('close', () => void rm(folder, { recursive: true, force: true }))
  const headers = { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="cvs.zip"' }
  return new RawAnswer(200, { ...headers, 'cache-control': 'private, no-store' }, stream)
}
