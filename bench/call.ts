import http from 'node:http'
import { parseArgs } from 'node:util'
import { getOnce } from './parts/get-once.ts'
import { median, quantile } from './parts/middle.ts'
import type { Result } from './parts/result.ts'
import { type House, startHouse } from './parts/start-house.ts'

const asked = [
  { what: 'search of 20 jobs', path: '/jobs', input: { q: 'nurse' } },
  { what: 'count of open jobs', path: '/resources/get-count/job/{id}', input: { id: 0 } },
]

/** One call after the other: as a page's loader makes it, inside the server, and over HTTP on one kept connection. */
export default async function call(args: string[]): Promise<Result> {
  const { values } = parseArgs({
    args,
    options: { times: { type: 'string', default: '500' }, rounds: { type: 'string', default: '3' } },
  })
  const house = await startHouse()
  try {
    const rows: Result['rows'] = []
    for (const one of asked) rows.push(...(await compare(house, one, Number(values.times), Number(values.rounds))))
    return { title: `One call at a time, ${values.rounds} rounds of ${values.times} each way, in turns`, rows }
  } finally {
    await house.stop()
  }
}

async function compare(house: House, { what, path, input }: (typeof asked)[number], times: number, rounds: number) {
  const ways = {
    'in process': () => house.callInside(path, input, times),
    'over HTTP': () => callMany(addressOf(house.url, path, input), times),
  }
  const measured: Record<string, number[]> = {}
  for (const run of Object.values(ways)) await run() // warm
  for (let round = 0; round < rounds; round++)
    for (const [way, run] of Object.entries(ways)) measured[way] = [...(measured[way] ?? []), ...(await run())]
  return Object.entries(measured).map(([way, taken]) => ({
    call: what,
    way,
    'median, µs': Math.round(median(taken)),
    'p99, µs': Math.round(quantile(taken, 0.99)),
  }))
}

function addressOf(url: string, path: string, input: Record<string, unknown>): string {
  const rest = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) if (!path.includes(`{${name}}`)) rest.set(name, String(value))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]))
  return `${url}/api${filled}?${rest}`
}

async function callMany(address: string, times: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const begun = performance.now()
    await getOnce(address, agent)
    taken.push((performance.now() - begun) * 1_000)
  }
  agent.destroy()
  return taken
}
