import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setLimit } from '#features/money/ledger/contract.ts'
import { subscribeTo } from '#features/people/subscriptions/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { another, aTextable, toHour } from '#tests/world/a-textable.ts'
import { forgotten } from '#tests/world/forgotten.ts'
import { aCandidate, anEmployer, teammate } from '#tests/world/people.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'
import { textHolding } from './holding.ts'
import { sendDue } from './send-due.ts'

test('a text is previewed, paid, sent with the company’s name and a way out, and seen by the team', async () => {
  const { site, visitor, job, asked, application, send, balance, texts, sent, candidate, rightBooks } =
    await aTextable()
  const guest = await another(site, job, { phone: false })
  const several = {
    applications: [application, guest.application],
    text: 'Hello {candidate_name}, see you {interview_time}',
  }
  const open = await visitor.call(contract.previewTexts, { ...asked, ...several })
  assert.deepEqual(open.data.left_out.map(({ why }) => why).sort(), ['text_left_open', 'text_no_phone'])
  const text = 'Hello {candidate_name}, it’s Monday.'
  const { data } = await visitor.call(contract.previewTexts, { ...asked, ...several, text })
  assert.deepEqual([data.people, data.cost, data.balance, data.first?.gsm], [1, 1, 20, true])
  assert.match(
    data.first?.body ?? '',
    new RegExp(`^Company .*: Hello ${candidate.name}, it's Monday\\.\\nStop: \\S+/t/\\w{7}$`),
  )
  await visitor.refused('texts_cost_changed', contract.sendTexts, {
    ...asked,
    ...several,
    text,
    request: newId(),
    cost: 2,
  })
  const request = newId()
  const { data: done } = await send({ ...several, text, request })
  assert.deepEqual([done.sent, done.cost, done.left_out.length], [1, 1, 1])
  assert.equal(await balance(), 19)
  const [message, more] = await sent()
  assert.equal(more, undefined)
  assert.match(message?.text ?? '', /Monday/)
  const [row] = await texts()
  assert.deepEqual([row?.state, row?.segments, row?.text], ['sent', 1, `Hello ${candidate.name}, it’s Monday.`])
  // the same press again tells what was sent then
  assert.deepEqual((await send({ ...several, text, request })).data, { sent: 1, cost: 1, left_out: [] })
  assert.equal((await sent()).length, 1)
  await rightBooks()
})

test('two tabs, one press twice and four workers send one text', async () => {
  const { ctx, send, visitor, asked, balance, texts, sent } = await aTextable()
  const request = newId()
  await Promise.all([send({ request }), send({ request })])
  await visitor.refused('texts_nobody', contract.sendTexts, { ...asked, request: newId(), cost: 1 })
  await Promise.all(Array.from({ length: 4 }, () => sendDue(ctx)))
  assert.equal((await sent()).length, 1)
  assert.deepEqual([await balance(), (await texts()).length], [19, 1])
})

test('of two sendings with a balance for one, one goes out and the other costs nothing', async () => {
  const { site, job, visitor, asked, application, balance, sent, rightBooks } = await aTextable({ balance: 1 })
  const other = await another(site, job)
  const answers = await Promise.all(
    [application, other.application].map((one) =>
      visitor.ask(contract.sendTexts, { ...asked, applications: [one], request: newId(), cost: 1 }),
    ),
  )
  assert.deepEqual(answers.map((answer) => answer.json().code ?? 'sent').sort(), ['no_sms', 'sent'])
  assert.equal((await sent()).length, 1)
  assert.equal(await balance(), 0)
  await rightBooks()
})

