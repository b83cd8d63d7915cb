import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { demandProof } from '#features/people/accounts/sessions.ts'
import { keepBytes, keepFile } from '#features/site/files/keep-file.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { partsOf } from '#platform/server/feature.ts'
import { workFolder } from '#platform/server/files/work-folder.ts'
import { ZipWriter } from '#platform/server/files/zip-writer.ts'
import type { Given } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { exportMoved } from './events.ts'
import { exportDays } from './rules.ts'

const fileName = 'masar-data.zip'

/** The newest export, while its file is kept. */
export async function showExport(ctx: Context): Promise<Given<typeof contract.showExport>> {
  const row = await ctx.db
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', found(ctx.me).id)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const until = row?.ready_at ? new Date(row.ready_at.getTime() + exportDays * 86_400_000) : null
  if (!row || (row.state === 'ready' && (!row.file_id || !until || until < ctx.now())))
    return { success: true, data: { state: 'none' as const, part: 0, url: null, until: null } }
  return {
    success: true,
    data: {
      state: row.state,
      part: row.part,
      url: row.file_id ? `/api/files/${row.file_id}/${fileName}` : null,
      until: until?.toISOString() ?? null,
    },
  }
}

/** @throws Refused proof_needed · export_running */
export async function askExport(ctx: Context): Promise<Given<typeof contract.askExport>> {
  demandProof(ctx)
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const row = { id: newId(), user_id: user, state: 'waiting' as const, asked_at: ctx.now() }
    const made = await tx
      .insertInto('exports')
      .values(row)
      .onConflict((running) => running.doNothing())
      .executeTakeFirst()
    if (!made.numInsertedOrUpdatedRows) throw new Refused('export_running')
    await enqueue(tx, buildExport, { export: row.id })
    await emit(ctx, tx, exportMoved, { user, export: row.id, state: 'waiting' as const })
  })
  return showExport(ctx)
}

/** Gathers what every feature holds, with the files, into a ZIP that belongs to the person. */
export const buildExport = backgroundTask(
  'build-export',
  z.object({ export: z.string() }),
  async (ctx, { export: id }) => {
    const { user_id: user, state } = await ctx.db
      .selectFrom('exports')
      .select(['user_id', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (state === 'ready') return
    const folder = await workFolder()
    try {
      const at = path.join(folder, 'export.zip')
      await write(ctx, at, user, (part) => move(ctx, ctx.db, { id, user, state: 'building' as const, part }))
      const { size: bytes } = await stat(at)
      const mime = 'application/zip'
      const kept = await keepBytes(ctx, { field: 'file', name: fileName, path: at, bytes, truncated: false }, mime)
      await ctx.db.transaction().execute(async (tx) => {
        const { id: file_id } = await keepFile(ctx, tx, kept, { name: fileName, mime, owner: user, thing: 'export' })
        await move(ctx, tx, { id, user, state: 'ready' as const, part: 1, file_id })
      })
    } catch (error) {
      await move(ctx, ctx.db, { id, user, state: 'failed' as const, part: 0 })
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)

async function write(ctx: Context, at: string, user: string, onPart: (part: number) => Promise<void>): Promise<void> {
  const zip = new ZipWriter(createWriteStream(at))
  const { holdings } = partsOf(ctx)
  const files = new Map<string, { id: string; name: string; storage_key: string }>()
  for (const [number, { name, give, files: list }] of holdings.entries()) {
    await zip.add(`${name}.json`, JSON.stringify(await give(ctx, user), null, 2))
    for (const file of (await list?.(ctx, user)) ?? []) files.set(file.id, file)
    await onPart(((number + 1) / holdings.length) * 0.5)
  }
  let done = 0
  for (const { id, name, storage_key } of files.values()) {
    // two files may have one name; the id keeps them apart
    await zip.add(`files/${id.slice(-8)}-${name}`, await ctx.files.open(storage_key))
    await onPart(0.5 + (++done / files.size) * 0.49)
  }
  await zip.close()
}

type Move = { id: string; user: string; state: 'building' | 'ready' | 'failed'; part: number; file_id?: string }

async function move(ctx: Context, db: Context['db'] | Tx, { id, user, ...change }: Move): Promise<void> {
  const ready_at = change.state === 'ready' ? ctx.now() : null
  await db
    .updateTable('exports')
    .set({ ...change, ready_at })
    .where('id', '=', id)
    .execute()
  const tell = (tx: Tx) => emit(ctx, tx, exportMoved, { user, export: id, state: change.state })
  await (db.isTransaction ? tell(db as Tx) : db.transaction().execute(tell))
}

/** Exports are of use for a week, and a copy of a whole life is better not kept longer. */
export const forgetOldExports = backgroundTask('forget-old-exports', z.object({}), async (ctx) => {
  const old = await ctx.db
    .deleteFrom('files')
    .where('thing', '=', 'export')
    .where('created_at', '<', new Date(ctx.now().getTime() - exportDays * 86_400_000))
    .returning('storage_key')
    .execute()
  for (const { storage_key } of old) await ctx.files.remove(storage_key)
})
