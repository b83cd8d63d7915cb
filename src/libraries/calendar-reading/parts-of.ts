/** A line of a calendar file (RFC 5545, 3.1): what it is called, its parameters, and what it says. */
export type Property = { name: string; parameters: ReadonlyMap<string, string>; value: string }
/** What stands between BEGIN and END. */
export type Part = { name: string; properties: Property[]; parts: Part[] }

/** Only these say when somebody is taken; what a meeting is called, and with whom it is, is not even kept in memory. */
const wanted = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'UID', 'STATUS', 'TRANSP'],
  ...['FREEBUSY', 'TZID', 'TZOFFSETTO', 'X-WR-TIMEZONE', 'X-MICROSOFT-CDO-BUSYSTATUS'],
])
const line = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;,]*)(?:,(?:"[^"]*"|[^":;,]*))*)*):(.*)$/
const parameter = /;([\w-]+)=("[^"]*"|[^":;]*)/g
const deepest = 4

/** The parts of a calendar file, in their order; lines that are none are passed over. */
export function partsOf(text: string): Part[] {
  const root: Part = { name: '', properties: [], parts: [] }
  const open = [root]
  for (const one of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, name = '', parameters = '', value = ''] = line.exec(one) ?? []
    const key = name.toUpperCase()
    const last = open.at(-1) ?? root
    if (key === 'BEGIN' && open.length <= deepest) {
      const part: Part = { name: value.trim().toUpperCase(), properties: [], parts: [] }
      last.parts.push(part)
      open.push(part)
    } else if (key === 'END' && open.length > 1) open.pop()
    else if (wanted.has(key))
      last.properties.push({ name: key, parameters: parametersOf(parameters), value: value.trim() })
  }
  return root.parts
}

const parametersOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(parameter)].map(([, name = '', value = '']) => [name.toUpperCase(), value.replaceAll('"', '')]),
  )

export const saidIn = ({ properties }: Part, name: string): Property | undefined =>
  properties.find((one) => one.name === name)
export const allSaidIn = ({ properties }: Part, name: string): Property[] =>
  properties.filter((one) => one.name === name)
