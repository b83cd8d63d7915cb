import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { publish } from '#platform/server/live/publish.ts'
import { isAccepted, readers } from './accepted-kinds.ts'
import { documentReader } from './reading/document-reader.ts'
import type { Shown } from './reading/shown.ts'

/** Draws the pages of a CV, or turns it into HTML, for whoever may look at it. */
export const makeCvPreview = job('make-cv-preview', z.object({ file: z.string() }), async (ctx, { file: id }) => {
  const file = await ctx.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
  if (!file || !isAccepted(file.mime)) return
  const folder = await mkdtemp(path.join(os.tmpdir(), 'masar-preview-'))
  try {
    const source = path.join(folder, 'source')
    await pipeline(await ctx.files.open(file.storage_key), createWriteStream(source))
    const shown = await documentReader.show(source, readers[file.mime], folder)
    if (shown.kind === 'pages') await keepPages(ctx, folder, shown.pages, file.storage_key)
    await write(ctx, id, shown)
  } catch {
    await write(ctx, id, null)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** Key of the picture of a page, counted from 0. */
export const pageKey = (storageKey: string, number: number) => `${storageKey}-page-${number}`

async function keepPages(ctx: Context, folder: string, pages: number, storageKey: string) {
  for (let number = 0; number < pages; number++) {
    const at = path.join(folder, `${number}.webp`)
    await ctx.files.put(pageKey(storageKey, number), createReadStream(at), (await stat(at)).size)
  }
}

async function write(ctx: Context, file: string, shown: Shown | null) {
  await ctx.db.transaction().execute(async (tx) => {
    const row = shown
      ? {
          state: 'ready',
          kind: shown.kind,
          pages_count: shown.kind === 'pages' ? shown.pages : 0,
          html: shown.kind === 'html' ? shown.html : '',
          text: shown.text,
        }
      : { state: 'failed' }
    await tx
      .insertInto('cv_previews')
      .values({ file_id: file, ...row, made_at: ctx.now() })
      .onConflict((known) => known.column('file_id').doUpdateSet({ ...row, made_at: ctx.now() }))
      .execute()
    await publish(tx, [`cv:${file}`], 'cv.preview_made', file)
  })
}
