import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unlockCv } from '#features/sourcing/cv-search/contact-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { anAdmin, anEmployer, confirmed, lookedAt, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { reconcileLedger } from './background.ts'
import {
  correctBalance,
  exportEntries,
  listEntries,
  listLimits,
  setLimit,
  showBalances,
  showBooks,
} from './contract.ts'

const site = await aSite()
const admin = await anAdmin(site)
const correct = (page: string, kind: 'coin' | 'cv' | 'sms', amount: number, request = newId()) =>
  admin.visitor.call(correctBalance, { page, kind, amount, note: 'Agreed by phone', request })

test('staff give once for each request, and never take more than there is', async () => {
  const { visitor, page } = await anEmployer(site)
  const request = newId()
  await correct(page.id, 'coin', 30, request)
  await correct(page.id, 'coin', 30, request)
  await correct(page.id, 'coin', -10)
  await admin.visitor.refused('no_coins', correctBalance, {
    ...{ page: page.id, kind: 'coin', amount: -21, note: 'Too much', request: newId() },
  })
  const { data } = await visitor.call(listEntries, { kind: 'coin' })
  assert.deepEqual(
    data.map(({ what, amount, balance, note, by }) => [what, amount, balance, note, by]),
    [
      ['correct', -10, 20, 'Agreed by phone', null],
      ['correct', 30, 30, 'Agreed by phone', null],
    ],
  )
  const coins = (await visitor.call(showBalances, {})).data.balances.find(({ kind }) => kind === 'coin')
  assert.equal(coins?.free, 20)
  await visitor.refused('not_allowed', correctBalance, {
    page: page.id,
    kind: 'coin',
    amount: 5,
    note: 'Mine',
    request,
  })
})

test('a recruiter spends within a limit, sees the own lines, and a second one at once does not pass it', async () => {
  const { visitor, page } = await lookedAt(site, await anEmployer(site))
  const recruiter = await confirmed(site, await teammate(site, page.id, 'recruiter'))
  const analyst = await teammate(site, page.id, 'analyst')
  await visitor.call(setLimit, { user: recruiter.id, kind: 'cv', monthly: 2 })
  const people = await Promise.all(
    [1, 2, 3, 4].map((at) => aPersonWithCv(site, { headline: `Limited welder ${at}` }, { visibility: 'searchable' })),
  )
  const tries = await Promise.all(people.map(({ id }) => recruiter.visitor.ask(unlockCv, { person: id })))
  assert.deepEqual(tries.map(({ statusCode }) => statusCode).toSorted(), [200, 200, 409, 409])
  assert.ok(tries.some(({ body }) => body.includes('over_limit')))
  const { data } = await recruiter.visitor.call(showBalances, {})
  assert.deepEqual(data.limits, [{ kind: 'cv', monthly: 2, spent: 2 }])
  assert.equal((await recruiter.visitor.call(listEntries, {})).data.length, 2, 'the opening is not the own')
  assert.equal((await visitor.call(listEntries, {})).data.length, 3)
  const [limited] = (await visitor.call(listLimits, {})).data.filter(({ user }) => user === recruiter.id)
  assert.deepEqual(
    limited?.limits.find(({ kind }) => kind === 'cv'),
    { kind: 'cv', monthly: 2, spent: 2 },
  )
  await analyst.visitor.refused('not_allowed', listEntries, {})
  for (const cursor of [0, 2_147_483_648]) {
    const { errors } = await visitor.refused('invalid', listEntries, { cursor })
    assert.equal(errors?.[0]?.field, 'cursor')
  }
  await recruiter.visitor.refused('not_allowed', setLimit, { user: recruiter.id, kind: 'cv', monthly: null })
  await visitor.call(setLimit, { user: recruiter.id, kind: 'cv', monthly: null })
  await recruiter.visitor.call(unlockCv, { person: people[tries.findIndex((one) => one.statusCode !== 200)]?.id ?? '' })
})

test('a statement is read page by page, narrowed, and taken along', async () => {
  const { visitor, page } = await anEmployer(site)
  for (let at = 0; at < 60; at++) await correct(page.id, 'sms', at % 2 ? -1 : 3)
  const first = await visitor.call(listEntries, { kind: 'sms' })
  const second = await visitor.call(listEntries, { kind: 'sms', cursor: Number(first.next_cursor) })
  assert.deepEqual([first.data.length, second.data.length, second.next_cursor], [50, 10, null])
  assert.equal(first.data[0]?.balance, 60)
  const lines = [...first.data, ...second.data]
  assert.equal(new Set(lines.map(({ id }) => id)).size, 60)
  for (const [at, { balance, amount }] of lines.entries())
    assert.equal(balance - amount, lines[at + 1]?.balance ?? 0, 'each line goes on from the one before')
  assert.ok((await visitor.call(listEntries, { way: 'out' })).data.every(({ amount }) => amount < 0))
  assert.deepEqual((await visitor.call(listEntries, { to: '2001-01-01' })).data, [])
  const file = await visitor.ask(exportEntries, { format: 'csv', kind: 'sms' })
  assert.equal(file.body.trim().split('\r\n').length, 61)
  assert.match(file.body, /Agreed by phone/)
})

test('books that do not agree are told to staff, once a night', async () => {
  const { page } = await anEmployer(site)
  await correct(page.id, 'coin', 5)
  await site.pool.query("update ledger_accounts set balance = 4 where page_id = $1 and kind = 'coin'", [page.id])
  const ctx = backgroundContext(site.world)
  await reconcileLedger.run(ctx, {})
  await reconcileLedger.run(ctx, {})
  const told = await site.settle()
  assert.equal(told.filter(({ to, text }) => to === admin.email && /ledger/.test(text ?? '')).length, 1)
  const { data } = await admin.visitor.call(showBooks, { page: page.id, q: 'Company employer' })
  assert.deepEqual(data.wrong, [{ page: page.id, name: page.name, kind: 'coin' }])
  assert.ok(data.found.length > 0)
  await site.pool.query("update ledger_accounts set balance = 5 where page_id = $1 and kind = 'coin'", [page.id])
  await admin.visitor.refused('not_found', showBooks, { page: newId() })
})

test('a period that ends before it begins is said, in a list and for a file', async () => {
  const { visitor } = await anEmployer(site)
  const turned = { from: '2026-11-02', to: '2026-11-01' }
  const { errors } = await visitor.refused('invalid', listEntries, turned)
  assert.deepEqual(
    errors?.map(({ field, code }: { field: string; code: string }) => [field, code]),
    [['to', 'period_order']],
  )
  await visitor.refused('invalid', exportEntries, { ...turned, format: 'csv' })
  assert.deepEqual((await visitor.call(listEntries, { from: '2026-11-01', to: '2026-11-01' })).data, [])
})
