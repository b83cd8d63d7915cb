/** A file of PostgreSQL's write-ahead log: timeline, then place, 24 hexadecimal digits; 16 MB each. */
const segment = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/
const perLog = 256

/** Timeline and number of a file of the log; null where the name is another's. */
export function readLogName(name: string): { timeline: number; number: number } | null {
  const [, timeline, log, part] = segment.exec(name) ?? []
  if (!(timeline && log && part)) return null
  return {
    timeline: Number.parseInt(timeline, 16),
    number: Number.parseInt(log, 16) * perLog + Number.parseInt(part, 16),
  }
}

/** The number of the file that a place of the log lies in, such as `0/2000028`. */
export function logNumberAt(place: string): number {
  const [log = '', offset = ''] = place.split('/')
  return Number.parseInt(log, 16) * perLog + Math.floor(Number.parseInt(offset, 16) / 2 ** 24)
}

/** Of the files of one timeline those from a number on, in order, as far as none is missing. */
export function unbroken(names: readonly string[], timeline: number, from: number): string[] {
  const numbered = names.flatMap((name) => {
    const read = readLogName(name)
    return read?.timeline === timeline && read.number >= from ? [{ name, number: read.number }] : []
  })
  numbered.sort((a, b) => a.number - b.number)
  const hole = numbered.findIndex(({ number }, index) => number !== from + index)
  return (hole < 0 ? numbered : numbered.slice(0, hole)).map(({ name }) => name)
}
