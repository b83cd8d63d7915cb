import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { searchJobs } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)

test('work in shifts stands where nights were asked for, or is not offered at all', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Glassblower' }, { position_id: 11, employment_types: ['shift'] }),
    anEntry({ title: 'Glassblower, night shift' }, { position_id: 11 }),
    anEntry({ title: 'Glassblower' }, { position_id: 11 }),
  ])
  const { data, rungs } = await guest.call(searchJobs, { q: 'glassblower nights' })
  assert.equal(data[0]?.title, 'Glassblower, night shift')
  assert.deepEqual(
    rungs.slice(0, 2).map(({ kind, from, words }) => [kind, from, words]),
    [
      ['shifts', 1, 'nights'],
      ['facts', 2, 'nights'],
    ],
  )
})

test('pay that was typed bounds what is found, and is given up where nothing pays as much', async () => {
  await theseJobs(site, [
    anEntry({ title: 'Pastry chef' }, { position_id: 9, salary_min: 5500, salary_month_usd: 1500 }),
    anEntry({ title: 'Pastry chef' }, { position_id: 9, salary_min: 3300, salary_month_usd: 900 }),
  ])
  const ask = (q: string, plain: string[] = []) => guest.call(searchJobs, { q, plain })
  const some = await ask('pastry chef 5000 AED')
  assert.deepEqual(
    some.understood.parts.filter(({ kind }) => kind === 'pay').map(({ value, words }) => [value, words]),
    [['5000 AED month', '5000 AED']],
  )
  assert.deepEqual([some.rungs[0]?.kind, some.rungs[0]?.from], ['facts', 1])
  const most = await ask('pastry chef up to 4000 AED')
  assert.deepEqual([most.rungs[0]?.kind, most.rungs[0]?.from], ['facts', 1], 'what pays less, then what is given up')
  assert.equal(most.understood.parts.at(-1)?.value, '4000 AED month most')
  const none = await ask('pastry chef salary 90 000 AED')
  assert.deepEqual([none.rungs[0]?.kind, none.rungs[0]?.from, none.rungs[0]?.words], ['facts', 0, 'salary 90 000 AED'])
  const taken = await ask('pastry chef 5000 AED', ['5000 AED'])
  assert.equal(
    taken.understood.parts.some(({ kind }) => kind === 'pay'),
    false,
  )
})
