import { readdirSync, readFileSync } from 'node:fs'

/** Does the process run? A zombie whose parent never reaps it (a container without init) does not. */
export function isAlive(pid: number): boolean {
  if (!(Number.isInteger(pid) && pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return readState(pid)?.state !== 'Z'
}

/** A process told apart from a later one with the same number: `pid` or, on Linux, `pid startTime`. */
export function markOf(pid: number): string {
  const state = readState(pid)
  return state ? `${pid} ${state.startedAt}` : String(pid)
}

export function isMarkAlive(mark: string): boolean {
  const pid = Number(mark.split(' ')[0])
  return isAlive(pid) && markOf(pid) === mark
}

/** The processes of the machine that run, where Linux lists them. */
export function listProcesses(): number[] {
  return readdirSync('/proc').map(Number).filter(isAlive)
}

/** The command line, which Linux shows for everybody's processes (unlike their folders); null where it cannot be known. */
export function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return null
  }
}

function readState(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], startedAt: fields[19] }
  } catch {
    return null
  }
}