test('a failed report gives back once; delivered is final; what is wrong or unknown moves nothing', async () => {
  const { site, job, asked, visitor, send, report, balance, texts, sent, rightBooks } = await aTextable()
  await send()
  await sent()
  const id = (await texts())[0]?.id ?? ''
  const outcome = async (one: string, state: string) => (await report(one, state)).json().data.outcome
  for (const headers of [{}, { 'x-sms-secret': 'wrong' }] as Record<string, string>[])
    assert.equal((await report(id, 'failed', headers)).statusCode, 403)
  assert.deepEqual([await outcome('nothing', 'failed'), await outcome(newId(), 'failed')], ['unknown', 'unknown'])
  assert.equal(await balance(), 19)
  const both = await Promise.all([outcome(id, 'failed'), outcome(id, 'failed')])
  assert.deepEqual(both.sort(), ['known', 'taken'])
  assert.equal(await balance(), 20)
  assert.deepEqual([(await texts())[0]?.state, (await texts())[0]?.why], ['failed', 'undelivered'])
  // it arrived after all: told so, and not charged a second time
  assert.equal(await outcome(id, 'delivered'), 'taken')
  assert.deepEqual([await outcome(id, 'failed'), await outcome(id, 'accepted')], ['known', 'known'])
  assert.deepEqual([(await texts())[0]?.state, await balance()], ['delivered', 20])

  const other = await another(site, job)
  await visitor.call(contract.sendTexts, { ...asked, applications: [other.application], request: newId(), cost: 1 })
  await sent()
  const { id: second } = await site.world.db
    .selectFrom('text_messages')
    .select('id')
    .where('application_id', '=', other.application)
    .executeTakeFirstOrThrow()
  assert.deepEqual([await outcome(second, 'delivered'), await outcome(second, 'failed')], ['taken', 'known'])
  assert.equal(await balance(), 19)
  await rightBooks()
})

test('whoever stopped a company’s texts gets none, also of those that wait, until the person lets them in again', async () => {
  const { site, ctx, candidate, asked, visitor, send, balance, texts, sent, rightBooks } = await aTextable()
  toHour(site, 23)
  await send()
  assert.equal((await sent()).length, 0, 'nobody is texted at night')
  assert.equal(await balance(), 19)
  const { data: senders } = await candidate.visitor.call(contract.listSenders, {})
  const code = senders[0]?.code ?? ''
  const guest = new Visitor(site)
  assert.equal((await guest.call(contract.showStop, { code })).data.stopped, false)
  assert.equal((await guest.call(contract.stopTexts, { code })).data.stopped, true)
  await guest.refused('not_found', contract.stopTexts, { code: 'zzzzzzz' })
  toHour(site, 8)
  await sendDue(ctx)
  assert.equal((await sent()).length, 0)
  assert.deepEqual([(await texts())[0]?.why, await balance()], ['stopped', 20])
  const whys = async () => (await visitor.call(contract.previewTexts, asked)).data.left_out.map(({ why }) => why)
  assert.deepEqual(await whys(), ['text_stopped'])
  const stranger = await aCandidate(site)
  await stranger.visitor.refused('not_found', contract.stopSender, { code, stopped: false })
  await candidate.visitor.call(contract.stopSender, { code, stopped: false })
  assert.deepEqual(await whys(), [])
  await candidate.visitor.call(subscribeTo, { topic: 'messages', channel: 'sms', wanted: false })
  assert.deepEqual(await whys(), ['text_stopped'])
  await rightBooks()
})

test('who may write but not spend, other pages and budgets are kept out', async () => {
  const { site, asked, page, employer, visitor, application } = await aTextable()
  const again = { ...asked, request: newId(), cost: 1 }
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', contract.sendTexts, again)
  await stranger.visitor.refused('not_found', contract.listTexts, { application })
  for (const role of ['hiring_manager', 'interviewer', 'billing'] as const)
    await (await teammate(site, page, role)).visitor.refused('not_allowed', contract.sendTexts, again)
  const recruiter = await teammate(site, page, 'recruiter')
  await employer.visitor.call(setLimit, { user: recruiter.id, kind: 'sms', monthly: 0 })
  await recruiter.visitor.refused('over_limit', contract.sendTexts, again)
  assert.equal((await visitor.call(contract.listTexts, { application })).data.length, 0)
})

test('what was sent is given out with the own data, and forgotten with what waits', async () => {
  const { site, ctx, candidate, send, balance, rightBooks } = await aTextable()
  toHour(site, 23)
  await send()
  const held = await textHolding.give(ctx, candidate.id)
  assert.deepEqual([held.received.length, held.companies.length], [1, 1])
  await forgotten(site, candidate.id)
  assert.equal((await textHolding.give(ctx, candidate.id)).received.length, 0)
  assert.equal(await balance(), 20)
  await rightBooks()
})
