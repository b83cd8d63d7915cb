import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Role } from '#features/companies/pages/role-rules.ts'
import { roles, scopeOf } from '#features/companies/pages/role-rules.ts'
import {
  answerRequest,
  askPerson,
  excludePage,
  includePage,
  whoHasMyCv,
} from '#features/sourcing/cv-search/contact-contract.ts'
import { blockSender, listThreads, showThread } from '#features/talk/threads/contract.ts'
import { listMessages, lookAtMessage, sendMessage } from '#features/talk/threads/message-contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { anApplication, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { lookAtFirstMessage, writeToCompany, writeToPerson } from './contract.ts'
import { mayWriteAgain, mostNewOfPage, roleInDirect } from './rules.ts'

const site = await aSite()
const said = (text: string) => ({ client_id: crypto.randomUUID(), text })

/** A company and somebody it unlocked. */
async function unlocked() {
  const employer = await anEmployer(site)
  const person = await aPersonWithCv(site, { headline: 'Welder' })
  await unlock(employer.page.id, person.id)
  return { employer, person, page: employer.page.id }
}
const unlock = (page_id: string, user_id: string) =>
  site.world.db
    .insertInto('cv_unlocks')
    .values({ page_id, user_id, way: 'credit', credits: 1, at: site.world.now() })
    .execute()

test('who of a team writes to people, who reads, and how often before an answer', () => {
  const rows = Object.fromEntries(
    roles.map((role) => [role, roleInDirect((capability) => scopeOf(capability as 'applicant.read', { role }))]),
  )
  assert.deepEqual(rows, {
    ...{ owner: 'member', admin: 'member', recruiter: 'member', hiring_manager: null, interviewer: null },
    ...{ content_editor: null, billing: null, analyst: null, external_recruiter: null },
  } satisfies Record<Role, string | null>)
  const denied = { role: 'recruiter', deny: ['applicant.message'] }
  assert.equal(
    roleInDirect((capability) => scopeOf(capability as 'applicant.read', denied)),
    'reader',
  )
  assert.deepEqual(
    [
      { written: 1, answered: false },
      { written: 2, answered: false },
      { written: 9, answered: true },
    ].map((one) => mayWriteAgain(one).refused),
    [false, true, false],
  )
})

test('a company writes to whom it unlocked, twice until an answer, and both read it in one conversation', async () => {
  const { employer, person } = await unlocked()
  const first = said('Would you like to talk about welding?\u202E <b>')
  const { data } = await employer.visitor.call(writeToPerson, { person: person.id, ...first })
  const again = await employer.visitor.call(writeToPerson, { person: person.id, ...first })
  assert.deepEqual(again.data.message.id, data.message.id, 'sent twice is kept once')
  const tries = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      employer.visitor.ask(writeToPerson, { person: person.id, ...said(`No ${at}`) }),
    ),
  )
  assert.equal(tries.filter(({ statusCode }) => statusCode === 201).length, 1)
  await employer.visitor.refused('wait_for_answer', sendMessage, { thread: data.thread, ...said('Hello?') })
  const told = await site.settle()
  assert.ok(told.some(({ to, text }) => to === person.email && text.includes('welding')))
  const mine = (await person.visitor.call(listThreads, {})).data[0]
  assert.deepEqual([mine?.title, mine?.shape, mine?.verified, mine?.unread], [employer.page.name, 'company', false, 2])
  await person.visitor.call(sendMessage, { thread: data.thread, ...said('Yes, gladly') })
  await employer.visitor.call(sendMessage, { thread: data.thread, ...said('Tomorrow at ten?') })
  await employer.visitor.call(sendMessage, { thread: data.thread, ...said('Or at eleven') })
  const theirs = (await employer.visitor.call(listThreads, { as: 'page', kind: 'direct' })).data[0]
  assert.deepEqual([theirs?.title, theirs?.shape], [person.name, 'person'])

  const colleague = await teammate(site, employer.page.id, 'recruiter')
  assert.equal((await colleague.visitor.call(showThread, { thread: data.thread })).data.role, 'member')
  const manager = await teammate(site, employer.page.id, 'hiring_manager')
  await manager.visitor.refused('not_found', showThread, { thread: data.thread })
  await manager.visitor.refused('not_allowed', writeToPerson, { person: person.id, ...said('Me too') })
  await manager.visitor.refused('not_allowed', lookAtFirstMessage, { person: person.id, text: 'Me too' })
  const analyst = await teammate(site, employer.page.id, 'analyst')
  await analyst.visitor.refused('not_allowed', writeToPerson, { person: person.id, ...said('And me') })
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', showThread, { thread: data.thread })
})

test('only whom it sees whole: found is not enough, a request accepted is, an application too', async () => {
  const employer = await anEmployer(site)
  const person = await aPersonWithCv(site, { headline: 'Baker' }, { visibility: 'on_request' })
  const write = () => employer.visitor.ask(writeToPerson, { person: person.id, ...said('Hello') })
  await employer.visitor.refused('not_found', writeToPerson, { person: person.id, ...said('Hello') })
  await person.visitor.refused('not_found', writeToCompany, { page: employer.page.id, ...said('Hello') })
  await employer.visitor.call(askPerson, { person: person.id, note: '' })
  assert.equal((await write()).statusCode, 404)
  const [request] = (await person.visitor.call(whoHasMyCv, {})).data.requests
  await person.visitor.call(answerRequest, { request: request?.id ?? '', accept: true })
  assert.equal((await write()).statusCode, 201)

  const { employer: other, candidate } = await anApplication(site)
  await other.visitor.call(writeToPerson, { person: candidate.id, ...said('About your application') })
  for (const foreign of [newId(), employer.id])
    await employer.visitor.refused('not_found', writeToPerson, { person: foreign, ...said('Hello') })
  await employer.visitor.refused('invalid', writeToPerson, { person: person.id, ...said('') })
  await employer.visitor.refused('invalid', writeToPerson, { person: person.id, ...said('x'.repeat(5001)) })
  await employer.visitor.refused('invalid', writeToPerson, { person: 'nobody', ...said('Hello') })
  const files = [newId()]
  await other.visitor.refused('invalid', writeToPerson, { person: candidate.id, ...said(''), files })
})

