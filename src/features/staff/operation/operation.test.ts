import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { generateX25519Identity } from 'age-encryption'
import { listQueues } from '#features/staff/queues/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { report } from '#platform/server/backup/report.ts'
import { aStaffMember } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { keepBackupUp, makeBackup, tryBackup } from './backup-tasks.ts'
import * as contract from './contract.ts'

/** A task that went wrong `tries` times of eight. */
async function aFailedTask({ pool }: Site, tries: number): Promise<string> {
  const { rows } = await pool.query(
    `select id::text from graphile_worker.add_job('sum-up-traffic', '{}', max_attempts => 8)`,
  )
  await pool.query(
    `update graphile_worker._private_jobs set attempts = $2, run_at = now() + interval '1 hour',
      last_error = E'the disk is full\nat write (file.ts:1)' where id = $1`,
    [rows[0].id, tries],
  )
  return rows[0].id
}

test('what failed is shown with its first words, given up before what is tried again; nothing of what it was about', async () => {
  const site = await aSite()
  const [later, last] = [await aFailedTask(site, 3), await aFailedTask(site, 8)]
  const { visitor } = await aStaffMember(site, 'super')
  const { data } = await visitor.call(contract.showOperation, {})
  assert.deepEqual(
    data.troubles.map(({ id, state, tries, error, next_at }) => [id, state, tries, error, next_at === null]),
    [
      [last, 'given_up', 8, 'the disk is full', true],
      [later, 'retrying', 3, 'the disk is full', false],
    ],
  )
  assert.deepEqual([data.tasks.retrying, data.tasks.given_up], [1, 1])
  assert.ok(data.schedule.some(({ name, cron }) => name === 'sum-up-traffic' && cron.split(' ').length === 5))
  assert.ok(data.storage.database > 1_000_000 && data.storage.tables.length > 0)
  const line = (await visitor.call(listQueues, {})).data.find(({ key }) => key === 'work')
  assert.deepEqual([line?.open, line?.screen], [1, '/admin/work'])
})

test('a failed task is tried again as a new one, or taken out with a reason; neither twice, and never one that runs', async () => {
  const site = await aSite()
  const { visitor } = await aStaffMember(site, 'super')
  const [one, other, running] = [await aFailedTask(site, 8), await aFailedTask(site, 8), await aFailedTask(site, 2)]
  await site.pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = $1`, [
    running,
  ])
  const retry = (task: string) => visitor.call(contract.retryTask, { task })
  await retry(one)
  const { rows } = await site.pool.query(
    'select attempts, run_at <= now() as due from graphile_worker.jobs where id = $1',
    [one],
  )
  assert.deepEqual(rows, [{ attempts: 0, due: true }])

  await visitor.refused('invalid', contract.dropTask, { task: other, reason: ' ' })
  const drops = await Promise.allSettled(
    [1, 2].map(() => visitor.call(contract.dropTask, { task: other, reason: 'Its file is gone' })),
  )
  assert.deepEqual(drops.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  for (const task of [other, running, '999999999999']) await visitor.refused('not_found', contract.retryTask, { task })
  const { rows: kept } = await site.pool.query(
    `select name, data ->> 'reason' as reason from events where name like 'work.%' order by at, id`,
  )
  assert.deepEqual(kept, [
    { name: 'work.retried', reason: null },
    { name: 'work.dropped', reason: 'Its file is gone' },
  ])
})

test('backups are told by the report they leave: none, fresh with its trial, old, and one that cannot be read', async () => {
  const site = await aSite()
  const { visitor } = await aStaffMember(site, 'super')
  const backups = async () => (await visitor.call(contract.showOperation, {})).data.backups
  const leave = (text: string) => writeFile(path.join(site.world.settings.DATA_DIR, 'backup.json'), text)
  assert.equal((await backups()).state, 'none')
  const made_at = site.world.now().toISOString()
  await leave(JSON.stringify({ made_at, bytes: 7, restored_at: '2026-11-20T09:00:00+03:00' }))
  const fresh = { state: 'fresh', made_at, bytes: 7, reached_at: null, restored_at: '2026-11-20T06:00:00.000Z' }
  assert.deepEqual(await backups(), fresh)
  for (const [failed, state] of [
    ['backup', 'failing'],
    ['trial', 'unrestorable'],
  ] as const) {
    await leave(JSON.stringify({ made_at, failed }))
    assert.equal((await backups()).state, state)
  }
  await leave(JSON.stringify({ made_at, bytes: 7 }))
  site.later(27 * 3_600_000)
  assert.equal((await backups()).state, 'old')
  for (const broken of ['', '{', '[]', '{"made_at": "yesterday"}']) {
    await leave(broken)
    assert.equal((await backups()).state, 'unreadable', broken)
  }
})

test('a backup that fails is told until one succeeds, and without a place for backups nothing is done', async () => {
  const key = await generateX25519Identity()
  const site = await aSite()
  const { visitor } = await aStaffMember(site, 'super')
  const state = async () => (await visitor.call(contract.showOperation, {})).data.backups.state
  const task = (settings: object, one = makeBackup) =>
    one.run(backgroundContext({ ...site.world, settings: { ...site.world.settings, ...settings } }), {})
  for (const one of [makeBackup, keepBackupUp, tryBackup]) await task({}, one)
  assert.equal(await state(), 'none')
  const made_at = site.world.now().toISOString()
  await report(site.world.settings, { made_at })
  const nowhere = { BACKUP_TO: path.join(site.world.settings.DATA_DIR, 'backup.json', 'below-a-file'), BACKUP_KEY: key }
  await assert.rejects(task(nowhere), /ENOTDIR|EEXIST/)
  await task({})
  assert.equal(await state(), 'failing')
  const empty = { BACKUP_TO: path.join(site.world.settings.DATA_DIR, 'kept'), BACKUP_KEY: key }
  await assert.rejects(task(empty, tryBackup), /No whole backup/)
  assert.equal(await state(), 'unrestorable')
  await report(site.world.settings, { made_at, failed: undefined })
  assert.equal(await state(), 'fresh')
})

test('why messages did not arrive is counted, and whose statements run long is seen', async () => {
  const site = await aSite()
  const { visitor } = await aStaffMember(site, 'super')
  await site.pool.query(`insert into bounced_addresses (address, code, reason, bounced_at, try_at)
    select 'a' || n || '@example.com', case when n = 1 then 552 else 550 end, 'gone', now(), now() from generate_series(1, 3) n`)
  const statement = 'select pg_sleep(30)'
  const sleeping = site.pool.query(statement).catch(() => {})
  const seconds = async () =>
    (await visitor.call(contract.showOperation, {})).data.running.find((one) => one.statement === statement)?.seconds ??
    0
  for (let tries = 0; (await seconds()) <= 1; tries++) {
    assert.ok(tries < 200, 'a statement that runs long is not seen')
    await rest(100)
  }
  await site.pool.query('select pg_cancel_backend(pid) from pg_stat_activity where query = $1', [statement])
  await sleeping
  const { data } = await visitor.call(contract.showOperation, {})
  assert.deepEqual(data.undelivered, [
    { channel: 'mail', reason: '550', count: 2 },
    { channel: 'mail', reason: '552', count: 1 },
  ])
  assert.equal(data.slow, null)
})
