import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assignThread, listThreads, showThread } from '#features/talk/threads/contract.ts'
import { listMessages, sendMessage } from '#features/talk/threads/message-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { aCandidate, anAdmin, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { askSupport, settleSupport } from './contract.ts'
import { supportHolding } from './holding.ts'
import { firstName, mayAskForPage, mostNew } from './rules.ts'

const site = await aSite()
const said = (text: string) => ({ client_id: crypto.randomUUID(), text })
const question = { subject: 'My CV doesn’t open', text: 'Since this morning' }

test('who may ask for a company, and how staff sign', () => {
  assert.deepEqual(
    ['owner', 'admin', 'recruiter', 'billing', undefined].map((role) => mayAskForPage(role).refused),
    [false, false, true, true, true],
  )
  assert.deepEqual([' Nadia Fares ', 'يوسف درويش', ''].map(firstName), ['Nadia', 'يوسف', ''])
})

test('a question reaches the staff, who answer as the site; settled, it opens again when the person writes', async () => {
  const admin = await anAdmin(site)
  await site.world.db.updateTable('users').set({ name: 'Nadia Fares' }).where('id', '=', admin.id).execute()
  const person = await aCandidate(site)
  const { thread } = (await person.visitor.call(askSupport, question)).data
  await site.settle()
  const { rows: bells } = await site.pool.query('select link from notifications where user_id = $1', [admin.id])
  assert.ok(bells.some(({ link }) => String(link).endsWith(`/admin/messages/${thread}`)))
  const lineOf = async () =>
    (await admin.visitor.call(listThreads, { as: 'staff' })).data.find(({ id }) => id === thread)
  const line = await lineOf()
  assert.deepEqual(
    [line?.title, line?.about, line?.status, line?.waiting],
    [person.name, 'My CV doesn’t open · Candidate', 'open', true],
  )
  const { data: answer } = await admin.visitor.call(sendMessage, { thread, ...said('We look into it') })
  assert.equal(answer.name, 'Masar · Nadia')
  assert.ok((await site.settle()).some(({ to, text }) => to === person.email && text.includes('We look into it')))
  const shown = (await person.visitor.call(showThread, { thread })).data
  assert.deepEqual([shown.title, shown.about, shown.shape, shown.side], ['Masar', question.subject, 'site', 'person'])
  assert.deepEqual(shown.members, [])

  await person.visitor.refused('not_allowed', settleSupport, { thread, settled: true })
  await admin.visitor.call(settleSupport, { thread, settled: true })
  await admin.visitor.call(settleSupport, { thread, settled: true })
  assert.equal((await lineOf())?.status, 'settled')
  await admin.visitor.call(sendMessage, { thread, ...said('Have a good day') })
  await site.settle()
  assert.equal((await lineOf())?.status, 'settled')
  await person.visitor.call(sendMessage, { thread, ...said('It is broken again') })
  await site.settle()
  assert.equal((await lineOf())?.status, 'open')
  await admin.visitor.refused('not_found', settleSupport, { thread: newId(), settled: true })

  // who asked is one press away, and what time it is there
  assert.equal((await lineOf())?.link, `/admin/people/${person.id}`)
  assert.equal((await admin.visitor.call(showThread, { thread })).data.zone, 'Asia/Dubai')

  const colleague = await anAdmin(site)
  await admin.visitor.call(assignThread, { thread, user: colleague.id })
  assert.equal((await lineOf())?.assigned_to?.id, colleague.id)
  await admin.visitor.refused('invalid', assignThread, { thread, user: person.id })
  await person.visitor.refused('not_allowed', assignThread, { thread, user: colleague.id })
  const stranger = await aCandidate(site)
  await stranger.visitor.refused('not_found', showThread, { thread })
  await stranger.visitor.refused('not_found', listMessages, { thread })
  await stranger.visitor.refused('not_allowed', listThreads, { as: 'staff' })
})

test('for a company only who leads it asks, and only who asked reads', async () => {
  const employer = await anEmployer(site)
  const asPage = { ...question, as: 'page' as const }
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  await recruiter.visitor.refused('not_allowed', askSupport, asPage)
  await (await aCandidate(site)).visitor.refused('not_allowed', askSupport, asPage)
  const { thread } = (await employer.visitor.call(askSupport, asPage)).data
  const owner = await teammate(site, employer.page.id, 'admin')
  await owner.visitor.refused('not_found', showThread, { thread })
  assert.deepEqual((await owner.visitor.call(listThreads, { as: 'page' })).data, [])
  const admin = await anAdmin(site)
  const line = (await admin.visitor.call(listThreads, { as: 'staff' })).data.find(({ id }) => id === thread)
  assert.deepEqual(
    [line?.about, line?.link],
    [`${question.subject} · ${employer.page.name}`, `/admin/pages/${employer.page.id}`],
  )
})

test('five new questions a day, also when twenty come at once; staff ask as anybody', async () => {
  const person = await anAdmin(site)
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.visitor.ask(askSupport, question)))
  assert.equal(answers.filter(({ statusCode }) => statusCode === 201).length, mostNew)
  assert.ok(answers.some((one) => one.json().code === 'support_asked'))
  const { data } = await person.visitor.call(listThreads, {})
  assert.equal((await person.visitor.call(showThread, { thread: data[0]?.id ?? '' })).data.side, 'person')
  const other = await aCandidate(site)
  await other.visitor.refused('invalid', askSupport, { ...question, subject: '  ' })
  await other.visitor.refused('invalid', askSupport, { ...question, subject: 'x'.repeat(121) })
  await other.visitor.refused('invalid', askSupport, { ...question, text: '' })
  const ctx = backgroundContext(site.world)
  assert.equal((await supportHolding.give(ctx, person.id)).length, mostNew)
  await site.world.db.transaction().execute((tx) => supportHolding.forget(ctx, tx, person.id))
  assert.ok((await supportHolding.give(ctx, person.id)).every(({ subject }) => subject === ''))
})