test('who excludes the company, or was unlocked no more, is not written to; what was said stays readable', async () => {
  const { employer, person, page } = await unlocked()
  const { data } = await employer.visitor.call(writeToPerson, { person: person.id, ...said('Hello') })
  await person.visitor.call(excludePage, { page })
  await employer.visitor.refused('thread_closed', writeToPerson, { person: person.id, ...said('Hello again') })
  await employer.visitor.refused('thread_closed', sendMessage, { thread: data.thread, ...said('Hello again') })
  const shown = (await employer.visitor.call(showThread, { thread: data.thread })).data
  assert.equal(shown.closed, 'thread_closed')
  assert.equal((await employer.visitor.call(listMessages, { thread: data.thread })).data.messages.length, 1)
  // the person may still answer
  await person.visitor.call(writeToCompany, { page, ...said('I have found something') })
  await person.visitor.call(includePage, { page })
  await employer.visitor.call(sendMessage, { thread: data.thread, ...said('Good luck') })
  await site.pool.query('delete from cv_unlocks where user_id = $1', [person.id])
  await employer.visitor.refused('thread_closed', sendMessage, { thread: data.thread, ...said('One more thing') })
  await site.pool.query("update pages set state = 'suspended' where id = $1", [page])
  await unlock(page, person.id)
  await employer.visitor.refused('thread_closed', sendMessage, {
    thread: data.thread,
    ...said('From a suspended page'),
  })

  const other = await unlocked()
  await other.person.visitor.call(excludePage, { page: other.page })
  await other.employer.visitor.refused('not_found', writeToPerson, { person: other.person.id, ...said('Hello') })
})

test('a blocked company is not heard and not told', async () => {
  const { employer, person } = await unlocked()
  const { data } = await employer.visitor.call(writeToPerson, { person: person.id, ...said('Hello') })
  await site.settle()
  await person.visitor.call(blockSender, { thread: data.thread })
  const sent = await employer.visitor.call(sendMessage, { thread: data.thread, ...said('Still there?') })
  assert.equal(sent.data.text, 'Still there?')
  const { messages } = (await person.visitor.call(listMessages, { thread: data.thread })).data
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['Hello'],
  )
  assert.ok(!(await site.settle()).some(({ text }) => text.includes('Still there?')))
})

test('two who write first at once open one conversation; a page begins so many a day, also when all come at once', async () => {
  const { employer, person, page } = await unlocked()
  const both = await Promise.all([
    employer.visitor.call(writeToPerson, { person: person.id, ...said('We were about to write') }),
    person.visitor.call(writeToCompany, { page, ...said('I was about to write') }),
  ])
  assert.equal(both[0].data.thread, both[1].data.thread)
  const rest = {
    kind: 'direct' as const,
    page_id: page,
    created_by: employer.id,
    created_at: site.world.now(),
    last_at: site.world.now(),
  }
  const made = Array.from({ length: mostNewOfPage - 4 }, () => ({ ...rest, id: newId() }))
  await site.world.db.insertInto('threads').values(made).execute()
  const people = await Promise.all(Array.from({ length: 20 }, () => aPersonWithCv(site, { headline: 'Cold' })))
  for (const { id } of people) await unlock(page, id)
  const before = await site.world.db
    .selectFrom('threads')
    .select('id')
    .where('page_id', '=', page)
    .where('created_by', '=', employer.id)
    .execute()
  const answers = await Promise.all(
    people.map(({ id }) => employer.visitor.ask(writeToPerson, { person: id, ...said('Hello') })),
  )
  assert.equal(answers.filter(({ statusCode }) => statusCode === 201).length, mostNewOfPage - before.length)
  assert.ok(answers.some((one) => one.json().code === 'cold_enough'))
})

test('a company of which nothing was checked sees before it sends what the person is warned of', async () => {
  const { employer, person, page } = await unlocked()
  const text = 'Pay a registration fee of 200 AED and write on WhatsApp +971 50 123 4567'
  const look = async () => (await employer.visitor.call(lookAtFirstMessage, { person: person.id, text })).data
  const { warnings, first_contact } = await look()
  assert.ok(first_contact && warnings.includes('fee') && warnings.includes('messenger') && warnings.includes('contact'))
  const { data } = await employer.visitor.call(writeToPerson, { person: person.id, ...said(text) })
  const read = (await person.visitor.call(listMessages, { thread: data.thread })).data.messages[0]
  assert.deepEqual(read?.warnings, warnings)
  const inThread = async () => (await employer.visitor.call(lookAtMessage, { thread: data.thread, text })).data.warnings
  assert.deepEqual(await inThread(), warnings)
  await person.visitor.call(sendMessage, { thread: data.thread, ...said('No, thank you') })
  assert.deepEqual(await inThread(), ['fee'])
  const other = await unlocked()
  await site.pool.query('update pages set email_verified_at = now() where id = $1', [other.page])
  const checked = await other.employer.visitor.call(lookAtFirstMessage, { person: other.person.id, text })
  assert.deepEqual(checked.data, { warnings: ['fee'], first_contact: false })
  assert.notEqual(page, other.page)
})
