import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Settings } from '../settings.ts'

const moment = z.iso.datetime({ offset: true })

/** What whatever makes backups leaves in the data folder; ours, or a tool of the administrator's own (docs/operations.md). */
const Report = z.object({
  made_at: moment,
  bytes: z.number().int().nonnegative().optional(),
  /** Up to when everything can be brought back. */
  reached_at: moment.optional(),
  /** When one was last restored into an empty place, to see that it can be. */
  restored_at: moment.optional(),
  /** What went wrong at the last try. */
  failed: z.enum(['backup', 'trial']).optional(),
})
export type BackupReport = z.output<typeof Report>

const fileOf = ({ DATA_DIR }: Settings) => path.join(DATA_DIR, 'backup.json')

/** Null where nothing was ever reported. @throws Error it cannot be read */
export async function readReport(settings: Settings): Promise<BackupReport | null> {
  try {
    return Report.parse(JSON.parse(await readFile(fileOf(settings), 'utf8')))
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}

/** Adds to what is reported; nothing before a first backup was made. */
export async function report(settings: Settings, news: Partial<BackupReport>): Promise<void> {
  const before = await readReport(settings).catch(() => null)
  const now = Report.safeParse({ ...before, ...news })
  if (!now.success) return
  const aside = `${fileOf(settings)}.${process.pid}`
  await writeFile(aside, JSON.stringify(now.data))
  await rename(aside, fileOf(settings))
}
