import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listMine, showApplicant } from '#features/hiring/applications/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { readFile } from '#features/site/files/contract.ts'
import { excludePage } from '#features/sourcing/cv-search/contact-contract.ts'
import { listMyPools, listPool } from '#features/sourcing/pool/contract.ts'
import { runRetention } from '#features/staff/retention/run-retention.ts'
import { listMessages } from '#features/talk/threads/message-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { aCandidate, aLiveJob, anEmployer, backAtWork, confirmed, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { expireDrops } from './background.ts'
import { claimDrop, dropCv, listMyDrops, listTaking, showByLink, withdrawByLink, withdrawDrop } from './contract.ts'
import { answerDrops, listDrops, pendingDrops, saveDropSettings, showDrop } from './team-contract.ts'

const day = 86_400_000
const site = await aSite()
const cv = { name: 'cv.pdf', bytes: aPdf(cvLines) }

const taking = { taking: true, version: 0 }

async function aTaker(own: Site = site) {
  const employer = await anEmployer(own)
  await employer.visitor.call(saveDropSettings, taking)
  return employer
}

type Person = { visitor: Visitor; name?: string; email?: string }

const leave = (person: Person, pages: readonly string[], more = {}) =>
  person.visitor.call(
    dropCv,
    { pages: [...pages], name: person.name ?? 'Guest Person', email: person.email, lang: 'en', ...more },
    { files: { cv } },
  )

async function aDrop(own: Site = site) {
  const [employer, candidate] = [await aTaker(own), await confirmed(own, await aCandidate(own))]
  const { data } = await leave(candidate, [employer.page.id], { note: 'Nights are fine', wish: 'Anything with boxes' })
  await own.settle()
  const { data: rows } = await employer.visitor.call(listDrops, {})
  return { employer, candidate, drop: data.drop ?? '', item: rows[0]?.id ?? '' }
}

const mine = async ({ visitor }: Person) => (await visitor.call(listMyDrops, {})).data
const stateOf = async (person: Person) => (await mine(person))[0]?.items[0]?.state

test('a CV is left with those who take it; it is seen, read line by line and answered, and the person sees each step', async () => {
  const { employer, candidate, item } = await aDrop()
  assert.equal(await stateOf(candidate), 'received')
  const { data: list } = await employer.visitor.call(listDrops, {})
  assert.equal(list[0]?.wish, 'Anything with boxes')
  assert.equal((await employer.visitor.call(pendingDrops, {})).total, 1)
  const { data: shown } = await employer.visitor.call(showDrop, { item })
  assert.equal(shown.state, 'seen')
  assert.equal(shown.note, 'Nights are fine')
  assert.ok(shown.lines.length > 0)
  assert.equal(await stateOf(candidate), 'seen')
  const file = shown.cv
  assert.ok(file)
  assert.equal((await employer.visitor.ask(readFile, { id: file.id, name: file.name })).statusCode, 200)
  await employer.visitor.call(answerDrops, { items: [item], how: 'reply', words: 'Could you start in May?' })
  const [told] = (await mine(candidate))[0]?.items ?? []
  assert.equal(told?.state, 'replied')
  const { messages } = (await candidate.visitor.call(listMessages, { thread: told?.thread ?? '' })).data
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['Could you start in May?'],
  )
  const again = await employer.visitor.call(answerDrops, { items: [item], how: 'reply', words: 'Once more' })
  assert.deepEqual(again.data, [{ item, refused: 'drop_state' }])
})

