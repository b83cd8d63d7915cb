import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeToPerson } from '#features/sourcing/direct-messages/contract.ts'
import { reportThread } from '#features/staff/complaints/contract.ts'
import { complaintHolding } from '#features/staff/complaints/holding.ts'
import { showThread } from '#features/talk/threads/contract.ts'
import { editMessage, listMessages, sendMessage } from '#features/talk/threads/message-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { forgotten } from '#tests/world/forgotten.ts'
import { aCandidate, anAdmin, anApplication, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { decided, openReports, wording } from './a-case.ts'
import { decideCase, showCase } from './contract.ts'

const site = await aSite()
const admin = await anAdmin(site)
const said = (text: string) => ({ client_id: crypto.randomUUID(), text })
const open = () => openReports(admin.visitor)

/** A company that wrote to its applicant, who answered. */
async function talk() {
  const { employer, candidate } = await anApplication(site)
  const write = async (text: string) =>
    (await employer.visitor.call(writeToPerson, { person: candidate.id, ...said(text) })).data
  const bad = await write('Send 500 AED for your visa\u202E')
  const { thread } = bad
  const own = (await candidate.visitor.call(sendMessage, { thread, ...said('Why should I?') })).data
  const secret = await write('My private remark')
  return { employer, candidate, thread, bad: bad.message, own, secret: secret.message }
}

test('a report blocks at once, shows staff the chosen messages and nothing else, and takes a fraud’s trust', async () => {
  const { employer, candidate, thread, bad, own } = await talk()
  await site.pool.query('update pages set post_permission = 2 where id = $1', [employer.page.id])
  const reported = { thread, reason: 'fraud' as const, note: 'They want money', messages: [own.id, bad.id] }
  assert.deepEqual((await candidate.visitor.call(reportThread, reported)).data, { blocked: true })
  assert.equal((await candidate.visitor.call(showThread, { thread })).data.blocked, true)
  await employer.visitor.call(sendMessage, { thread, ...said('Do you hear me?') })
  const read = (await candidate.visitor.call(listMessages, { thread })).data.messages
  assert.ok(!read.some(({ text }) => text.includes('hear me')))
  // what is written over afterwards stays as it was reported
  await employer.visitor.call(editMessage, { thread, message: bad.id, text: 'Welcome!' })

  const [one] = await open()
  assert.deepEqual(
    [one?.about, one?.title, one?.reason, one?.note],
    ['company', employer.page.name, 'fraud', 'They want money'],
  )
  assert.deepEqual(
    one?.messages.map(({ text, mine, files }) => [text.replace('\u202E', ''), mine, files]),
    [
      ['Send 500 AED for your visa', false, []],
      ['Why should I?', true, []],
    ],
  )
  assert.ok(!JSON.stringify(await open()).includes('private remark'))
  await admin.visitor.refused('not_found', showThread, { thread })
  await admin.visitor.refused('not_found', listMessages, { thread })
  await site.settle()

  await admin.visitor.call(decideCase, {
    case: one?.case ?? '',
    decision: 'upheld',
    ground: 'asks_money',
    wording: wording('Nobody pays for a job'),
  })
  const told = (await site.settle()).filter(({ text }) => text.includes('Nobody pays for a job'))
  assert.deepEqual(told.map(({ to }) => to).sort(), [candidate.email, employer.email].sort())
  assert.ok(!told.find(({ to }) => to === employer.email)?.text.includes(candidate.name))
  const { rows } = await site.pool.query('select post_permission from pages where id = $1', [employer.page.id])
  assert.equal(rows[0].post_permission, 1)
})

test('a person is reported too, by a company without a block; dismissed, only who reported hears', async () => {
  const { employer, candidate, thread, own, bad } = await talk()
  const colleague = await teammate(site, employer.page.id, 'recruiter')
  const reported = { thread, reason: 'other' as const, note: 'Rude', messages: [own.id] }
  await colleague.visitor.refused('invalid', reportThread, { ...reported, note: ' ' })
  assert.deepEqual((await colleague.visitor.call(reportThread, reported)).data, { blocked: false })
  await colleague.visitor.refused('invalid', reportThread, { ...reported, messages: [bad.id] })
  const one = (await open()).find(({ about }) => about === 'person')
  await admin.visitor.call(showCase, { case: one?.case ?? '' })
  const { rows } = await site.pool.query('select by_id from personal_data_accesses where user_id = $1', [candidate.id])
  assert.deepEqual(rows, [{ by_id: admin.id }], 'that a case of a person was opened is written down')
  assert.deepEqual([one?.title, one?.company, one?.address], [candidate.name, '', ''])
  await admin.visitor.call(decideCase, {
    case: one?.case ?? '',
    decision: 'dismissed',
    ground: 'no_breach',
    wording: wording('Only a question'),
  })
  const told = (await site.settle()).filter(({ text }) => text.includes('Only a question'))
  assert.deepEqual(
    told.map(({ to }) => to),
    [colleague.email],
  )
  await admin.visitor.refused('already_decided', decideCase, {
    ...{ case: one?.case ?? '', decision: 'upheld', ground: 'abuse', wording: wording('After all') },
  })
  assert.ok((await decided(admin.visitor)).some(({ id }) => id === one?.case))
  await forgotten(site, candidate.id)
  assert.ok(!(await decided(admin.visitor)).some(({ id }) => id === one?.case))
})

test('only messages of this conversation, only for whoever is in it; twice at once is one case with both', async () => {
  const { candidate, thread, bad, own, secret } = await talk()
  const other = await talk()
  const report = { thread, reason: 'wrong' as const }
  await candidate.visitor.refused('invalid', reportThread, { ...report, messages: [] })
  await candidate.visitor.refused('invalid', reportThread, { ...report, messages: [own.id] })
  await candidate.visitor.refused('invalid', reportThread, { ...report, messages: [bad.id, other.bad.id] })
  await candidate.visitor.refused('invalid', reportThread, { ...report, messages: [newId()] })
  await candidate.visitor.refused('invalid', reportThread, {
    ...report,
    messages: Array.from({ length: 21 }, () => bad.id),
  })
  await candidate.visitor.refused('invalid', reportThread, { ...report, messages: [bad.id], note: 'x'.repeat(2001) })
  await (await aCandidate(site)).visitor.refused('not_found', reportThread, { ...report, messages: [bad.id] })
  await admin.visitor.refused('not_found', reportThread, { ...report, messages: [bad.id] })
  const before = (await open()).length
  await Promise.all([
    candidate.visitor.call(reportThread, { ...report, messages: [bad.id], note: 'First' }),
    candidate.visitor.call(reportThread, { ...report, messages: [secret.id, own.id], note: 'Second' }),
  ])
  const now = await open()
  assert.equal(now.length, before + 1)
  assert.deepEqual(
    now.at(-1)?.messages.map(({ id }) => id),
    [bad.id, own.id, secret.id],
  )
  const ctx = backgroundContext(site.world)
  await site.world.db.transaction().execute((tx) => complaintHolding.forget(ctx, tx, candidate.id))
  assert.deepEqual(
    (await open()).at(-1)?.messages.map(({ id }) => id),
    [bad.id, secret.id],
    'their own words went with them',
  )
})
