import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Log } from '../log.ts'

const ours = /^masar-work-(\d+)-/
const hour = 3_600_000

/** A folder of this process for what is worked on for a moment: uploads, copies, ZIPs. Whoever asks for it removes it. */
export const workFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), `masar-work-${process.pid}-`))

/** Now and every hour: removes what killed processes could not; it may be somebody's CV. */
export function sweepWorkFolders(log: Log): void {
  const sweep = () => removeLeftFolders().catch((err) => log.warn({ err }, 'folders of ended processes are left'))
  void sweep()
  setInterval(sweep, hour).unref()
}

/** Folders whose process is gone, or that nobody wrote to for an hour: the process of that number may be another's by now. */
export async function removeLeftFolders(now = Date.now()): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const pid = ours.exec(name)?.[1]
    if (pid === undefined) continue
    const at = path.join(os.tmpdir(), name)
    if (!isRunning(Number(pid)) || now - (await lastWritten(at)) > hour) await rm(at, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // a process of another user may not be asked, but is there
    return (error as { code?: string }).code === 'EPERM'
  }
}

async function lastWritten(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const times = await Promise.all(['', ...names].map((name) => stat(path.join(folder, name)).catch(() => null)))
  return Math.max(0, ...times.map((one) => one?.mtimeMs ?? 0))
}
