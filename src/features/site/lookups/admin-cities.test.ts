import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { loadLookups } from '#db/lookups/load-lookups.ts'
import { aStaffMember } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { addEntry, adminEntries, adminLists, cities, hideEntry, moveEntry, wordEntry } from './contract.ts'
import { countryId } from './country-id.ts'

const list = 'city'
const country = countryId('AE')

async function aContentEditor() {
  const site = await aSite()
  const { visitor } = await aStaffMember(site, 'content')
  const find = async (q: string) => (await visitor.call(adminEntries, { list, q })).data
  const offered = async () => (await visitor.call(cities, { id: country })).data_name
  return { site, visitor, find, offered }
}

const shipAgain = async (site: Site) => {
  await sql`update loaded_content set hash = '' where name = 'lookups'`.execute(site.world.db)
  await loadLookups(site.world.db)
}

test('a city is worded in four languages and placed by its people, is so everywhere, and stays so with the next shipment', async () => {
  const { site, visitor, find, offered } = await aContentEditor()
  const known = (await visitor.call(adminLists, {})).data.find((one) => one.list === list)
  assert.ok((known?.count ?? 0) > 3_000)
  const [dubai] = await find('dubaï')
  assert.deepEqual([dubai?.en, dubai?.code, dubai?.used], ['Dubai', 'AE', 0])
  const last = (await offered()).at(-1)
  const [small] = await find(last?.text ?? '')
  assert.ok(small && small.id === last?.id)
  const { en, ar, ru } = small
  const texts = { en, ar, ru, fr: 'Ville-Nouvelle' }
  const { data } = await visitor.call(wordEntry, { list, id: small.id, ...texts, people: 90_000_000 })
  assert.deepEqual([data.fr, data.people, data.worded], ['Ville-Nouvelle', 90_000_000, true])
  assert.equal((await offered())[0]?.id, small.id)
  await shipAgain(site)
  const [again] = await find('Ville-Nouvelle')
  assert.deepEqual([again?.id, again?.people, (await offered())[0]?.id], [small.id, 90_000_000, small.id])
  const { rows } = await site.pool.query(`select data->'people' as people from events where name = 'lookup.worded'`)
  assert.deepEqual(rows, [{ people: [small.people, 90_000_000] }])
})

test('a hidden city is offered no more, keeps its name, and comes back', async () => {
  const { site, visitor, find, offered } = await aContentEditor()
  const [city] = await find('Sharjah')
  const id = city?.id ?? 0
  await site.pool.query('update pages set city_id = $1', [id])
  await visitor.call(hideEntry, { list, id, hidden: true })
  assert.equal((await find('Sharjah'))[0]?.hidden, true)
  assert.ok(!(await offered()).some((one) => one.id === id))
  await shipAgain(site)
  assert.ok(!(await offered()).some((one) => one.id === id))
  await visitor.call(hideEntry, { list, id, hidden: false })
  assert.ok((await offered()).some((one) => one.id === id))
})

test('no city is added or moved by hand, none is called like another of its country, and a number is a number', async () => {
  const { visitor, find } = await aContentEditor()
  const [dubai] = await find('Dubai')
  const id = dubai?.id ?? 0
  const texts = { en: 'Dubai', ar: dubai?.ar ?? '', ru: dubai?.ru ?? '', fr: dubai?.fr ?? '' }
  await visitor.refused('list_is_fixed', addEntry, { list, ...texts })
  await visitor.refused('not_found', moveEntry, { list, id, before: null })
  await visitor.refused('invalid', wordEntry, { list, id, ...texts, en: 'Abu Dhabi' })
  await visitor.refused('invalid', wordEntry, { list, id, ...texts, people: -1 })
  await visitor.refused('invalid', wordEntry, { list, id, ...texts, ar: ' ' })
  await visitor.refused('not_found', wordEntry, { list, id: 999_999_999, ...texts })
  // nothing changed is no twin of itself
  await visitor.call(wordEntry, { list, id, ...texts })
})
