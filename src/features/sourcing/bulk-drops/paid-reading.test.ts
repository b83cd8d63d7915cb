import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { balanceOf } from '#features/money/ledger/ledger.ts'
import { wrongAccounts } from '#features/money/ledger/reconcile.ts'
import { freeLostWork } from '#platform/server/background/free-lost-work.ts'
import { aKillable } from '#tests/world/a-killable.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { coinsFor } from '#tests/world/coins.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'

const site = await aSite()
type Team = Awaited<ReturnType<typeof anEmployer>>
const aCv = (name: string) => Buffer.from(aTextCv(name, 'Storekeeper, Gate Four, 2019 to 2026').bytes)
const broken = (name: string) => Buffer.from(`%PDF-1.7 ${name}`)
const zip = (files: Record<string, Uint8Array>) => ({ name: 'cvs.zip', bytes: Buffer.from(zipSync(files)) })
const drop = ({ visitor, id, page }: Team, file: { name: string; bytes: Uint8Array }, more = {}) =>
  visitor.ask(contract.dropFiles, { user: id, page: page.id, ...more }, { files: { file } })
const balance = ({ page }: Team) => balanceOf(site.world.db, page.id, 'coin', site.world.now())
const list = async ({ visitor }: Team) => (await visitor.call(contract.listBulkDrops, {})).data
/** So many free readings a month, instead of two hundred. */
const freeOnes = (count: number) =>
  site.pool.query(`update prices set free_monthly = $1 where action = 'bulk_parse'`, [count])

test('beyond the free ones a CV costs what was agreed to: set aside first, used up once read, let go where there is nothing to read', async () => {
  await freeOnes(1)
  const employer = await anEmployer(site)
  await coinsFor(site, employer.page.id, 5)
  const { free, left } = await list(employer)
  assert.deepEqual([left, free], [1, { of: 1, cost: 1, balance: 5 }])
  const files = zip({
    'a.txt': aCv('Amal Haddad'),
    'b.txt': aCv('Boris Orlov'),
    'c.txt': aCv('Carla Mazzini'),
    'd.pdf': broken('x'),
  })
  assert.equal((await drop(employer, files)).json().code, 'bulk_enough')
  assert.equal((await drop(employer, files, { coins_each: 3 })).json().code, 'price_changed')
  const { data } = (await drop(employer, files, { coins_each: 1 })).json()
  assert.equal(await balance(employer), 3, 'two are set aside')
  await site.settle()
  const { items } = (await employer.visitor.call(contract.showBulkDrop, { drop: data.drop })).data
  assert.deepEqual(items.map(({ state }) => state).toSorted(), [
    'needs_review',
    'needs_review',
    'needs_review',
    'unreadable',
  ])
  assert.equal(await balance(employer), 3)
  assert.equal((await list(employer)).left, 0)
  await employer.visitor.call(contract.undoBulkDrop, { drop: data.drop })
  assert.equal(await balance(employer), 3, 'what was read is not given back')
  const later = (await drop(employer, { name: 'e.txt', bytes: aCv('Eva Stone') }, { coins_each: 1 })).json().data
  assert.equal(await balance(employer), 2)
  await employer.visitor.call(contract.undoBulkDrop, { drop: later.drop })
  await site.settle()
  assert.equal(await balance(employer), 3, 'what was not read yet costs nothing')
  assert.deepEqual(await wrongAccounts(site.world.db), [])
})

test('a file that turns out to say nothing costs nothing; with too few coins nothing is taken in, and nothing is lost', async () => {
  await freeOnes(0)
  const employer = await anEmployer(site)
  await coinsFor(site, employer.page.id, 2)
  const wordless = { name: 'none.txt', bytes: Buffer.from('1234 5678 90') }
  const { data } = (await drop(employer, wordless, { coins_each: 1 })).json()
  assert.equal(await balance(employer), 1)
  await site.settle()
  const { items } = (await employer.visitor.call(contract.showBulkDrop, { drop: data.drop })).data
  assert.deepEqual([items[0]?.state, await balance(employer)], ['unreadable', 2])
  const three = zip({ 'a.txt': aCv('Amal Haddad'), 'b.txt': aCv('Boris Orlov'), 'c.txt': aCv('Carla Mazzini') })
  const refused = (await drop(employer, three, { drop: data.drop, coins_each: 1 })).json()
  assert.deepEqual([refused.code, await balance(employer)], ['no_coins', 2])
  const { rows } = await site.pool.query('select from files where page_id = $1', [employer.page.id])
  assert.equal(rows.length, 1, 'only the first file is there')
  await coinsFor(site, employer.page.id, 1)
  assert.equal((await drop(employer, three, { drop: data.drop, coins_each: 1 })).statusCode, 201)
  await site.settle()
  assert.equal(await balance(employer), 0)
})

test('a hundred CVs, the worker killed half-way: all are read once, paid once, and told once', async () => {
  await freeOnes(40)
  const employer = await anEmployer(site)
  await coinsFor(site, employer.page.id, 100)
  const files = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [
      `${at}.txt`,
      at % 10 === 9
        ? Buffer.from(`${at} 5678`)
        : aCv(`Person Number${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10)]}`),
    ]),
  )
  const { data } = (await drop(employer, zip(files), { coins_each: 1 })).json()
  assert.equal(await balance(employer), 40)
  const read = async () =>
    Number(
      (await site.pool.query(`select count(*) from bulk_items where drop_id = $1 and state <> 'parsing'`, [data.drop]))
        .rows[0].count,
    )
  const worker = await aKillable(site, {})
  worker.work({})
  while ((await read()) < 30) await new Promise((then) => setTimeout(then, 20))
  worker.kill()
  await worker.ended
  const half = await read()
  assert.ok(half >= 30 && half < 100, `killed at ${half}`)
  await freeLostWork(site.pool)
  await site.settle()
  const { items } = (await employer.visitor.call(contract.showBulkDrop, { drop: data.drop })).data
  const counts = Map.groupBy(items, ({ state }) => state)
  assert.deepEqual([counts.get('needs_review')?.length, counts.get('unreadable')?.length], [90, 10])
  const { rows } = await site.pool.query(
    `select sum(coins)::integer as coins from bulk_items where drop_id = $1 and state = 'needs_review'`,
    [data.drop],
  )
  assert.equal(await balance(employer), 100 - rows[0].coins)
  const told = await site.pool.query(
    `select count(*)::integer from events where thing_id = $1 and data->>'what' = 'read'`,
    [data.drop],
  )
  assert.equal(told.rows[0].count, 100)
  assert.deepEqual(await wrongAccounts(site.world.db), [])
})
