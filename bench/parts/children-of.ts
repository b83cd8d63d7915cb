import { readdirSync, readFileSync } from 'node:fs'

/** Processes that a process started, as Linux tells. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((child) => child > 0 && parentOf(child) === pid)
}

function parentOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}
