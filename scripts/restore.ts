// npm run restore -- --into FOLDER [--to 2026-11-26T10:00:00Z] [--copy ID]: everything of BACKUP_TO as it was then, in a new data folder.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openKept } from '#platform/server/backup/backups.ts'
import { restore, type Wish } from '#platform/server/backup/restore.ts'
import { readSettings } from '#platform/server/settings.ts'
import { StartRefused } from '#platform/server/start-refused.ts'
import { duration, refuse, say } from './lib/say.mjs'

const text = { type: 'string' } as const

try {
  const { values } = parseArgs({ options: { into: text, to: text, copy: text } })
  const { into, to, copy } = values
  const moment = z.iso.datetime({ offset: true }).optional().safeParse(to)
  if (!into) refuse('Name the folder to restore into: --into FOLDER.')
  else if (!moment.success) refuse('--to takes a moment with its zone: 2026-11-26T10:00:00Z.')
  else await bringBack({ into, to: to === undefined ? null : new Date(to), ...(copy && { copy }) })
} catch (error) {
  if (error instanceof StartRefused) refuse(error.message)
  throw error
}

async function bringBack(wish: Wish) {
  const begun = performance.now()
  const { base, reached, files, missing } = await restore(await openKept(readSettings(process.env)), { ...wish, say })
  say(
    `restored in ${duration(performance.now() - begun)}: changes up to ${(reached ?? new Date(base.ended_at)).toISOString()}`,
  )
  say(
    `${files} uploads${missing.length > 0 ? `; ${missing.length} are not in the backup: ${missing.slice(0, 5).join(', ')}` : ''}`,
  )
  say(`Start with it: DATA_DIR=${wish.into} npm start`)
}
