import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeToCompany } from '#features/sourcing/direct-messages/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, anEmployer, backAtWork, confirmed, teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { keepDropsTrue } from './background.ts'
import { claimDrop, dropCv, listMyDrops, listTaking } from './contract.ts'
import { answerDrops, listDrops, saveDropSettings, showDrop, showDropSettings } from './team-contract.ts'

const day = 86_400_000
const site = await aSite()
const taking = { taking: true, version: 0 }

async function aTaker(own: Site) {
  const employer = await anEmployer(own)
  await employer.visitor.call(saveDropSettings, taking)
  return employer
}

test('the team says every ninety days that it still takes CVs: asked a week before, then it stops', async () => {
  const own = await aSite()
  const employer = await aTaker(own)
  await employer.visitor.refused('changed_meanwhile', saveDropSettings, { ...taking, version: 7 })
  own.later(84 * day)
  await keepDropsTrue.run(backgroundContext(own.world), {})
  await keepDropsTrue.run(backgroundContext(own.world), {})
  const asked = (await own.settle()).filter(({ subject }) => /still accept/.test(subject ?? ''))
  assert.equal(asked.length, 1)
  own.later(7 * day)
  const guest = new Visitor(own)
  assert.equal((await guest.call(listTaking, {})).total, 0)
  await keepDropsTrue.run(backgroundContext(own.world), {})
  assert.ok((await own.settle()).some(({ subject }) => /are closed/.test(subject ?? '')))
  await backAtWork(employer)
  const { data } = await employer.visitor.call(showDropSettings, {})
  assert.deepEqual([data.taking, data.open], [false, false])
})

test('only who answers CVs sees them', async () => {
  const employer = await aTaker(site)
  const guest = { pages: [employer.page.id], name: 'Guest', email: 'rights@example.com', lang: 'en' as const }
  await new Visitor(site).call(dropCv, guest, { files: { cv: aTextCv('Guest', 'Cook, 2020 to 2026') } })
  const item = (await employer.visitor.call(listDrops, {})).data[0]?.id ?? ''
  for (const role of ['hiring_manager', 'interviewer', 'analyst', 'content_editor', 'billing'] as const) {
    const { visitor } = await teammate(site, employer.page.id, role)
    await visitor.refused('not_allowed', listDrops, {})
    await visitor.refused('not_allowed', showDrop, { item })
    await visitor.refused('not_allowed', answerDrops, { items: [item], how: 'pool' })
    await visitor.refused('not_allowed', saveDropSettings, taking)
  }
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  assert.equal((await recruiter.visitor.call(listDrops, {})).data.length, 1)
  await new Visitor(site).refused('no_session', listMyDrops, {})
})

test('a program that brings the credential of the page alone answers as the member it names', async () => {
  const employer = await aTaker(site)
  const person = await confirmed(site, await aCandidate(site))
  const asked = { pages: [employer.page.id], name: person.name, lang: 'en' as const }
  await person.visitor.call(dropCv, asked, { files: { cv: aTextCv('Person', 'Cook, 2020 to 2026') } })
  await site.settle()
  const item = (await employer.visitor.call(listDrops, {})).data[0]?.id ?? ''
  const headers = { authorization: `Bearer ${employer.visitor.cookies.get('page_token')}` }
  const answer = { items: [item], how: 'reply' as const, words: 'Please come on Sunday' }
  const { data } = await new Visitor(site).call(answerDrops, answer, { headers })
  assert.deepEqual(data, [{ item, refused: null }])
  const { data: shown } = await employer.visitor.call(showDrop, { item })
  assert.ok(shown.answer?.by)
  const { rows } = await site.pool.query(
    `select actor_id from events where name = 'cv_drop.moved' and data->>'event' = 'reply' and data->>'item' = $1`,
    [item],
  )
  assert.equal(rows[0]?.actor_id, employer.id)
})

test('guests who share a number have twenty a day together, whatever their addresses', async () => {
  const takers = await Promise.all(Array.from({ length: 24 }, () => aTaker(site)))
  const ids = takers.map(({ page }) => page.id)
  const answers = await Promise.all(
    [0, 1, 2].map((at) => {
      const asked = { pages: ids.slice(at * 8, at * 8 + 8), name: 'Guest', lang: 'en' as const, phone: '+971501239876' }
      const files = { cv: aTextCv(`Guest ${at}`, 'Cook, 2020 to 2026') }
      return new Visitor(site).ask(dropCv, { ...asked, email: `shared${at}@example.com` }, { files })
    }),
  )
  // which of them came too late is told to nobody but the owners of their addresses
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [201, 201, 201],
  )
  const { rows } = await site.pool.query('select count(*)::int as left from cv_drop_items where page_id = any($1)', [
    ids,
  ])
  assert.equal(rows[0].left, 16)
})

test('a guest who was answered and makes it part of an account can write back', async () => {
  const employer = await aTaker(site)
  const guest = { pages: [employer.page.id], name: 'Guest', email: 'back.drop@example.com', lang: 'en' as const }
  await new Visitor(site).call(dropCv, guest, { files: { cv: aTextCv('Guest', 'Cook, 2020 to 2026') } })
  const receipt = (await site.settle()).find(({ to }) => to === guest.email)
  const item = (await employer.visitor.call(listDrops, {})).data[0]?.id ?? ''
  await employer.visitor.call(answerDrops, { items: [item], how: 'reply', words: 'Are you free on Sunday?' })
  const person = await confirmed(site, await aCandidate(site))
  await person.visitor.call(claimDrop, { key: /\/cv-drop\/([\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? '' })
  const mine = (await person.visitor.call(listMyDrops, {})).data[0]?.items[0]
  const words = { client_id: item, text: 'I am' }
  await person.visitor.call(writeToCompany, { page: mine?.company.id ?? '', ...words, files: [] })
  assert.ok((await person.visitor.call(listMyDrops, {})).data[0]?.items[0]?.thread)
})
