import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeToPerson } from '#features/sourcing/direct-messages/contract.ts'
import { endConnection, talkToConnection } from '#features/talk/connections/contract.ts'
import { blockSender } from '#features/talk/threads/contract.ts'
import { listMessages, sendMessage } from '#features/talk/threads/message-contract.ts'
import { twoConnected } from '#tests/world/connections.ts'
import { eml, inbound as environment, outcomeOf as outcome } from '#tests/world/letters.ts'
import { aCandidate, anApplication, teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const said = (text: string) => ({ client_id: crypto.randomUUID(), text })
const textsIn = async (visitor: Visitor, thread: string) =>
  (await visitor.call(listMessages, { thread })).data.messages.map(({ text }) => text)

/** Where an answer to the mail with these words goes. */
async function replyTo(site: Site, to: string, words: string): Promise<string> {
  const mail = (await site.settle()).find((one) => one.to === to && one.text.includes(words))
  return mail?.headers?.['Reply-To'] ?? ''
}

test('a candidate answers a company by mail, a colleague who may answers too; who left or wrote from elsewhere does not', async () => {
  const site = await aSite(environment)
  const { employer, candidate } = await anApplication(site)
  const colleague = await teammate(site, employer.page.id, 'recruiter')
  const first = await employer.visitor.call(writeToPerson, { person: candidate.id, ...said('May we talk?') })
  const { thread } = first.data
  const theirs = await replyTo(site, candidate.email, 'May we talk?')
  assert.match(theirs, /^reply\+/)
  assert.equal(await outcome(site, eml(theirs, 'somebody@example.com', 'I am Sara')), 'other_sender')
  assert.equal(await outcome(site, eml(theirs, candidate.email, 'Yes, on Monday')), 'kept')
  const teams = await replyTo(site, colleague.email, 'Yes, on Monday')
  assert.equal(await outcome(site, eml(teams, employer.email, 'Under the name of a colleague')), 'other_sender')
  assert.equal(await outcome(site, eml(teams, colleague.email, 'At nine then')), 'kept')
  assert.deepEqual(await textsIn(candidate.visitor, thread), ['May we talk?', 'Yes, on Monday', 'At nine then'])
  await site.pool.query('delete from page_members where user_id = $1', [colleague.id])
  assert.equal(await outcome(site, eml(teams, colleague.email, 'I left but write')), 'unknown_address')

  // whoever is blocked is kept, as if nothing were, and not heard
  const owners = await replyTo(site, employer.email, 'Yes, on Monday')
  await candidate.visitor.call(blockSender, { thread })
  assert.equal(await outcome(site, eml(owners, employer.email, 'Do you hear me?')), 'kept')
  assert.ok(!(await textsIn(candidate.visitor, thread)).includes('Do you hear me?'))
  assert.ok((await textsIn(employer.visitor, thread)).includes('Do you hear me?'))
})

test('a company that may not write any more is told by mail that it was not delivered', async () => {
  const site = await aSite(environment)
  const { employer, candidate, application } = await anApplication(site)
  const { data } = await employer.visitor.call(writeToPerson, { person: candidate.id, ...said('May we talk?') })
  await candidate.visitor.call(sendMessage, { thread: data.thread, ...said('Not now') })
  const owners = await replyTo(site, employer.email, 'Not now')
  await site.pool.query("update applications set stage = 'withdrawn' where id = $1", [application])
  assert.equal(await outcome(site, eml(owners, employer.email, 'And now?')), 'thread_closed')
  assert.ok((await site.settle()).some(({ to, text }) => to === employer.email && text.includes('And now?')))
  assert.deepEqual(await textsIn(employer.visitor, data.thread), ['May we talk?', 'Not now'])
})

test('connections answer each other by mail, from their own address, while they are connected and wish to hear', async () => {
  const site = await aSite(environment)
  const { one, other, connection } = await twoConnected(site)
  const { thread } = (await one.visitor.call(talkToConnection, { connection })).data
  await one.visitor.call(sendMessage, { thread, ...said('How is the new job?') })
  const theirs = await replyTo(site, other.email, 'How is the new job?')
  const stranger = await aCandidate(site)
  for (const from of [one.email, stranger.email])
    assert.equal(await outcome(site, eml(theirs, from, 'Not mine to say')), 'other_sender')
  assert.equal(await outcome(site, eml(theirs, other.email, 'Very well')), 'kept')
  assert.deepEqual(await textsIn(one.visitor, thread), ['How is the new job?', 'Very well'])
  await one.visitor.call(blockSender, { thread })
  assert.equal(await outcome(site, eml(theirs, other.email, 'Are you there?')), 'kept')
  assert.ok(!(await textsIn(one.visitor, thread)).includes('Are you there?'))
  await one.visitor.call(endConnection, { connection })
  assert.equal(await outcome(site, eml(theirs, other.email, 'Hello?')), 'thread_closed')
})
