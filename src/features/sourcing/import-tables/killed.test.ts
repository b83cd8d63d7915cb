import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { freeLostWork } from '#platform/server/background/free-lost-work.ts'
import { aKillable } from '#tests/world/a-killable.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

const people = 1_200
const site = await aSite()

test('a worker killed while it looks through, imports and undoes: it goes on where it was, and nobody is there twice', async () => {
  const employer = await anEmployer(site)
  const line = (at: number) =>
    `Person ${String.fromCharCode(65 + (at % 26))}${'abcdefgh'[at % 8]},kill${at}@example.com`
  const text = `Name,Email\n${Array.from({ length: people }, (_, at) => line(at)).join('\n')}`
  const file = { name: 'many.csv', bytes: Buffer.from(text) }
  const { data } = await employer.visitor.call(contract.addTable, {}, { files: { file } })
  const { id: table, columns, defaults } = data
  const show = async () => (await employer.visitor.call(contract.showTable, { table })).data
  const madeSoFar = async () =>
    Number((await site.pool.query('select count(*) from imported_candidates')).rows[0].count)

  /** Lets a process work until some of it is done, kills it there, and lets another one end it. */
  async function killedHalfWay() {
    const worker = await aKillable(site, {})
    worker.work({})
    for (let tries = 0; tries < 1_000 && (await show()).done < 500; tries++) await rest(5)
    worker.kill()
    await worker.ended
    const { done } = await show()
    assert.ok(done >= 500 && done < people, `killed half-way, at ${done}`)
    await freeLostWork(site.pool)
    return done
  }

  await employer.visitor.call(contract.checkTable, { table, columns, defaults })
  await killedHalfWay()
  await site.settle()
  assert.deepEqual((await show()).counts, { ready: people })

  await employer.visitor.call(contract.startTable, { table })
  await killedHalfWay()
  const some = await madeSoFar()
  assert.ok(some >= 500 && some < people)
  await site.settle()
  const { state, counts, done } = await show()
  assert.deepEqual([state, counts, done, await madeSoFar()], ['done', { made: people }, people, people])
  const told = await site.pool.query(`select count(*) from events where name = 'imported.saved'`)
  assert.equal(Number(told.rows[0].count), people)

  await employer.visitor.call(contract.undoTable, { table })
  await killedHalfWay()
  await site.settle()
  assert.deepEqual([(await show()).state, (await show()).counts], ['undone', { undone: people }])
  const left = await site.pool.query(`select from imported_candidates where state <> 'withdrawn' or email is not null`)
  assert.equal(left.rowCount, 0)
})
