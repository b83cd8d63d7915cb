import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the server writes into postmaster.pid; a part that is not written yet is empty or NaN. */
export function readPidFile(cluster: string) {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const line = (index: number) => (lines[index] ?? '').trim()
    return { pid: Number(line(0)), port: Number(line(3)), socket: line(4), state: line(7) }
  } catch {
    return null
  }
}
