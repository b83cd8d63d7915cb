import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import { chooseIdentity, give, type Identity, isRoot, mayWrite } from './identity.ts'

/** Where everything of one database server lies. */
export type DataFolder = {
  folder: string
  cluster: string
  password: string
  log: string
  lock: string
  users: string
  identity: Identity
}

/** Kept here when the server's user cannot reach the wanted folder, such as one in a home that only root may enter. */
const reachable = '/var/lib/masar-postgres-data'

/**
 * Makes the folder and gives it to whom the server runs as. When that user cannot reach it, the data live in
 * /var/lib and the folder holds only a file LOCATION that says where.
 * @throws StartRefused it cannot be written, or belongs to another user
 */
export function prepareDataFolder(wanted: string): DataFolder {
  const asked = path.resolve(wanted)
  try {
    mkdirSync(path.dirname(asked), { recursive: true })
    mkdirSync(asked, { recursive: true, mode: 0o700 })
    const moved = readLocation(asked)
    if (moved) return own(moved)
    const here = own(asked)
    if (mayWrite(here.folder, here.identity)) return here
    if (isRoot) return own(moveToReachable(asked))
  } catch (error) {
    if (error instanceof StartRefused) throw error
    throw new StartRefused(cannotWrite(asked, (error as NodeJS.ErrnoException).code))
  }
  throw new StartRefused(cannotWrite(asked))
}

function own(folder: string): DataFolder {
  const cluster = path.join(folder, 'cluster')
  const identity = chooseIdentity(cluster)
  refuseStranger(cluster)
  if (isRoot) {
    give(folder, identity)
    chmodSync(folder, 0o700)
  }
  const at = (name: string) => path.join(folder, name)
  return {
    folder,
    cluster,
    identity,
    password: at('password'),
    log: at('server.log'),
    lock: at('starter.lock'),
    users: at('users'),
  }
}

function readLocation(folder: string) {
  const file = path.join(folder, 'LOCATION')
  if (!existsSync(file)) return null
  const location = readFileSync(file, 'utf8').trim()
  if (existsSync(location)) return location
  throw new StartRefused(
    `The data of ${folder} were in ${location}, which is gone: bring it back, or remove ${file} to begin anew.`,
  )
}

/** A new name each time: a folder that was thrown away must not come back with its old data. */
function moveToReachable(asked: string) {
  const location = path.join(reachable, randomBytes(6).toString('hex'))
  mkdirSync(location, { recursive: true, mode: 0o700 })
  chmodSync(reachable, 0o755)
  writeFileSync(path.join(location, 'ORIGIN'), `${asked}\n`)
  writeFileSync(path.join(asked, 'LOCATION'), `${location}\n`)
  return location
}

function refuseStranger(cluster: string) {
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  if (isRoot || owner === undefined || owner === process.getuid?.()) return
  throw new StartRefused(
    `The database in ${path.dirname(cluster)} belongs to another user (id ${owner}): start as that user or as root, or choose another DATA_DIR.`,
  )
}

const cannotWrite = (folder: string, code = 'EACCES') =>
  `The data folder ${folder} cannot be written by user id ${process.getuid?.()} (${code}): correct its owner or mode, or choose another DATA_DIR.`
