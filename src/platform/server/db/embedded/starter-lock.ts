import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { StartRefused } from '../../start-refused.ts'
import { isMarkAlive, markOf } from './processes.ts'

const patience = 180_000
const unwrittenFor = 3_000

/** One at a time starts or stops the server of a data folder; the lock of a process that died is taken over. */
export async function withStarterLock<G>(lock: string, act: () => Promise<G>): Promise<G> {
  const end = Date.now() + patience
  while (!take(lock)) {
    dropIfDead(lock)
    if (Date.now() > end)
      throw new StartRefused(`Another process has been starting this database for minutes: end it, or remove ${lock}.`)
    await setTimeout(20)
  }
  try {
    return await act()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string) {
  try {
    const file = openSync(lock, 'wx')
    writeSync(file, markOf(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function dropIfDead(lock: string) {
  try {
    const mark = readFileSync(lock, 'utf8')
    const isDead = mark ? !isMarkAlive(mark) : Date.now() - statSync(lock).mtimeMs > unwrittenFor
    if (!isDead) return
    // moved away first: of several who see the dead one, one succeeds, and nobody removes the next holder's lock
    const away = `${lock}.${process.pid}`
    if (readFileSync(lock, 'utf8') !== mark) return
    renameSync(lock, away)
    rmSync(away, { force: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
