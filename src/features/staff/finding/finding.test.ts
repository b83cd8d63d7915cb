import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addVouchers, showVouchers, withdrawVouchers } from '#features/money/vouchers/contract.ts'
import { aCandidate, aLiveJob, aStaffMember } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'
import { readQuery } from './read-query.ts'

test('what was typed is read as everything it may mean', () => {
  assert.equal(readQuery('Hala@Corniche.example').email, 'hala@corniche.example')
  assert.equal(readQuery('hala@').words, null)
  assert.equal(readQuery('@corniche.example').domain, 'corniche.example')
  assert.equal(readQuery('+971 50 123 4567').phone, '+971501234567')
  assert.equal(readQuery('٠٠٩٧١٥٠١٢٣').phone, '+97150123')
  assert.equal(readQuery('2026-0001').reference, '2026-0001')
  assert.match(readQuery('мороз').words ?? '', /'Мороз':\*/)
  assert.equal(readQuery("a'b & c").words?.includes("''"), false)
  assert.equal(readQuery('&|!()').words, null)
})

test('anybody is found by name in any case, mail, domain, phone and id; a job by title and reference', async () => {
  const site = await aSite()
  const { job, reference, employer } = await aLiveJob(site)
  const person = await aCandidate(site, { name: 'Елена Морозова', email: 'elena@neva.test', phone: '+971501234567' })
  await site.pool.query(`update users set phone = '+971501234567' where id = $1`, [person.id])
  const boss = await aStaffMember(site, 'super')
  const find = async (q: string, who = boss) =>
    (await who.visitor.call(contract.findAnything, { q })).data.flatMap(({ kind, items }) =>
      items.map(({ id }) => `${kind} ${id}`),
    )
  for (const q of ['морозова', 'Елена', 'elena@neva', 'neva.test', '@neva.test', '+97150123', person.id])
    assert.deepEqual(await find(q), [`person ${person.id}`], q)
  assert.deepEqual(await find(reference), [`job ${job}`])
  assert.ok((await find('warehouse coord')).includes(`job ${job}`))
  assert.ok((await find(employer.page.name)).includes(`page ${employer.page.id}`))
  for (const q of ['%%', '_@_', "o'; drop table users", 'x'.repeat(200), '\u202eabc'])
    assert.deepEqual(await find(q), [], q)
  await boss.visitor.refused('invalid', contract.findAnything, { q: 'a' })
})

test('a voucher is found by its code however it was typed, and all made together by what for', async () => {
  const site = await aSite()
  const finance = await aStaffMember(site, 'finance')
  const wanted = { label: 'Spring fair', kind: 'coin' as const, amount: 5, count: 2, uses: 1 }
  const { data: batch } = await finance.visitor.call(addVouchers, wanted)
  const { vouchers } = (await finance.visitor.call(showVouchers, { batch: batch.id })).data
  const code = vouchers[0]?.code ?? ''
  const find = async (q: string) =>
    (await finance.visitor.call(contract.findAnything, { q })).data.find(({ kind }) => kind === 'voucher')?.items ?? []
  for (const q of [code, ` ${code.toUpperCase().replace(/(.{3})/, '$1-')} `, `\u202b${code}`]) {
    const [one, ...others] = await find(q)
    assert.deepEqual([one?.title, one?.hint, one?.state], ['Spring fair', code, 'active'], q)
    assert.equal(one?.link, `/admin/vouchers/${batch.id}`)
    assert.deepEqual(others, [])
  }
  assert.deepEqual(
    (await find('spring')).map(({ id }) => id),
    [batch.id],
  )
  await finance.visitor.call(withdrawVouchers, { batch: batch.id })
  assert.equal((await find(code))[0]?.state, 'cancelled')
  assert.deepEqual(await find(`${code}x`), [])
})

test('each role finds what it may read, and no more', async () => {
  const site = await aSite()
  const kindsOf = async (role: 'reviewer' | 'support' | 'finance' | 'content' | 'agent') => {
    const { visitor } = await aStaffMember(site, role)
    return (await visitor.call(contract.findAnything, { q: 'test' })).data.map(({ kind }) => kind)
  }
  assert.deepEqual(await kindsOf('reviewer'), ['person', 'page', 'job'])
  assert.deepEqual(await kindsOf('support'), ['person', 'page', 'job', 'order'])
  assert.deepEqual(await kindsOf('finance'), ['order', 'voucher'])
  assert.deepEqual(await kindsOf('content'), [])
  assert.deepEqual(await kindsOf('agent'), ['page', 'job'])
})
