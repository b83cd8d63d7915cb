import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadLookups } from '#db/lookups/load-lookups.ts'
import { aCandidate, anAdmin } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as lookups from './contract.ts'

const texts = { en: 'Camel racer', ar: 'متسابق هجن', ru: 'Верблюжий гонщик', fr: 'Jockey de chameaux' }

test('only admins see and change the lists', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const calls = [
    [lookups.adminLists, {}],
    [lookups.adminEntries, { list: 'skill' }],
    [lookups.addEntry, { list: 'skill', ...texts }],
    [lookups.wordEntry, { list: 'skill', id: 1, ...texts }],
    [lookups.hideEntry, { list: 'skill', id: 1, hidden: true }],
    [lookups.moveEntry, { list: 'skill', id: 1, before: null }],
  ] as const
  for (const [call, input] of calls) {
    await new Visitor(site).refused('no_session', call, input as never)
    await visitor.refused('not_allowed', call, input as never)
  }
})

test('an entry is added, worded, hidden and shown again; every list follows at once, and so does its version', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  const anybody = new Visitor(site)
  const positions = async (language = 'en') =>
    (await anybody.call(lookups.positions, { id: 18 }, { language })).data_name.map(({ text }) => text)
  const version = async () => (await anybody.call(lookups.version, {})).data.version
  const before = await version()

  const { data: added } = await admin.call(lookups.addEntry, { list: 'position', parent: 18, ...texts })
  assert.ok(added.id > 1_000_000 && added.own)
  assert.equal((await positions()).at(-1), 'Camel racer')
  assert.equal((await positions('ar')).at(-1), 'متسابق هجن')
  assert.notEqual(await version(), before)

  await admin.call(lookups.wordEntry, { list: 'position', id: added.id, ...texts, en: 'Camel jockey' })
  assert.equal((await positions()).at(-1), 'Camel jockey')
  const suggested = await anybody.call(lookups.suggestKeywords, { term: 'camel' })
  assert.equal(suggested.data_name[0]?.text, 'Camel jockey')

  await admin.call(lookups.hideEntry, { list: 'position', id: added.id, hidden: true })
  assert.ok(!(await positions()).includes('Camel jockey'))
  const { data: found } = await admin.call(lookups.adminEntries, { list: 'position', q: 'هجن' })
  assert.deepEqual(
    found.map(({ id, hidden }) => [id, hidden]),
    [[added.id, true]],
  )
  await admin.call(lookups.hideEntry, { list: 'position', id: added.id, hidden: false })
  assert.ok((await positions()).includes('Camel jockey'))

  const { rows } = await site.pool.query("select name, actor_id from events where thing = 'lookup' order by at, id")
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['lookup.added', 'lookup.worded', 'lookup.hidden', 'lookup.hidden'],
  )
  assert.ok(rows.every(({ actor_id }) => actor_id !== null))
})

test('the order is the admins’', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  const ids = async () => (await new Visitor(site).call(lookups.relocation, {})).data_name.map(({ id }) => id)
  assert.deepEqual(await ids(), [1, 2, 3, 4, 5, 6, 7])
  await admin.call(lookups.moveEntry, { list: 'relocate', id: 5, before: 2 })
  assert.deepEqual(await ids(), [1, 5, 2, 3, 4, 6, 7])
  await admin.call(lookups.moveEntry, { list: 'relocate', id: 1, before: null })
  assert.deepEqual(await ids(), [5, 2, 3, 4, 6, 7, 1])
  await admin.call(lookups.moveEntry, { list: 'relocate', id: 3, before: 3 })
  assert.deepEqual(await ids(), [5, 2, 3, 4, 6, 7, 1])
})

test('a newer shipment keeps what admins worded and added, and brings the rest', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  await admin.call(lookups.wordEntry, { list: 'skill', id: 3, ...texts })
  const { data: added } = await admin.call(lookups.addEntry, {
    list: 'skill',
    ...texts,
    en: 'Falconry',
    ar: 'الصقارة',
    ru: 'Соколиная охота',
    fr: 'Fauconnerie',
  })
  await site.pool.query("update lookup_entries set text_en = 'of an older shipment' where list = 'skill' and id = 4")
  await site.pool.query("update loaded_content set hash = 'of an older shipment'")
  await loadLookups(site.world.db)
  const { data } = await admin.call(lookups.adminEntries, { list: 'skill' })
  const textOf = (id: number) => data.find((entry) => entry.id === id)?.en
  assert.equal(textOf(3), 'Camel racer')
  assert.equal(textOf(4), 'Time management')
  const { data: own } = await admin.call(lookups.adminEntries, { list: 'skill', q: 'falcon' })
  assert.equal(own[0]?.id, added.id)
})

test('what cannot be is refused with the field named', async () => {
  const site = await aSite()
  const { visitor: admin } = await anAdmin(site)
  await admin.refused('not_found', lookups.adminEntries, { list: 'nothing-such' })
  await admin.refused('not_found', lookups.wordEntry, { list: 'skill', id: 999_999, ...texts })
  await admin.refused('not_found', lookups.moveEntry, { list: 'relocate', id: 1, before: 999 })
  await admin.refused('list_is_fixed', lookups.addEntry, { list: 'gender', ...texts })
  const fieldsOf = async (input: object) =>
    (await admin.refused('invalid', lookups.addEntry, { list: 'position', ...texts, ...input } as never)).errors?.map(
      ({ field, code }) => `${field} ${code}`,
    )
  assert.deepEqual(await fieldsOf({}), ['parent required'])
  assert.deepEqual(await fieldsOf({ parent: 999 }), ['parent wrong'])
  assert.deepEqual(await fieldsOf({ parent: 101 }), ['parent wrong'])
  assert.deepEqual(await fieldsOf({ parent: 6, en: 'WELDER', fr: 'soudeur / soudeuse' }), [
    'en taken_in_list',
    'fr taken_in_list',
  ])
  assert.deepEqual(await fieldsOf({ parent: 6, en: '   ', ar: ['x'] }), ['en required', 'ar wrong'])
  assert.deepEqual(await fieldsOf({ parent: 6, en: 'x'.repeat(200) }), ['en too_long'])
})
