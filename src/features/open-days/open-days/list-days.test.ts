import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aDay, aDesk, aTrustedEmployer, inDays } from '#tests/world/open-days.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { listDays } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)
const { visitor, page } = await aTrustedEmployer(site)
const title = (text: string) => ({ texts: [{ language: 'en' as const, title: text }] })

test('a place is found by its name in any language, and a hall by what it is called', async () => {
  const date = inDays(site, 10)
  const desks = [aDesk(date)]
  const day = await aDay(site, visitor, {
    ...{ ...title('Place of places'), way: 'on_site', city_id: 1, desks, venue: 'Corniche Pavilion' },
  })
  const { rows } = await site.pool.query(`select text_en, text_ar from cities where id = 1`)
  const found = async (where: string) => (await guest.call(listDays, { where })).data.some(({ id }) => id === day.id)
  for (const where of [rows[0].text_en, rows[0].text_ar, 'corniche pavil']) assert.ok(await found(where), where)
  for (const where of ['Paris', 'Nowhere at all', '%', '\\']) assert.ok(!(await found(where)), where)
})

test('a month has the days of that month alone, all of them at once', async () => {
  const [first, last] = [inDays(site, 40), inDays(site, 140)]
  const far = { dates: [first, last], desks: [aDesk(first, { way: 'online' }), aDesk(last, { way: 'online' })] }
  const apart = await aDay(site, visitor, { ...title('Twice and far apart'), ...far })
  const between = { from: inDays(site, 60), until: inDays(site, 100) }
  const among = async (span: object) => (await guest.call(listDays, span)).data.some(({ id }) => id === apart.id)
  assert.deepEqual(
    [await among(between), await among({ from: first, until: first }), await among({ from: last }), await among({})],
    [false, true, true, true],
  )
  const { data: all } = await guest.call(listDays, { most: '200' })
  assert.ok(all.length <= 200)
  const one = await guest.call(listDays, { most: '1' })
  assert.deepEqual([one.data.length, one.next_cursor], [1, '1'])
  // a number that is none is the usual
  for (const most of ['0', '201', 'x']) assert.ok((await guest.call(listDays, { most })).data.length <= 20)
})

test('a company is found however its name is written', async () => {
  const day = await aDay(site, visitor, title('Names'))
  await site.pool.query(`update pages set name = 'مخابز الأمل' where id = $1`, [page.id])
  for (const q of ['الامل', 'الأمل']) {
    const { data } = await guest.call(listDays, { q })
    assert.ok(data.some(({ id }) => id === day.id))
  }
})
