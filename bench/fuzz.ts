// React is what NODE_ENV says when it is first read
import './parts/as-production.ts'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { readSettings } from '#platform/server/settings.ts'
import { freePort } from '#tests/world/free-port.ts'
import { makeActors } from '#tests/world/fuzz/actors.ts'
import { byHand } from '#tests/world/fuzz/by-hand.ts'
import { makeDice } from '#tests/world/fuzz/dice.ts'
import { type Fault, type Found, named } from '#tests/world/fuzz/found.ts'
import { fuzz } from '#tests/world/fuzz/fuzz.ts'
import { demoPeople } from '#tests/world/fuzz/fuzz-people.ts'
import { knownIds } from '#tests/world/fuzz/known.ts'
import { fuzzPages } from '#tests/world/fuzz/pages.ts'
import type { Ask, Got } from '#tests/world/fuzz/request-of.ts'
import { whatIsShown } from '#tests/world/fuzz/shown.ts'
import { unreachable } from '#tests/world/fuzz/unreachable.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { say } from '../scripts/lib/say.mjs'
import { parts } from '../src/features.ts'
import { start } from '../src/start.ts'
import { quiet } from './parts/quiet.ts'
import type { Result } from './parts/result.ts'

const contract = parts.calls.map(({ call }) => call)

/**
 * Every call and every page of the built product with its demo content, asked with what their contract takes and what breaks it.
 * Fails on any 5xx, on insides in an answer, on a failure that is no problem+json, on a call that never succeeded,
 * and on work in the background that failed.
 */
export default async function fuzzBench(args: string[]): Promise<Result> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      /** Ends earlier, after so many minutes of asking. */
      minutes: { type: 'string', default: '600' },
      /** A data folder to go on with, in place of a new one. */
      data: { type: 'string' },
    },
  })
  await ensureBuilt(process.cwd(), process.execPath)
  const folder = values.data ?? temporaryFolder('bench')
  Object.assign(process.env, quiet, {
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    DATA_DIR: folder,
    MAIL_DELAY: '0',
    PUSH: 'outbox',
    PUSH_HOSTS: 'push.example',
  })
  const running = await start(readSettings({ ...process.env, PORT: String(await freePort()) }), () => {})
  try {
    const { pools, world } = running.opened
    const { pool } = pools
    const ask = over(running.address)
    const [dice, known] = [makeDice(Number(values.seed)), await knownIds(pool)]
    const actors = makeActors(await demoPeople(pool, 'Masar2026'), ask, dice)
    const most = Number(values.requests)
    const end = Date.now() + Number(values.minutes) * 60_000
    const begun = await newestJob(pool)
    const rest = () => untilIdle(pool, begun)
    const found = await fuzz(
      {
        ask,
        calls: contract,
        actors,
        known,
        dice,
        now: world.now,
        rest,
        clock: byHand(pool, rest),
        shown: whatIsShown(world.settings, () => pause(200), 50),
        origin: world.settings.publicUrl,
        share: 1,
      },
      (so) => told(so, most) || Date.now() > end,
    )
    await fuzzPages({ ask, actors, known, dice }, found, Math.ceil(found.requests / 10))
    found.faults.push(...(await failedJobs(pool)))
    return resultOf(found, Number(values.seed))
  } finally {
    await running.stop()
    if (!values.data) await rm(folder, { recursive: true, force: true })
  }
}

/** Waits until what was asked for up to now is done in the background, though not for ever; what a start brings goes on. */
async function untilIdle(pool: pg.Pool, since: string, most = 3_000): Promise<void> {
  const waiting = `select from graphile_worker._private_jobs
    where id between $1 and $2 and ((run_at <= now() and attempts = 0) or locked_at is not null) limit 1`
  const upTo = await newestJob(pool)
  const end = Date.now() + most
  while (Date.now() < end && (await pool.query(waiting, [since, upTo])).rowCount) await pause(50)
}

const newestJob = async (pool: pg.Pool): Promise<string> =>
  (await pool.query<{ id: string }>('select coalesce(max(id), 0) as id from graphile_worker._private_jobs')).rows[0]
    ?.id ?? '0'

/** Work in the background that a request caused and that failed, at its first try as at its last. */
async function failedJobs(pool: pg.Pool): Promise<Fault[]> {
  await untilIdle(pool, '0', 60_000)
  const { rows } = await pool.query<{ task: string; last_error: string; payload: unknown }>(`
    select tasks.identifier as task, last_error, payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where last_error is not null`)
  return rows.map(({ task, last_error, payload }) => ({
    ...{ what: `job ${task}`, fault: last_error.slice(0, 300), asked: JSON.stringify(payload).slice(0, 300) },
  }))
}

let last = 0
function told(found: Found, most: number): boolean {
  if (found.requests - last >= 5_000) {
    last = found.requests
    say(`${found.requests} requests, ${found.reached.size} calls reached, ${found.faults.length} faults`)
  }
  return found.requests >= most
}

const over =
  (address: string): Ask =>
  async ({ method, url, payload, headers }) => {
    const answer = await fetch(`${address}${url}`, {
      method,
      headers,
      redirect: 'manual',
      ...(payload !== undefined && { body: payload as string }),
    })
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]?.split('=') as [string, string])
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: await answer.text(),
      cookies: new Map(cookies.map(([name, ...value]) => [name, value.join('=')])),
      head: method === 'HEAD',
    } satisfies Got
  }

function resultOf({ requests, reached, readBack, faults, statuses, refused }: Found, seed: number): Result {
  const missed = contract.map(named).filter((name) => !reached.has(name) && !(name in unreachable))
  const shown = new Map<string, string>()
  for (const { what, fault, asked } of faults)
    shown.set(`${what} ${fault.slice(0, 60)}`, `${what}\n  ${fault}\n  ${asked}`)
  const passed = faults.length === 0 && missed.length === 0
  return {
    title: `${requests} requests with seed ${seed}, ${readBack} fields read back`,
    rows: [...statuses].sort(([one], [other]) => one - other).map(([status, times]) => ({ status, times })),
    verdict: {
      passed,
      text: passed
        ? `No fault; ${reached.size} of ${contract.length} calls succeeded, the others are listed with their reason.`
        : [...shown.values(), ...missed.map((name) => `Never succeeded: ${name} (${whyNot(refused.get(name))})`)].join(
            '\n',
          ),
    },
  }
}

const whyNot = (codes: ReadonlyMap<string, number> = new Map()) =>
  [...codes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([why, times]) => `${times} × ${why}`)
    .join(', ')
