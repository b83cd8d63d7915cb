import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { closeJob, showJob } from '#features/jobs/jobs/contract.ts'
import { list, readAll } from '#features/site/notifications/contract.ts'
import { aServerWithStandby } from '#tests/world/a-standby.ts'
import { live } from '#tests/world/live.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { makeLog } from '../log.ts'
import { openPools } from './pools.ts'
import { seenPlace } from './replica.ts'

let servers: Awaited<ReturnType<typeof aServerWithStandby>>
before(async () => {
  servers = await aServerWithStandby()
})
after(() => servers.stop())

const aSiteWithReplica = (): Promise<Site> => aSite({}, async () => servers.primary, { replica: servers.standby })

test('whoever writes reads what they wrote, while the replica stands still; others read the replica', async () => {
  const site = await aSiteWithReplica()
  const { employer, job, reference } = await aLiveJob(site)
  const { visitor } = employer
  await site.settle()
  const guest = new Visitor(site)
  await servers.caughtUp()
  assert.equal((await guest.call(showJob, { address: reference })).data.state, 'live')
  await servers.pause()
  try {
    assert.ok((await visitor.call(list, {})).data.some(({ read }) => !read))
    await visitor.call(readAll, {})
    assert.ok((await visitor.call(list, {})).data.every(({ read }) => read))
    await visitor.call(closeJob, { job, reason: 'filled' })
    assert.equal((await visitor.call(showJob, { address: reference })).data.state, 'closed')
    assert.equal((await guest.call(showJob, { address: reference })).data.state, 'live', 'the replica was not asked')
    // a program carries the place by itself
    const program = new Visitor(site)
    const seen = decodeURIComponent(visitor.cookies.get('seen') ?? '')
    assert.equal(
      (await program.call(showJob, { address: reference }, { headers: { 'x-seen': seen } })).data.state,
      'closed',
    )
    for (const wrong of ['x', '0/', "0/1' or true", 'FFFFFFFFF/0'])
      assert.equal(
        (await program.call(showJob, { address: reference }, { headers: { 'x-seen': wrong } })).data.state,
        'live',
      )
  } finally {
    await servers.resume()
  }
  await servers.caughtUp()
  assert.equal((await guest.call(showJob, { address: reference })).data.state, 'closed')
})

test('a live word says from where on it is to be seen', async () => {
  const site = await aSiteWithReplica()
  const { visitor, id } = (await aLiveJob(site)).employer
  await site.settle()
  const { connect } = await live(site)
  const line = await connect(visitor)
  assert.equal(await line.watch(`user:${id}`), true)
  await visitor.call(readAll, {})
  const word = await line.hear(({ event }) => event === 'notification.read')
  assert.match(word?.at ?? '', /^[0-9A-F]+\/[0-9A-F]+$/)
})

test('what a replica takes back to follow the primary is asked of the primary', async () => {
  const pools = openPools(servers.primary, makeLog('silent'), { replica: servers.standby })
  await sql`create table crowded as select 1 as one`.execute(pools.db)
  await servers.caughtUp()
  const asked = sql<{ is: boolean }>`select pg_is_in_recovery() as is, pg_sleep(1) from crowded`.execute(pools.read)
  await new Promise((done) => setTimeout(done, 300))
  await sql`vacuum full crowded`.execute(pools.db)
  assert.equal((await asked).rows[0]?.is, false)
  const where = async () =>
    (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(pools.read)).rows[0]?.is
  assert.equal(await where(), true)
  const place = await pools.replica?.place()
  await servers.caughtUp()
  assert.equal(await seenPlace.run(place ?? null, where), true)
  assert.equal(await seenPlace.run('FFFFFFFF/0', where), false)
  await pools.close()
})
