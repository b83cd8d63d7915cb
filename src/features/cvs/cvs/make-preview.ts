import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { isAccepted, readers } from '#libraries/cv-reading/accepted-kinds.ts'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import type { Shown } from '#libraries/cv-reading/shown.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import { withCopy } from './with-copy.ts'

/** Draws the pages of a CV, or turns it into HTML, for whoever may look at it. */
export const makeCvPreview = backgroundTask(
  'make-cv-preview',
  z.object({ file: z.string() }),
  async (ctx, { file: id }) => {
    const file = await ctx.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
    if (!file || !isAccepted(file.mime)) return
    const kind = readers[file.mime]
    try {
      await withCopy(ctx, file.storage_key, async (source, folder) => {
        const shown = await documentReader.show(source, kind, folder)
        if (shown.kind === 'pages') await keepPages(ctx, folder, shown.pages, file.storage_key)
        await write(ctx, id, shown)
      })
    } catch {
      await write(ctx, id, null)
    }
  },
)

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
          state: 'ready' as const,
          kind: shown.kind,
          pages_count: shown.kind === 'pages' ? shown.pages : 0,
          sizes: JSON.stringify(shown.kind === 'pages' ? shown.sizes : []),
          html: shown.kind === 'html' ? shown.html : '',
          text: shown.text,
        }
      : { state: 'failed' as const }
    await tx
      .insertInto('cv_previews')
      .values({ file_id: file, ...row, made_at: ctx.now() })
      .onConflict((known) => known.column('file_id').doUpdateSet({ ...row, made_at: ctx.now() }))
      .execute()
    await publish(tx, [`cv:${file}`], 'cv.preview_made', file)
  })
}
