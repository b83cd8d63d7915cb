import { readReport } from '#platform/server/backup/report.ts'
import type { Context } from '#platform/server/context.ts'
import type { Operation } from './contract.ts'

type Shown = Operation['backups']

/** A day and some hours: whoever backs up each night is not warned in the morning. */
const oldAfter = 26 * 3_600_000

/** How old the last backup is, by the report in the data folder; `none` where nothing was ever reported. */
export async function readBackups({ settings, now, log }: Context): Promise<Shown> {
  const none = { state: 'none' as const, made_at: null, bytes: null, reached_at: null, restored_at: null }
  try {
    const read = await readReport(settings)
    if (!read) return none
    const { made_at, bytes = null, reached_at, restored_at, failed } = read
    const utc = (at: string | undefined) => (at ? new Date(at).toISOString() : null)
    return {
      ...{ state: stateOf(failed, now().getTime() - Date.parse(made_at)), bytes },
      ...{ made_at: utc(made_at), reached_at: utc(reached_at), restored_at: utc(restored_at) },
    }
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'the report of backups cannot be read')
    return { ...none, state: 'unreadable' }
  }
}

function stateOf(failed: 'backup' | 'trial' | undefined, age: number): Shown['state'] {
  if (failed) return failed === 'backup' ? 'failing' : 'unrestorable'
  return age > oldAfter ? 'old' : 'fresh'
}