test('a guest leaves one too, follows it by the mailed link, takes it back there, or makes it part of an account', async () => {
  const [employer, other] = [await aTaker(), await aTaker()]
  const guest = { visitor: new Visitor(site), email: 'guest.drop@example.com' }
  await leave(guest, [employer.page.id, other.page.id])
  const mails = await site.settle()
  const receipt = mails.find(({ to }) => to === guest.email)
  const key = /\/cv-drop\/([\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? ''
  const { data: first } = await guest.visitor.call(showByLink, { key })
  assert.equal(first.items.length, 2)
  const { data: rows } = await employer.visitor.call(listDrops, {})
  await employer.visitor.call(answerDrops, {
    items: [rows[0]?.id ?? ''],
    how: 'reply',
    words: 'Please call us on Sunday',
  })
  const answered = (await site.settle()).filter(({ to }) => to === guest.email)
  assert.ok(answered.some(({ text }) => /call us on Sunday/.test(text)))
  const left = first.items.find(({ company }) => company.slug === other.page.slug)
  await guest.visitor.call(withdrawByLink, { key, item: left?.id ?? '' })
  await guest.visitor.refused('drop_state', withdrawByLink, { key, item: left?.id ?? '' })
  const { data: gone } = await other.visitor.call(listDrops, { show: 'answered' })
  const { data: closed } = await other.visitor.call(showDrop, { item: gone[0]?.id ?? '' })
  assert.deepEqual([closed.state, closed.email, closed.cv, closed.lines], ['withdrawn', null, null, []])
  await employer.visitor.refused('not_allowed', claimDrop, { key })
  const person = await aCandidate(site)
  await person.visitor.call(claimDrop, { key })
  assert.equal((await mine(person))[0]?.items.length, 2)
  await guest.visitor.refused('link_expired', showByLink, { key })
  await person.visitor.refused('link_expired', claimDrop, { key })
})

test('whoever takes none, is excluded or had it lately is told apart; nothing is stored where nobody takes it', async () => {
  const [taker, closed, hidden] = [await aTaker(), await anEmployer(site), await aTaker()]
  const person = await aCandidate(site)
  await person.visitor.call(excludePage, { page: hidden.page.id })
  const { data } = await leave(person, [taker.page.id, closed.page.id, hidden.page.id])
  assert.deepEqual(
    data.pages.map(({ refused }) => refused),
    [null, 'takes_no_cvs', 'drop_excluded'],
  )
  const { data: again } = await leave(person, [taker.page.id])
  assert.deepEqual([again.drop, again.pages[0]?.refused], [null, 'dropped_already'])
  assert.equal((await mine(person)).length, 1)
  const { data: seen } = await person.visitor.call(listTaking, { slug: taker.page.slug })
  assert.equal(seen[0]?.closed, 'dropped_already')
  assert.equal((await person.visitor.call(listTaking, { slug: closed.page.slug })).total, 0)
  const unknown = { pages: [newId()], name: person.name, lang: 'en' as const }
  const nowhere = await person.visitor.ask(dropCv, unknown, { files: { cv } })
  assert.equal(nowhere.statusCode, 404)
})

test('whoever hides from a company takes back what it was left; an account of a company leaves none', async () => {
  const { employer, candidate, item } = await aDrop()
  await candidate.visitor.call(excludePage, { page: employer.page.id })
  await site.settle()
  const { data } = await employer.visitor.call(showDrop, { item })
  assert.deepEqual([data.state, data.email, data.lines], ['withdrawn', null, []])
  const other = await aTaker()
  const asked = { pages: [other.page.id], name: 'A Company', lang: 'en' as const }
  const answer = await employer.visitor.ask(dropCv, asked, { files: { cv } })
  assert.equal(answer.json().code, 'not_allowed')
})

test('twenty companies a day, also when many come at once', async () => {
  const own = await aSite()
  const takers = await Promise.all(Array.from({ length: 22 }, () => aTaker(own)))
  const person = await aCandidate(own)
  const ids = takers.map(({ page }) => page.id)
  await leave(person, ids.slice(0, 15))
  const [one, other] = await Promise.all(
    [ids.slice(15, 20), ids.slice(17, 22)].map((pages) =>
      person.visitor.ask(dropCv, { pages, name: 'Same Person', lang: 'en' }, { files: { cv } }),
    ),
  )
  assert.deepEqual([one?.statusCode, other?.statusCode].toSorted(), [201, 409])
  const { count } = await own.world.db
    .selectFrom('cv_drop_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 20)
  own.later(day + 1)
  assert.equal((await person.visitor.call(listTaking, {})).left, 20)
})

test('thirty days without an answer are told, and the CV is closed to the company', async () => {
  const own = await aSite()
  const { employer, candidate, item } = await aDrop(own)
  await employer.visitor.call(showDrop, { item })
  own.later(30 * day)
  await expireDrops.run(backgroundContext(own.world), {})
  const mails = await own.settle()
  assert.ok(mails.some(({ to, subject }) => to === candidate.email && /didn’t reply/.test(subject ?? '')))
  await candidate.visitor.call(authenticate, { email: candidate.email, password })
  await backAtWork(employer)
  assert.equal(await stateOf(candidate), 'expired')
  const { data } = await employer.visitor.call(showDrop, { item })
  assert.deepEqual([data.state, data.email, data.may], ['expired', null, []])
  await candidate.visitor.refused('drop_state', withdrawDrop, { item })
  own.later(366 * day)
  await runRetention.run(backgroundContext(own.world), {})
  await candidate.visitor.call(authenticate, { email: candidate.email, password })
  assert.deepEqual(await mine(candidate), [])
})

test('several are declined at once with the reason in kind words; one that was answered meanwhile says so', async () => {
  const employer = await aTaker()
  const people = await Promise.all(Array.from({ length: 3 }, async () => confirmed(site, await aCandidate(site))))
  for (const person of people) await leave(person, [employer.page.id])
  await site.settle()
  const { data: rows } = await employer.visitor.call(listDrops, {})
  const items = rows.map(({ id }) => id)
  await people[0]?.visitor.call(withdrawDrop, { item: items[0] ?? '' })
  await employer.visitor.refused('invalid', answerDrops, { items, how: 'reject' })
  const { data } = await employer.visitor.call(answerDrops, { items, how: 'reject', reason: 'skills' })
  assert.deepEqual(
    data.map(({ refused }) => refused),
    ['drop_state', null, null],
  )
  const mails = await site.settle()
  assert.equal(
    mails.filter(
      ({ to, subject }) => people.some(({ email }) => email === to) && /replied to your CV/.test(subject ?? ''),
    ).length,
    2,
  )
  const told = (await mine(people[1] as Person))[0]?.items[0]
  assert.equal(told?.state, 'rejected')
  assert.ok(told?.reason)
})

test('to the pool and on to a job: an application that the person follows, and the pool lets go', async () => {
  const { employer, job } = await aLiveJob(site, {})
  await employer.visitor.call(saveDropSettings, taking)
  const person = await confirmed(site, await aCandidate(site))
  await leave(person, [employer.page.id])
  await site.settle()
  const item = (await employer.visitor.call(listDrops, {})).data[0]?.id ?? ''
  await employer.visitor.call(answerDrops, { items: [item], how: 'pool', tags: ['Night shift'] })
  await site.settle()
  const { data: pool } = await employer.visitor.call(listPool, { q: 'night' })
  assert.deepEqual(pool[0]?.tags, ['Night shift'])
  assert.equal((await person.visitor.call(listMyPools, {})).data.length, 1)
  await employer.visitor.call(answerDrops, { items: [item], how: 'add_to_job', job })
  await site.settle()
  assert.equal((await employer.visitor.call(listPool, {})).data.length, 0)
  const [application] = (await person.visitor.call(listMine, {})).data
  assert.equal(application?.status, 'sent')
  const { data: shown } = await employer.visitor.call(showApplicant, { application: application?.id ?? '' })
  assert.ok(shown.cv)
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', showDrop, { item })
  const other = await stranger.visitor.call(answerDrops, { items: [item], how: 'pool' })
  assert.deepEqual(other.data, [{ item, refused: 'not_found' }])
})
