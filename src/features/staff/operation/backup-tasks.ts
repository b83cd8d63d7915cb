import { z } from 'zod'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import { backUp, keepUp } from '#platform/server/backup/back-up.ts'
import { type Backups, openBackups } from '#platform/server/backup/backups.ts'
import { type BackupReport, report } from '#platform/server/backup/report.ts'
import { tryRestore } from '#platform/server/backup/try-restore.ts'
import type { Context } from '#platform/server/context.ts'

/** Each night: a copy of everything. */
export const makeBackup = backgroundTask('make-backup', z.object({}), (ctx) =>
  reported(ctx, 'backup', async (backups) => {
    const about = await backUp(backups)
    // another process makes one just now, and will say so
    return about && { made_at: about.ended_at, bytes: about.bytes, reached_at: about.ended_at }
  }),
)

/** Each minute: what was written since. */
export const keepBackupUp = backgroundTask('keep-backup-up', z.object({}), (ctx) =>
  reported(ctx, 'backup', async (backups) => {
    const at = ctx.now()
    if (await keepUp(backups)) return { reached_at: at.toISOString() }
    await ctx.db.transaction().execute((tx) => enqueue(tx, makeBackup, {}, { key: makeBackup.name }))
    return null
  }),
)

/** Each week: whether it can be restored. */
export const tryBackup = backgroundTask('try-backup', z.object({}), (ctx) =>
  reported(ctx, 'trial', async (backups) => {
    await tryRestore(backups)
    return { restored_at: ctx.now().toISOString() }
  }),
)

/** Nothing where no place for backups is set. What fails is told to staff, and tried again as any task is. */
async function reported(
  ctx: Context,
  what: 'backup' | 'trial',
  act: (backups: Backups) => Promise<Partial<BackupReport> | null>,
): Promise<void> {
  try {
    const backups = await openBackups(ctx)
    if (!backups) return
    const news = await act(backups)
    if (news) await report(ctx.settings, { ...news, failed: undefined })
  } catch (error) {
    await report(ctx.settings, { failed: what })
    throw error
  }
}
