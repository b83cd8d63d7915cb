import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addFile } from '#features/site/files/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aTalk } from '#tests/world/a-talk.ts'
import * as threads from './contract.ts'
import * as messages from './message-contract.ts'

test('who is blocked writes into the void, is not told, and is heard again only afterwards', async () => {
  const { site, thread, say, read, counts, team, person } = await aTalk()
  await person.call(threads.readThread, { thread, seq: 1 })
  await person.call(threads.blockSender, { thread })
  assert.equal((await person.call(threads.showThread, { thread })).data.blocked, true)
  const unheard = await say(team, 'Pay me.')
  assert.equal(unheard.text, 'Pay me.')
  assert.deepEqual(
    (await read(team)).map(({ text }) => text),
    ['When can you come?', 'Pay me.'],
  )
  assert.deepEqual(
    (await read(person)).map(({ text }) => text),
    ['When can you come?'],
  )
  assert.equal((await counts(person)).user, 0)
  assert.equal((await person.call(threads.listThreads, {})).data[0]?.blocked, true)
  assert.equal((await team.call(threads.listThreads, { as: 'page' })).data[0]?.blocked, false)
  assert.deepEqual((await person.call(messages.searchMessages, { q: 'pay' })).data, [])
  assert.equal((await person.call(threads.listThreads, {})).data[0]?.last?.text, 'When can you come?')
  await person.refused('sender_blocked', messages.sendMessage, { thread, client_id: newId(), text: 'x' })
  await person.refused('not_found', messages.react, { thread, message: unheard.id, emoji: '👍' })
  await site.settle()
  await person.call(threads.unblockSender, { thread })
  await person.refused('invalid', messages.sendMessage, {
    ...{ thread, client_id: newId(), text: 'x', reply_to: unheard.id },
  })
  await say(team, 'Sorry.')
  assert.deepEqual(
    (await read(person)).map(({ text }) => text),
    ['When can you come?', 'Sorry.'],
  )
})

test('while applicants are reviewed anonymously neither list, words, files nor search tell who it is', async () => {
  const { site, job, candidate, thread, say, read, team, person } = await aTalk()
  const { data: file } = await person.call(addFile, {}, { files: { file: { name: 'a.pdf', bytes: aWordyPdf(['A']) } } })
  await say(person, `I am ${candidate.name}, call +971 50 123 4567`, { files: [file.id] })
  await site.pool.query(
    'insert into job_pipelines (job_id, of_page_id, anonymous) select id, page_id, true from jobs where id = $1 on conflict (job_id) do update set anonymous = true',
    [job],
  )
  const said = [
    JSON.stringify(await team.call(threads.listThreads, { as: 'page' })),
    JSON.stringify(await team.call(threads.showThread, { thread })),
    JSON.stringify(await read(team)),
  ].join()
  assert.ok(
    !said.includes(candidate.name) && !said.includes('4567') && !said.includes(candidate.id) && !said.includes('a.pdf'),
  )
  assert.match(said, /#[0-9A-F]{5}/)
  assert.deepEqual((await team.call(messages.searchMessages, { as: 'page', q: 'call' })).data, [])
  assert.deepEqual((await team.call(messages.searchMessages, { as: 'page', from: candidate.name })).data, [])
  assert.deepEqual((await team.call(threads.listThreads, { as: 'page', q: candidate.name })).data, [])
  assert.equal((await read(person)).at(-1)?.files.length, 1)
})

test('an ended application takes no more words of its candidate, and says so before', async () => {
  const { site, thread, team, person } = await aTalk()
  await site.pool.query("update applications set stage = 'rejected', decided_at = now() where id = $1", [thread])
  assert.equal((await person.call(threads.showThread, { thread })).data.closed, 'thread_closed')
  assert.equal((await team.call(threads.showThread, { thread })).data.closed, null)
  await person.refused('thread_closed', messages.sendMessage, { thread, client_id: newId(), text: 'But' })
  await team.call(messages.sendMessage, { thread, client_id: newId(), text: 'We are sorry.' })
})

test('the first messages of a company nobody checked warn their reader of fees, numbers, messengers and links', async () => {
  const { site, employer, say, read, team, person } = await aTalk()
  await say(team, 'Send your CV on WhatsApp +971 50 123 4567 and pay the visa fee: https://x.example')
  assert.deepEqual((await read(person)).at(-1)?.warnings, ['fee', 'messenger', 'contact', 'link'])
  assert.equal((await read(team)).at(-1)?.warnings.length, 4, 'its writer is told as well')
  await site.pool.query('update pages set licence_checked_at = now() where id = $1', [employer.page.id])
  await say(team, 'Call +971 50 123 4567')
  assert.deepEqual((await read(person)).at(-1)?.warnings, [])
  await site.pool.query('update pages set licence_checked_at = null where id = $1', [employer.page.id])
  await say(person, 'Who are you?')
  await say(team, 'Call +971 50 123 4567')
  assert.deepEqual((await read(person)).at(-1)?.warnings, [], 'whoever answered knows whom they speak to')
  await say(team, 'Please pay the visa fee of 500 AED before Monday')
  assert.deepEqual((await read(person)).at(-1)?.warnings, ['fee'], 'money is asked of nobody, by whomever')
})
