import os from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { Cluster, until } from '../scripts/cluster/cluster.ts'
import { ensurePackages } from '../scripts/cluster/packages.ts'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { say } from '../scripts/lib/say.mjs'
import { connections } from './parts/in-turns.ts'
import { median, rounded } from './parts/middle.ts'
import type { Result } from './parts/result.ts'

const sizes = [1, 2, 3]
const path = '/jobs?q=nurse&sort=relevance'
/** With a cookie of a session, be it worth nothing, a page is made for this request alone. */
const targets = {
  'results page, made for each': { path, headers: { cookie: 'XSRF-TOKEN=none' } },
  'API call': { path: `/api${path}`, headers: {} },
}
type Shot = { what: string; webs: number; perSecond: number; p99: number; failed: number }

/** One, two and three web processes behind the balancer of `npm run cluster`, in turns: how many requests a second each way. */
export default async function webs(args: string[]): Promise<Result> {
  const options = { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '8' } } as const
  const { values } = parseArgs({ args, options })
  ensurePackages()
  await ensureBuilt(process.cwd(), process.execPath)
  const load = os.loadavg()[0]?.toFixed(1)
  const environment = { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }
  const there = new Cluster({ webs: Math.max(...sizes), workers: 1, environment, say })
  try {
    await there.start()
    const shots: Shot[] = []
    for (let round = 0; round < Number(values.rounds); round++)
      for (const many of sizes) {
        await runOnly(there, many)
        for (const [what, { path: at, headers }] of Object.entries(targets)) {
          const shoot = (duration: number) => autocannon({ url: there.url + at, headers, connections, duration })
          await shoot(2) // warm
          const { requests, latency, errors, non2xx } = await shoot(Number(values.seconds))
          shots.push({ what, webs: many, perSecond: requests.average, p99: latency.p99, failed: errors + non2xx })
        }
      }
    const title = `${connections} connections through the balancer, ${os.cpus().length} cores for all of it; load before: ${load}`
    return { title, rows: Object.keys(targets).flatMap((what) => sizes.map((many) => row(what, many, shots))) }
  } finally {
    await there.stop()
  }
}

/** So many web processes serve, the others are ended, and the balancer knows it. */
async function runOnly(there: Cluster, many: number): Promise<void> {
  for (const at of sizes) {
    const part = there.part(`web-${at}`)
    if (at > many) await part.stop()
    else if (!part.pid) part.start()
  }
  for (let at = 1; at <= many; at++)
    await until(`web-${at} serves`, () => there.answers(`http://127.0.0.1:${3400 + at}/health/ready`))
  // the balancer asks each second, and wants to hear it twice
  await rest(5_000)
}

function row(what: string, many: number, shots: readonly Shot[]) {
  const of = (webs: number) => shots.filter((shot) => shot.what === what && shot.webs === webs)
  const [own, one] = [of(many), of(1)]
  return {
    what,
    'web processes': many,
    'requests/s (median)': Math.round(median(own.map(({ perSecond }) => perSecond))),
    rounds: own.map(({ perSecond }) => Math.round(perSecond)).join(' '),
    'of one (median)': rounded(median(own.map(({ perSecond }, at) => perSecond / (one[at]?.perSecond ?? Number.NaN)))),
    'p99, ms': median(own.map(({ p99 }) => p99)),
    failed: own.reduce((sum, { failed }) => sum + failed, 0),
  }
}
