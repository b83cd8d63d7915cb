import os from 'node:os'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { median, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'
import { startHouse } from './parts/start-house.ts'

const connections = 32
const search = 'q=nurse&sort=relevance'

/**
 * The results page, rendered by the server, and the call behind it, in turns with a plain route that answers a fixed text
 * of the page's size. The ratio of one round compares what ran within the same seconds.
 */
export default async function resultsPage(args: string[]): Promise<Result> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '4' }, seconds: { type: 'string', default: '6' } },
  })
  const house = await startHouse()
  try {
    const page = `${house.url}/jobs?${search}`
    const html = await (await fetch(page)).text()
    await house.setPlain(Buffer.byteLength(html))
    const targets = {
      'plain route': house.plainUrl,
      'results page': page,
      'results page, compressed': page,
      'API call': `${house.url}/api/jobs?${search}`,
    }
    const rounds: Round[] = []
    for (const [what, url] of Object.entries(targets)) await shoot(what, url, 2) // warm
    for (let round = 0; round < Number(values.rounds); round++)
      for (const [what, url] of Object.entries(targets)) rounds.push(await shoot(what, url, Number(values.seconds)))
    return { title: title(html), rows: Object.keys(targets).map((what) => row(what, rounds)) }
  } finally {
    await house.stop()
  }
}

type Round = { what: string; perSecond: number; p50: number; p99: number; failed: number }

async function shoot(what: string, url: string, duration: number): Promise<Round> {
  const headers: Record<string, string> = what.includes('compressed') ? { 'accept-encoding': 'br' } : {}
  const { requests, latency, errors, non2xx } = await autocannon({ url, connections, duration, headers })
  return { what, perSecond: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + non2xx }
}

function row(what: string, rounds: Round[]) {
  const own = rounds.filter((round) => round.what === what)
  const plain = rounds.filter((round) => round.what === 'plain route')
  const ratios = own.map(({ perSecond }, at) => perSecond / (plain[at]?.perSecond ?? Number.NaN))
  return {
    what,
    'requests/s (median)': Math.round(median(own.map(({ perSecond }) => perSecond))),
    rounds: own.map(({ perSecond }) => Math.round(perSecond)).join(' '),
    'of plain (median)': rounded(median(ratios)),
    'p50, ms': median(own.map(({ p50 }) => p50)),
    'p99, ms': median(own.map(({ p99 }) => p99)),
    failed: own.reduce((sum, { failed }) => sum + failed, 0),
  }
}

const title = (html: string) =>
  `/jobs?${search} at ${connections} connections, ${Math.round(Buffer.byteLength(html) / 1024)} KB of HTML; load before: ${os.loadavg()[0]?.toFixed(1)}`
