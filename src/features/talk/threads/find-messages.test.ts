import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aTalk } from '#tests/world/a-talk.ts'
import { aCandidate } from '#tests/world/people.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import * as messages from './message-contract.ts'

test('words are found in whatever way Arabic is typed, by who wrote, by day and with files; the place is told', async () => {
  const { site, thread, say, team, person } = await aTalk()
  await say(person, 'أرفقتُ الشهادة يا أحمد')
  await say(team, 'Thank you for the certificate 100%_sure')
  const find = async (visitor: Visitor, more: object) =>
    (await visitor.call(messages.searchMessages, more)).data.map(({ seq }) => seq)
  assert.deepEqual(await find(person, { q: 'الشهاده' }), [2])
  assert.deepEqual(await find(person, { q: 'احمد ارفقت' }), [2])
  assert.deepEqual(await find(team, { q: 'CERTIF', as: 'page' }), [3])
  assert.deepEqual(await find(team, { q: 'CERTIF' }), [], 'a company’s conversations are not one’s own')
  assert.deepEqual(await find(person, { q: '%' }), [3])
  assert.deepEqual(await find(person, { q: '_sure' }), [3])
  assert.deepEqual(await find(person, { from: 'test candidate' }), [2])
  assert.deepEqual(await find(person, { q: 'certificate', files: true }), [])
  const day = site.world.now().toISOString().slice(0, 10)
  assert.deepEqual(await find(person, { since: day, until: day }), [3, 2, 1])
  assert.deepEqual(await find(person, { until: '2020-01-01' }), [])
  await person.refused('invalid', messages.searchMessages, {})
  const [hit] = (await person.call(messages.searchMessages, { q: 'come' })).data
  assert.deepEqual([hit?.thread, hit?.title.startsWith('Company'), hit?.text], [thread, true, 'When can you come?'])
})

test('a long conversation is read in stretches, jumped into, and by day', async () => {
  const { site, thread, person } = await aTalk()
  await site.pool.query(
    `insert into messages (id, thread_id, seq, author_side, author_name, text, at)
     select gen_random_uuid(), $1, n, 'page', 'Company', 'Word ' || n, now() + n * interval '1 hour' from generate_series(2, 300) n`,
    [thread],
  )
  await site.pool.query('update threads set last_seq = 300 where id = $1', [thread])
  const get = async (more: object) => {
    const { data } = await person.call(messages.listMessages, { thread, ...more })
    return [data.messages[0]?.seq, data.messages.at(-1)?.seq, data.older, data.newer, data.at]
  }
  assert.deepEqual(await get({}), [251, 300, true, false, null])
  assert.deepEqual(await get({ before: 251 }), [201, 250, true, true, null])
  assert.deepEqual(await get({ before: 20 }), [1, 19, false, true, null])
  assert.deepEqual(await get({ after: 250 }), [251, 300, true, false, null])
  assert.deepEqual(await get({ after: 300 }), [undefined, undefined, true, false, null])
  assert.deepEqual(await get({ around: 150, size: 10 }), [145, 154, true, true, 150])
  const day = new Date(site.world.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
  const [from, to, older, newer, at] = await get({ day, size: 10 })
  assert.ok(Number(from) < Number(at) && Number(at) <= Number(to) && older && newer)
  assert.deepEqual((await get({ day: '2099-01-01' }))[1], 300)
})

test('a conversation is printed for its readers in their language, with what was said, and for nobody else', async () => {
  const { site, thread, say, team, person } = await aTalk()
  await say(person, 'الاثنين مناسب، شكرًا')
  for (const [visitor, language] of [
    [person, 'ar'],
    [team, 'fr'],
  ] as const) {
    const answer = await visitor.ask(messages.exportThread, { thread }, { language })
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'application/pdf'])
    assert.equal(answer.rawPayload.subarray(0, 5).toString(), '%PDF-')
  }
  await (await aCandidate(site)).visitor.refused('not_found', messages.exportThread, { thread })
})
