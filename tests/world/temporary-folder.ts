import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A new folder that other users may enter: run by root, the database server is one of them. */
export const temporaryFolder = (name: string): string => makeFolder(os.tmpdir(), name)

/** The same in memory, where this machine has room there: files are made and dropped ten times as quickly. */
export const quickFolder = (name: string): string => makeFolder(isRoomInMemory() ? inMemory : os.tmpdir(), name)

const inMemory = '/dev/shm'
/** What a whole run of tests leaves in its databases at a time, in bytes, and as much again. */
const room = 3 * 2 ** 30

export function isRoomInMemory(): boolean {
  if (!existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > room
}

function makeFolder(within: string, name: string): string {
  const folder = mkdtempSync(path.join(within, `masar-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
