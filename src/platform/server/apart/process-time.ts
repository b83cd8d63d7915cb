import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second, whatever its kernel's clock. */
const tickMs = 10
/** After the name in brackets, which may hold blanks and brackets itself: state is the first, utime the 12th field. */
const firstTime = 11

/** Processor time of a process and its threads so far, in ms; null where the system does not tell (only Linux does). */
export function processTime(pid: number | undefined): number | null {
  if (pid === undefined) return null
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[firstTime]) + Number(fields[firstTime + 1])) * tickMs
  } catch {
    return null
  }
}
