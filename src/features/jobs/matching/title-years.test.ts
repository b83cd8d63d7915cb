import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { aSite } from '#tests/world/site.ts'
import { titleYears } from './title-years.ts'

const site = await aSite()
const meanings = await meaningsOf(site.world)
const now = new Date('2026-11-01')
const job = (title: string, start: string, end: string | null) => ({ title, start, end })
const years = (headline: string, ...experience: ReturnType<typeof job>[]) =>
  titleYears({ headline, experience } as unknown as Parameters<typeof titleYears>[0], meanings, now)

test('years beside a title are those of that work, in every language, and not of all work', () => {
  const driver = job('Forklift operator', '2022-11', 'present')
  const cook = job('Cook', '2014-01', '2022-10')
  assert.equal(years('Forklift operator', driver, cook), 4)
  assert.equal(years('', driver, cook), 4)
  assert.equal(years('Водитель погрузчика', driver, cook), 4)
  assert.equal(years('Cook', driver, cook), 8)
  const led = job('Супервайзер колл-центра', '2022-11', 'present')
  assert.equal(years('', led, job('Оператор колл-центра', '2014-01', '2022-10')), 4)
})

test('who calls themselves what no job was has no years of it; titles that no list has are compared as they stand', () => {
  assert.equal(years('Data scientist', job('Cook', '2014-01', '2022-10')), null)
  assert.equal(years('Zorb keeper', job('Zorb Keeper', '2020-11', 'present'), job('Cook', '2014-01', '2020-10')), 6)
})
