import { setTimeout as rest } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Cluster, until } from '../scripts/cluster/cluster.ts'
import { ensurePackages } from '../scripts/cluster/packages.ts'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { say } from '../scripts/lib/say.mjs'
import { ask } from './parts/ask.ts'
import { type Fault, faults, upgradeTo } from './parts/faults.ts'
import { lagging } from './parts/lagging.ts'
import { PeopleMeanwhile } from './parts/people-meanwhile.ts'
import { prepareMeanwhile } from './parts/prepare-meanwhile.ts'
import type { Result } from './parts/result.ts'
import { Traffic } from './parts/traffic.ts'

const people = ['candidate-en', 'candidate-ar', 'employer', 'recruiter']
const password = 'Masar2026'
const neverBack = 'not within 300'

/**
 * The cluster of `npm run cluster` under 50 writes a second (`--writes`) and people who apply, book, write and move cards: each part
 * killed in turn, leaders changed, processes restarted one after the other, a replica that lags. Nothing acknowledged may be lost or doubled,
 * nobody may miss what they wrote, every process has to live. `--minutes N` goes on with a fault of chance every `--every` seconds;
 * `--only NAME` is one fault alone; `--from FOLDER` begins with the built version there and upgrades to this one.
 */
export default async function cluster(args: string[]): Promise<Result> {
  const options = {
    minutes: { type: 'string', default: '0' },
    every: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    writes: { type: 'string', default: '50' },
    from: { type: 'string' },
  } as const
  const { values } = parseArgs({ args, options })
  ensurePackages()
  await ensureBuilt(process.cwd(), process.execPath)
  const environment = { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }
  const there = new Cluster({ webs: 2, workers: 2, environment, say, ...(values.from && { folder: values.from }) })
  try {
    await there.start()
    const all = values.from ? upgradeTo(process.cwd()) : faults
    const chosen = Object.entries(all).filter(([name]) => !values.only || name === values.only)
    const slots = await slotsOf(there)
    const rows: Result['rows'] = []
    if (!values.only || values.only === 'lag') rows.push(...(await lagging(there)))
    const people = new PeopleMeanwhile(there, await prepareMeanwhile(there))
    const traffic = new Traffic(there.url, slots, Number(values.writes))
    traffic.start()
    people.start()
    await rest(5_000)
    for (const [name, fault] of chosen) rows.push(await suffered(there, traffic, name, fault))
    const until = performance.now() + Number(values.minutes) * 60_000
    const pace = Number(values.every) * 1_000
    for (let due = performance.now() + pace; due < until; due += pace) {
      await rest(Math.max(0, due - performance.now()))
      const [name, fault] = chosen[Math.floor(Math.random() * chosen.length)] as [string, Fault]
      rows.push(await suffered(there, traffic, `${name}, by chance`, fault))
    }
    await rest(Math.max(3_000, until - performance.now()))
    await Promise.all([traffic.stop(), people.stop()])
    return await summary(there, traffic, people, rows)
  } finally {
    await there.stop()
  }
}

/** Four people with fifteen saved jobs each. */
async function slotsOf(there: Cluster) {
  const jobs = await there.rows<{ id: string }>(
    `select id from jobs where state = 'live' and id not in (select job_id from saved_jobs) order by id limit 60`,
  )
  const each = Math.floor(jobs.length / people.length)
  const slots: { token: string; job: string }[] = []
  for (const [at, name] of people.entries()) {
    const body = { email: `${name}@demo.masar.example`, password }
    const signed = await ask(there.url, '/api/authenticate', { method: 'POST', body })
    if (!signed.ok) throw new Error(`${name} could not sign in: ${signed.status} ${signed.body}`)
    const { token } = JSON.parse(signed.body) as { token: string }
    for (const { id } of jobs.slice(at * each, (at + 1) * each)) {
      const saved = await ask(there.url, `/api/jobs/${id}/saved`, { method: 'PUT', token, body: {} })
      if (!saved.ok) throw new Error(`a job could not be saved: ${saved.status} ${saved.body}`)
      slots.push({ token, job: id })
    }
  }
  return slots
}

async function suffered(there: Cluster, traffic: Traffic, name: string, fault: Fault) {
  say(name)
  const begun = performance.now()
  await fault(there)
  // one that does not come back is told with the counts of all
  const isBack = await until('all is well again', () => isWell(there)).then(
    () => true,
    () => false,
  )
  await rest(5_000)
  const failed = traffic.failedSince(begun)
  return {
    what: name,
    failed: failed?.times ?? 0,
    how: failed?.how ?? '',
    'failing, s': failed ? `${failed.first.toFixed(1)} to ${failed.last.toFixed(1)}` : '',
    'well again after, s': isBack ? Number(((performance.now() - begun - 5_000) / 1_000).toFixed(1)) : neverBack,
  }
}

/** Every part answers, one leads, the other follows. */
async function isWell(there: Cluster): Promise<boolean> {
  if ([...there.parts.values()].some(({ pid }) => pid === 0)) return false
  const leader = await there.leader()
  if (!leader) return false
  const { values } = there.places
  const follower = leader === 'a' ? values.PATRONI_B : values.PATRONI_A
  const asked = [
    `http://127.0.0.1:${follower}/replica`,
    'http://127.0.0.1:3401/health/ready',
    'http://127.0.0.1:3402/health/ready',
  ]
  const all = await Promise.all([...asked, `${there.url}/health/ready`].map((url) => there.answers(url)))
  return all.every(Boolean)
}

async function summary(
  there: Cluster,
  traffic: Traffic,
  people: PeopleMeanwhile,
  rows: Result['rows'],
): Promise<Result> {
  const counts = await people.counts()
  const kept = await there.rows<{ job_id: string; note: string }>(
    'select job_id, note from saved_jobs where job_id = any($1)',
    [traffic.slots.map(({ job }) => job)],
  )
  const noteOf = new Map(kept.map(({ job_id, note }) => [job_id, Number(note)]))
  const written = traffic.slots.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  const lost = traffic.slots.filter(({ job, acknowledged }) => (noteOf.get(job) ?? 0) < acknowledged).length
  const stale = await there.rows<{ count: number }>(
    `select count(*)::int as count from graphile_worker.jobs where run_at < now() - interval '2 minutes' and attempts < max_attempts and locked_at is null`,
  )
  const answers = Object.entries(traffic.answered).map(([what, count]) => ({ what, failed: count }))
  const longest = Object.entries(traffic.longest).map(([what, ms]) => ({
    what: `longest of ${what}, ms`,
    failed: Math.round(ms),
  }))
  const memory = [...there.parts.values()].flatMap(({ name, memory }) =>
    /^(web|worker)-/.test(name) ? [{ what: `memory of ${name} at the end, MB`, failed: memory }] : [],
  )
  const wrong = counts.reduce((sum, { failed }) => sum + failed, 0)
  const isBack = rows.every((row) => row['well again after, s'] !== neverBack)
  const passed = isBack && lost === 0 && wrong === 0 && traffic.vanished === 0 && stale[0]?.count === 0
  return {
    title: 'A cluster on one machine: faults under load',
    rows: [...rows, ...counts, ...answers, ...longest, ...memory],
    verdict: {
      passed,
      text: `Alerts raised: ${(await there.alerts()).join(', ') || 'none'}. ${written} writes acknowledged; of ${traffic.slots.length} notes ${lost} older than acknowledged; missed by whoever wrote them ${traffic.vanished}; background jobs left lying ${stale[0]?.count}; pressed again before it was acknowledged ${people.again}; half-hours found full ${people.full}.`,
    },
  }
}
