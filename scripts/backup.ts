// npm run backup [-- --new-key | --list | --try]: copies everything to BACKUP_TO; docs/operations.md says the rest.
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { backUp } from '#platform/server/backup/back-up.ts'
import { listCopies, openKept } from '#platform/server/backup/backups.ts'
import { report } from '#platform/server/backup/report.ts'
import { tryRestore } from '#platform/server/backup/try-restore.ts'
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts'
import { openFiles } from '#platform/server/files/files.ts'
import { makeLog } from '#platform/server/log.ts'
import { readSettings, type Settings } from '#platform/server/settings.ts'
import { StartRefused } from '#platform/server/start-refused.ts'
import { duration, refuse, say } from './lib/say.mjs'

const wish = process.argv[2]
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`

try {
  if (wish === '--new-key') await sayKey()
  else if (wish === '--list') await list(readSettings(process.env))
  else if (wish === '--try') await tryOut(readSettings(process.env))
  else if (wish === undefined) await make(readSettings(process.env))
  else refuse('It takes --new-key, --list, --try, or nothing.')
} catch (error) {
  if (error instanceof StartRefused) refuse(error.message)
  throw error
}

async function sayKey() {
  const key = await generateX25519Identity()
  say(`BACKUP_KEY=${key}`)
  say(
    `# keep it somewhere else too: without it no backup can be opened (its public part: ${await identityToRecipient(key)})`,
  )
}

async function list(settings: Settings) {
  const { store } = await openKept(settings)
  for (const { id, about } of await listCopies(store))
    say(
      `${id}  ${about ? `${about.ended_at}  database ${about.system}  ${megabytes(about.bytes)}, ${about.files} uploads` : 'torn, or being made'}`,
    )
}

async function tryOut(settings: Settings) {
  const begun = performance.now()
  const { base, reached, files, missing } = await tryRestore({ ...(await openKept(settings)), settings })
  await report(settings, { restored_at: new Date().toISOString(), failed: undefined })
  say(
    `restored in ${duration(performance.now() - begun)}: the copy of ${base.ended_at}, changes up to ${(reached ?? new Date(base.ended_at)).toISOString()}, ${files} uploads, ${missing.length} missing`,
  )
}

async function make(settings: Settings) {
  const begun = performance.now()
  const kept = await openKept(settings)
  const files = await openFiles(settings)
  const embedded = settings.DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: path.resolve(settings.DATA_DIR, 'postgres'), database: 'masar' })
  const connection = embedded?.connection ?? { connectionString: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL }
  const backups = { ...kept, settings, connection, files, log: makeLog('warn'), now: () => new Date() }
  try {
    const about = await backUp(backups)
    if (!about) return refuse('Another process makes a backup just now.')
    const { ended_at, bytes } = about
    await report(settings, { made_at: ended_at, bytes, reached_at: ended_at, failed: undefined })
    say(`backed up in ${duration(performance.now() - begun)}: ${megabytes(bytes)}, ${about.files} uploads`)
  } finally {
    await embedded?.stop()
  }
}
