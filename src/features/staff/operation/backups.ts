import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { Operation } from './contract.ts'

/** What whatever makes backups leaves behind (docs/operations.md, "Backup and restore"). */
const Report = z.object({
  made_at: z.iso.datetime({ offset: true }),
  bytes: z.number().int().nonnegative().optional(),
  /** When one was last restored into an empty place, to see that it can be. */
  restored_at: z.iso.datetime({ offset: true }).optional(),
})

const reportName = 'backup.json'
/** A day and some hours: whoever backs up each night is not warned in the morning. */
const oldAfter = 26 * 3_600_000

/** How old the last backup is, by the report in the data folder; `none` where nothing was ever reported. */
export async function readBackups({ settings, now, log }: Context): Promise<Operation['backups']> {
  const none = { state: 'none' as const, made_at: null, bytes: null, restored_at: null }
  try {
    const text = await readFile(path.join(settings.DATA_DIR, reportName), 'utf8')
    const { made_at, bytes = null, restored_at = null } = Report.parse(JSON.parse(text))
    const isOld = now().getTime() - Date.parse(made_at) > oldAfter
    const utc = (at: string) => new Date(at).toISOString()
    return {
      ...{ state: isOld ? ('old' as const) : ('fresh' as const), bytes },
      ...{ made_at: utc(made_at), restored_at: restored_at && utc(restored_at) },
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return none
    log.warn({ error: (error as Error).message }, 'the report of backups cannot be read')
    return { ...none, state: 'unreadable' }
  }
}
