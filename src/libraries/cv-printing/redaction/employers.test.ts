import assert from 'node:assert/strict'
import { test } from 'node:test'
import { employersHidden } from './employers.ts'

const rows: [company: string, text: string, left: string][] = [
  ['Quuxcorp Industries', 'Press line at Quuxcorp, QUUXCORP plant', 'Press line at […], […] plant'],
  ['Desert Finch Retail LLC', 'Opened desert finch stores', 'Opened […] stores'],
  ['Copper Khor Logistics', 'Copper pipes for Copper Khor', 'Copper pipes for […]'],
  ['Hotel Miramontes', 'Night shifts at Miramontes', 'Night shifts at […]'],
  ['ООО «Северсталькон»', 'Ремонт цеха Северсталькон', 'Ремонт цеха […]'],
  ['شركة نخيلان للتجارة', 'فتحت فروع نخيلان', 'فتحت فروع […]'],
  ['Société Cap Serrat', 'Équipe de Cap Serrat', 'Équipe de […]'],
]
for (const [company, text, left] of rows)
  test(`${company} is hidden as people shorten it`, () => assert.equal(employersHidden([company])?.(text), left))

test('words of work, places and words like any other are no names of employers', () => {
  const text = 'Sales in Dubai for Global accounts, National holidays'
  for (const company of ['Sales Company', 'Dubai Hotels', 'Global Trading', 'National Bank'])
    assert.equal(employersHidden([company])?.(text), text, company)
  assert.equal(employersHidden(['', ' ']), null)
})
