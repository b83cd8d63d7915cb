import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMarkAlive, markOf } from './processes.ts'

let entered = 0

/** Notes in `folder` that this process uses the server; the answer takes the note away. */
export function enter(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const note = path.join(folder, `${process.pid}-${++entered}`)
  writeFileSync(note, markOf(process.pid))
  return () => rmSync(note, { force: true })
}

/** Does a living process still use the server? Notes of dead ones are swept. */
export function isUsed(folder: string): boolean {
  const notes = readdirSync(folder).map((name) => path.join(folder, name))
  const dead = notes.filter((note) => !isMarkAlive(readFileSync(note, 'utf8')))
  for (const note of dead) rmSync(note, { force: true })
  return dead.length < notes.length
}
