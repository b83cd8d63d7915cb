import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeAsPage } from '#features/hiring/applications/contract.ts'
import { addFile } from '#features/site/files/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aTalk } from '#tests/world/a-talk.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as messages from './message-contract.ts'

test('one’s own words are changed and taken back within their minutes; a tombstone stays, the files are gone', async () => {
  const { site, thread, say, read, team, person } = await aTalk()
  const { data: file } = await person.call(addFile, {}, { files: { file: { name: 'a.pdf', bytes: aWordyPdf(['A']) } } })
  const first = await say(person, 'Fist.', { files: [file.id] })
  assert.equal(first.files[0]?.name, 'a.pdf')
  const { data: edited } = await person.call(messages.editMessage, { thread, message: first.id, text: 'First.' })
  assert.deepEqual([edited.text, edited.edited_at !== null], ['First.', true])
  await team.refused('not_allowed', messages.editMessage, { thread, message: first.id, text: 'Not mine' })
  await team.refused('not_allowed', messages.unsendMessage, { thread, message: first.id })
  const late = await say(person, 'Late.')
  const url = first.files[0]?.url ?? ''
  const seen = async (visitor: Visitor) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return (await site.app.inject({ url, headers: { cookie } })).statusCode
  }
  assert.deepEqual([await seen(team), await seen(person), await seen(new Visitor(site))], [200, 200, 404])
  await person.call(messages.react, { thread, message: first.id, emoji: '🙏' })
  const { data: gone } = await person.call(messages.unsendMessage, { thread, message: first.id })
  assert.deepEqual([gone.text, gone.unsent, gone.files, gone.reactions], ['', true, [], []])
  assert.deepEqual([await seen(team), await seen(person)], [404, 404])
  await person.refused('message_unsent', messages.unsendMessage, { thread, message: first.id })
  await person.refused('message_unsent', messages.editMessage, { thread, message: first.id, text: 'x' })
  site.later(16 * 60_000)
  await person.refused('change_late', messages.editMessage, { thread, message: late.id, text: 'x' })
  await person.refused('change_late', messages.unsendMessage, { thread, message: late.id })
  assert.deepEqual(
    (await read(team)).map(({ text, unsent }) => text || unsent),
    ['When can you come?', true, 'Late.'],
  )
})

test('a mail that waits says nothing of what was unsent', async () => {
  const site = await aSite({ MAIL_DELAY: '5' })
  const { employer, candidate, application: thread } = await anApplication(site)
  await employer.visitor.call(writeAsPage, { application: thread, text: 'Never mind this secret.' })
  await site.settle()
  const { data } = await employer.visitor.call(messages.listMessages, { thread })
  await employer.visitor.call(messages.unsendMessage, { thread, message: data.messages[0]?.id ?? '' })
  site.later(10 * 60_000)
  await site.pool.query('update graphile_worker._private_jobs set run_at = now()')
  const mails = (await site.settle()).filter(({ to }) => to === candidate.email)
  assert.ok(!JSON.stringify(mails).includes('secret'))
})

test('files of others, files that belong elsewhere, and answers to messages of other conversations are refused', async () => {
  const { site, thread, say, team, person } = await aTalk()
  const { data: file } = await person.call(addFile, {}, { files: { file: { name: 'a.pdf', bytes: aWordyPdf(['A']) } } })
  const send = (visitor: Visitor, more: object) =>
    visitor.refused('invalid', messages.sendMessage, { thread, client_id: newId(), text: 'x', ...more })
  await send(team, { files: [file.id] })
  await say(person, '', { files: [file.id] })
  await send(person, { files: [file.id] })
  const other = await anApplication(site)
  await other.employer.visitor.call(writeAsPage, { application: other.application, text: 'Other' })
  const { data } = await other.employer.visitor.call(messages.listMessages, { thread: other.application })
  await send(person, { reply_to: data.messages[0]?.id })
  await send(person, { text: '' })
  await send(person, { text: 'x'.repeat(5001) })
  await send(person, { files: Array.from({ length: 6 }, () => newId()) })
})

test('an answer quotes what it answers; reactions are summed, once a person, and taken back', async () => {
  const { thread, say, read, team, person } = await aTalk()
  const [first] = await read(person)
  const reply = await say(person, 'Monday', { reply_to: first?.id })
  assert.deepEqual([reply.reply_to?.seq, reply.reply_to?.text], [1, 'When can you come?'])
  for (const visitor of [team, person, person])
    await visitor.call(messages.react, { thread, message: reply.id, emoji: '👍' })
  const shown = (await read(person)).at(-1)
  assert.deepEqual(
    shown?.reactions.map(({ emoji, count, mine }) => [emoji, count, mine]),
    [['👍', 2, true]],
  )
  await person.call(messages.takeReactionBack, { thread, message: reply.id, emoji: '👍' })
  assert.deepEqual(
    (await read(person)).at(-1)?.reactions.map(({ count, mine }) => [count, mine]),
    [[1, false]],
  )
  await person.refused('invalid', messages.react, { thread, message: reply.id, emoji: 'thumbs up' })
  const many = ['😀', '😁', '😂', '😃', '😄', '😅', '😆', '😇', '😈', '😉', '😊']
  for (const emoji of many) await person.call(messages.react, { thread, message: reply.id, emoji })
  await person.refused('reactions_full', messages.react, { thread, message: reply.id, emoji: '😎' })
})
