import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import { readPidFile } from '#platform/server/db/embedded/pid-file.ts'
import { waitUntil } from '#platform/server/db/embedded/wait-until.ts'
import { aCollector } from '#tests/world/a-collector.ts'
import { freePort } from '#tests/world/free-port.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The worker with its own database, as `npm start` runs it; web needs the built pages, and journeys have it. */
function startWorker(folder: string, settings: Record<string, string>) {
  const supervise = path.join(root, 'scripts/lib/supervise.mjs')
  const script = `import { supervise } from ${JSON.stringify(supervise)}
    process.exitCode = await supervise(process.execPath, ['src/main.ts'], {})`
  const own = {
    NODE_ENV: 'production',
    ROLE: 'worker',
    DEMO: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    ...settings,
  }
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return { child, times: (text: string) => said.split(text).length - 1 }
}

test('worker and database come back however they are killed, say how they are, and end in order', {
  timeout: 120_000,
  skip: process.platform !== 'linux',
}, async () => {
  const folder = temporaryFolder('alive')
  const collector = await aCollector()
  const METRICS_PORT = String(await freePort())
  const { child, times } = startWorker(folder, { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const cluster = path.join(folder, 'postgres/cluster')
  const postmaster = () => readPidFile(cluster)?.pid ?? 0
  assert.ok(await waitUntil(() => times('Masar worker is ready') === 1, 60_000))
  const ask = async <T extends object>(statement: string): Promise<T[]> => {
    const password = readFileSync(path.join(folder, 'postgres/password'), 'utf8').trim()
    const client = new pg.Client({ host: cluster, port: 5432, user: 'masar', password, database: 'masar' })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query(statement)
    await client.end()
    return rows as T[]
  }
  const works = async (within: number) => {
    await ask(
      `select graphile_worker.add_job('react', '{"event":"00000000-0000-7000-8000-000000000000","reactions":[]}')`,
    )
    const left = () =>
      ask<{ id: string }>('select id from graphile_worker.jobs').then(
        (rows) => rows.length,
        () => 1,
      )
    for (const end = Date.now() + within; await left(); await rest(100))
      assert.ok(Date.now() < end, 'the work is not done')
  }
  await works(10_000)

  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  assert.ok(await waitUntil(() => times('runs again') === 1, 60_000), 'the database is started again')
  assert.notEqual(postmaster(), killed)
  await works(20_000)
  assert.equal(times('Masar worker is ready'), 1, 'by the same process')

  const [{ pid } = { pid: 0 }] = await ask<{ pid: number }>(
    "select substr(application_name, 7)::int as pid from pg_stat_activity where application_name ~ '^masar-[0-9]+$' limit 1",
  )
  process.kill(pid, 'SIGKILL')
  assert.ok(await waitUntil(() => times('Masar worker is ready') === 2, 60_000), 'the worker is started again')
  await works(20_000)

  const watched = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  for (const sign of ['masar_queue_oldest_seconds 0', 'masar_background_jobs_total{job="react",outcome="done"}'])
    assert.ok(watched.includes(sign), `${sign} in ${watched}`)
  assert.match(watched, /masar_pool_connections\{pool="background",state="idle"\} \d/)

  const begun = Date.now()
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'exit'), [0, null])
  assert.ok(Date.now() - begun < 10_000)
  const names = new Set(collector.spans.map(({ name }) => name))
  assert.ok(names.has('task react') && names.has('statement'), [...names].join())
  collector.close()
  rmSync(folder, { recursive: true, force: true })
})
