import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { create } from 'tar'
import { alone, type Backups, listCopies, listLog } from './backups.ts'
import { copyServer } from './base-backup.ts'
import { copyFiles, dropOldFiles, keepKeys } from './copy-files.ts'
import { copyLog, holdLog, systemOf } from './keep-log.ts'
import { type About, findOutdated, nameOf } from './plan.ts'
import { putInPieces } from './store.ts'
import { trialFolder } from './try-restore.ts'

const day = 86_400_000
/** Of the data folder: the database and the uploads are copied in their own ways, and the report is about this machine. */
const copiedApart = new Set(['postgres', 'files', 'backup.json', trialFolder])
/** Longer than a minute's run may be late. */
const lately = '15 minutes'

/**
 * Copies everything: database, uploads, secrets; then forgets what is older than BACKUP_DAYS. People go on working meanwhile.
 * @returns what was copied; null where another process does it just now
 */
export const backUp = (backups: Backups): Promise<About | null> =>
  alone(backups, 'server', async (client) => {
    await holdLog(client)
    const begun = backups.now()
    const [id, begun_at] = [nameOf(begun), begun.toISOString()]
    const server = await putServer(backups, id)
    const { rows } = await client.query<{ at: Date; postgres: string }>(
      "select clock_timestamp() as at, split_part(current_setting('server_version'), '.', 1) as postgres",
    )
    const [{ at, postgres } = { at: backups.now(), postgres: '' }] = rows
    const beside = await putFolder(backups, id)
    await copyLog(client, backups.store, backups.seal)
    const keys = await copyFiles(backups, client)
    await keepKeys(backups, id, keys)
    const system = await systemOf(client)
    const { from, to, timeline } = server.span
    const about: About = {
      ...{ id, system, begun_at, ended_at: at.toISOString(), from, to, timeline, postgres },
      ...{ files: keys.length, bytes: server.bytes + beside },
    }
    // last: a copy without it was torn, and is not restored
    await backups.store.put(`copies/${id}/about.json`, Readable.from([Buffer.from(JSON.stringify(about, null, 2))]))
    await forgetOld(backups, system)
    return about
  })

/** What was written since the last run. @returns false where a copy of the whole server is due before anything can be restored */
export async function keepUp(backups: Backups): Promise<boolean> {
  const kept = await alone(backups, 'log', async (client) => {
    if (!(await holdLog(client))) return false
    await copyLog(client, backups.store, backups.seal)
    await copyFiles(backups, client, lately)
    return true
  })
  return kept ?? true
}

async function putServer({ connection, store, seal }: Backups, id: string) {
  const through = new PassThrough()
  const sealed = await seal.seal(through)
  const put = putInPieces(store, `copies/${id}/server`, sealed).finally(() => sealed.destroy())
  const [span, bytes] = await Promise.all([copyServer(connection, through), put])
  return { span, bytes }
}

/** Secrets and whatever else lies in the data folder; of the bundled database the password of its user too. */
async function putFolder({ settings, connection, store, seal }: Backups, id: string): Promise<number> {
  const { DATA_DIR, DATABASE_URL } = settings
  const names = (await readdir(DATA_DIR)).filter((name) => !copiedApart.has(name))
  const put = async (name: string, from: Readable) => await store.put(`copies/${id}/${name}`, await seal.seal(from))
  const password = DATABASE_URL ? null : String(connection.password)
  const bytes = password === null ? 0 : await put('password', Readable.from([Buffer.from(password)]))
  if (names.length === 0) return bytes
  return bytes + (await put('folder', Readable.from(create({ cwd: path.resolve(DATA_DIR) }, names))))
}

/** What another database left in the same place is not ours to forget. */
async function forgetOld(backups: Backups, system: string): Promise<void> {
  const { store, settings, now } = backups
  const oldest = new Date(now().getTime() - settings.BACKUP_DAYS * day)
  const all = await listCopies(store)
  const copies = all.filter(({ about }) => !about || about.system === system)
  const outdated = findOutdated(copies, await listLog(store, system), oldest)
  for (const id of outdated.copies) {
    // what makes it whole goes first
    await store.remove(`copies/${id}/about.json`)
    await store.removeAll(`copies/${id}`)
  }
  for (const name of outdated.log) await store.remove(`log/${system}/${name}`)
  // uploads are kept without saying whose they are
  if (copies.length < all.length) return
  const kept = copies.filter(({ id, about }) => about && !outdated.copies.includes(id))
  await dropOldFiles(
    backups,
    kept.map(({ id }) => id),
    oldest,
  )
}
