import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosePrimaryCv } from '#features/cvs/cv-builder/contract.ts'
import { addCv } from '#features/cvs/cvs/contract.ts'
import { check } from '#features/front/session/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { aCandidate, aLiveJob, anEmployer, confirmed, lookedAt } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { restUnusedProfiles, tellInstantCvSearches } from './background.ts'
import { answerRequest, askPerson, excludePage, showCredits, unlockCv, whoHasMyCv } from './contact-contract.ts'
import { searchCvs, showCvSheet } from './contract.ts'
import { cvSearchHolding } from './holding.ts'
import { mayAnswer, mayAsk, mostRequests, priceFor, relationOf, restDays, unlockVariant, warnedDays } from './rules.ts'
import { changeSaved, listSaved, openSaved, saveSearch, stopSaved } from './saved-contract.ts'

const site = await aSite()

test('prices, relations, and who may be asked', () => {
  assert.equal(priceFor({ full: false, visibility: 'searchable' }, 1), 1)
  assert.equal(priceFor({ full: false, visibility: 'public' }, 2), 2)
  assert.deepEqual([9, 10].map(unlockVariant), ['standard', 'senior'])
  assert.equal(priceFor({ full: false, visibility: 'on_request' }, 2), null)
  assert.equal(priceFor({ full: true, visibility: 'public' }, 3), null)
  const application = { id: 'a', job: 'j', title: 'Baker', others: 0 }
  assert.equal(relationOf({ application, full: true, request: null }), 'applied')
  assert.equal(relationOf({ application: null, full: true, request: 'declined' }), 'unlocked')
  assert.equal(relationOf({ application: null, full: false, request: 'accepted' }), 'none')
  const asking = { full: false, request: null, askedToday: 0, declinedLately: false } as const
  const code = (over: object) => {
    const answer = mayAsk({ ...asking, ...over })
    return answer.refused ? answer.code : 'yes'
  }
  assert.deepEqual(
    [{}, { full: true }, { request: 'asked' }, { declinedLately: true }, { askedToday: mostRequests }].map(code),
    ['yes', 'already_unlocked', 'already_asked', 'declined_lately', 'asked_enough'],
  )
  assert.deepEqual(
    ['asked', 'accepted', 'declined'].map((state) => mayAnswer(state).refused),
    [false, true, true],
  )
})

test('unlocking costs once, opens name, contacts and file for the full page, and the person sees it', async () => {
  const buyer = await anEmployer(site)
  const { visitor, page } = buyer
  const person = await confirmed(site, await aPersonWithCv(site, { headline: 'Unlocktest baker' }))
  const file = { name: 'cv.pdf', bytes: aWordyPdf(['Unlocktest baker']) }
  const { data: cv } = await person.visitor.call(addCv, {}, { files: { file } })
  await person.visitor.call(choosePrimaryCv, { cv: cv.id })
  await site.settle()
  const { rows } = await site.pool.query('select file_id from cvs where user_id = $1 and is_primary', [person.id])
  const path = `/files/${rows[0].file_id}/cv.pdf`
  const open = async () => (await visitor.ask({ ...showCredits, path }, {})).statusCode
  assert.ok((await open()) >= 400)
  // the person learns who it was: somebody who has proved an address
  await visitor.refused('email_unconfirmed', unlockCv, { person: person.id })
  await confirmed(site, buyer)
  // and a company that somebody has looked at, before what it was given for nothing counts
  await visitor.refused('page_unchecked', unlockCv, { person: person.id })
  await lookedAt(site, buyer)
  const tries = await Promise.all(Array.from({ length: 8 }, () => visitor.ask(unlockCv, { person: person.id })))
  assert.equal(tries.filter(({ statusCode }) => statusCode === 200).length, 1)
  assert.equal((await visitor.call(showCredits, {})).data.balance, 9)
  assert.equal((await visitor.call(check, {})).cv_credit, 9)
  await visitor.refused('already_unlocked', unlockCv, { person: person.id })
  const told = (await site.settle()).filter(({ to }) => to === person.email)
  assert.match(told[0]?.text ?? '', /who-has-my-cv/)
  const sheet = (await visitor.call(showCvSheet, { person: person.id })).data
  assert.equal(sheet.contacts?.email, person.email)
  assert.equal(sheet.card.relation, 'unlocked')
  assert.equal(await open(), 200)
  const exported = await cvSearchHolding.give(backgroundContext(site.world), person.id)
  assert.equal(exported.unlocked_by.length, 1)
  await person.visitor.call(excludePage, { page: page.id })
  assert.ok((await open()) >= 400)
  await visitor.refused('not_found', showCvSheet, { person: person.id })
})

test('a page pays no more than it has, however many people it unlocks at once', async () => {
  const { visitor } = await lookedAt(site, await anEmployer(site))
  const people = await Promise.all(
    Array.from({ length: 14 }, (_, at) => aPersonWithCv(site, { headline: `Manytest ${at}` })),
  )
  const tries = await Promise.all(people.map(({ id }) => visitor.ask(unlockCv, { person: id })))
  assert.equal(tries.filter(({ statusCode }) => statusCode === 200).length, 10)
  assert.ok(tries.every(({ statusCode, body }) => statusCode === 200 || body.includes('no_credits')))
  assert.equal((await visitor.call(showCredits, {})).data.balance, 0)
})

test('whoever asks for a job says so: the person reads which, unless the job hides its company or is out no more', async () => {
  const employer = await lookedAt(site, await anEmployer(site))
  const { job } = await aLiveJob(site, {}, employer)
  const other = await aLiveJob(site)
  const shy = await confirmed(site, await aPersonWithCv(site, { headline: 'Jobtest' }, { visibility: 'on_request' }))
  const { visitor } = employer
  await visitor.refused('not_found', askPerson, { person: shy.id, job: other.job })
  const { job: gone } = await aLiveJob(site, {}, employer)
  for (const state of ['closed', 'draft']) {
    await site.pool.query('update jobs set state = $1 where id = $2', [state, gone])
    await visitor.refused('job_state', askPerson, { person: shy.id, job: gone })
  }
  await visitor.call(askPerson, { person: shy.id, note: 'Night shifts', job })
  const mail = (await site.settle()).find(({ text }) => text.includes('Night shifts'))
  assert.match(mail?.text ?? '', /Job: Warehouse coordinator/)
  const asked = async () => (await shy.visitor.call(whoHasMyCv, {})).data.requests[0]
  const { title, address } = (await asked())?.job ?? {}
  assert.equal(title, 'Warehouse coordinator')
  assert.match(address ?? '', /^warehouse-coordinator/)
  for (const hidden of ['anonymous = true', "state = 'closed', anonymous = false"]) {
    await site.pool.query(`update jobs set ${hidden} where id = $1`, [job])
    assert.equal((await asked())?.job, null)
  }
})

test('asking costs nothing: only a yes opens, a no rests, and who paid meanwhile gets it back', async () => {
  const { visitor, page } = await lookedAt(site, await anEmployer(site))
  const shy = await confirmed(site, await aPersonWithCv(site, { headline: 'Asktest' }, { visibility: 'on_request' }))
  await visitor.refused('only_by_request', unlockCv, { person: shy.id })
  const look = (state: 'withheld' | 'active') =>
    site.pool.query('update pages set state = $1 where id = $2', [state, page.id])
  await look('withheld')
  await visitor.refused('page_withheld', askPerson, { person: shy.id, note: 'We need you' })
  await look('active')
  assert.equal((await visitor.call(askPerson, { person: shy.id, note: 'We need you' })).data.requests_left, 19)
  await visitor.refused('already_asked', askPerson, { person: shy.id })
  const [mail] = (await site.settle()).filter(({ to }) => to === shy.email)
  assert.match(mail?.subject ?? '', /would like to contact you/)
  const [request] = (await shy.visitor.call(whoHasMyCv, {})).data.requests
  assert.equal(request?.note, 'We need you')
  const stranger = await aCandidate(site)
  await stranger.visitor.refused('not_found', answerRequest, { request: request?.id ?? '', accept: true })
  await shy.visitor.call(answerRequest, { request: request?.id ?? '', accept: false })
  await shy.visitor.refused('request_answered', answerRequest, { request: request?.id ?? '', accept: true })
  await visitor.refused('declined_lately', askPerson, { person: shy.id })
  assert.equal((await visitor.call(searchCvs, { q: 'asktest' })).data[0]?.name, null)

  const open = await aPersonWithCv(site, { headline: 'Paidtest' })
  await visitor.call(askPerson, { person: open.id })
  await visitor.call(unlockCv, { person: open.id })
  assert.equal((await visitor.call(showCredits, {})).data.balance, 9)
  const [asked] = (await open.visitor.call(whoHasMyCv, {})).data.requests
  await open.visitor.call(answerRequest, { request: asked?.id ?? '', accept: true })
  assert.equal((await visitor.call(showCredits, {})).data.balance, 10)
})

test('twenty requests a day and no more, also at once', async () => {
  const { visitor } = await anEmployer(site)
  const people = await Promise.all(Array.from({ length: 24 }, () => aPersonWithCv(site, { headline: 'Daytest' })))
  const tries = await Promise.all(people.map(({ id }) => visitor.ask(askPerson, { person: id })))
  assert.equal(tries.filter(({ statusCode }) => statusCode === 201).length, 20)
  assert.ok(tries.every(({ statusCode, body }) => statusCode === 201 || body.includes('asked_enough')))
})

test('a kept search counts who is new, tells of each person once, and one press ends the letters', async () => {
  const employer = await lookedAt(site, await anEmployer(site))
  const { visitor, email } = employer
  await aPersonWithCv(site, { headline: 'Savedtest pilot' })
  await visitor.refused('invalid', saveSearch, { name: 'Nothing', frequency: 'instant' })
  const { data: saved } = await visitor.call(saveSearch, { name: 'Pilots', frequency: 'instant', q: 'savedtest' })
  assert.deepEqual([saved.fresh, saved.address], [0, '/cv-search?q=savedtest'])
  const run = async () => {
    await tellInstantCvSearches.run(backgroundContext(site.world), {})
    return (await site.settle()).filter(({ to, subject }) => to === email && subject.includes('Pilots'))
  }
  assert.equal((await run()).length, 0)
  site.later(60_000)
  const fresh = await aPersonWithCv(site, { headline: 'Savedtest pilot', name: 'Secret Name' })
  assert.equal((await visitor.call(listSaved, {})).data[0]?.fresh, 1)
  const [letter, ...others] = await run()
  assert.equal(others.length, 0)
  assert.match(letter?.subject ?? '', /1 new candidate: Pilots/)
  assert.match(letter?.text ?? '', new RegExp(`person=${fresh.id}`))
  assert.doesNotMatch(letter?.text ?? '', /Secret Name/)
  assert.equal((await run()).length, 1, 'not told twice')
  await visitor.call(openSaved, { search: saved.id })
  site.later(1_000)
  assert.equal((await visitor.call(listSaved, {})).data[0]?.fresh, 0)
  const oneClick =
    /<.*\/api\/cv-saved-searches\/(.*)\/stop>/.exec(letter?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  assert.equal((await visitor.call(stopSaved, { key: oneClick })).data.name, 'Pilots')
  await visitor.refused('link_expired', stopSaved, { key: 'nonsense' })
  site.later(60_000)
  await aPersonWithCv(site, { headline: 'Savedtest pilot' })
  assert.equal((await run()).length, 1)
  await visitor.call(changeSaved, { search: saved.id, frequency: 'instant' })
  assert.equal((await run()).length, 1, 'who came while it rested is not told of')
})

test('a profile nobody uses is hidden after half a year, and its owner is told two weeks before', async () => {
  const away = await aPersonWithCv(site, { headline: 'Resttest baker' })
  const back = await aPersonWithCv(site, { headline: 'Resttest baker' })
  const ids = [away.id, back.id]
  const seen = (days: number) =>
    site.pool.query('update users set seen_at = $2 where id = any($1)', [ids, daysAgo(site.world.now(), days)])
  const visibilities = async () =>
    (
      await site.pool.query('select visibility from profiles where user_id = any($1) order by user_id = $2', [
        ids,
        back.id,
      ])
    ).rows.map((row) => row.visibility)
  const context = backgroundContext(site.world)
  const told = async (to: string | null) => (await site.settle()).filter((mail) => mail.to === to).length
  const before = await told(away.email)
  await seen(restDays - warnedDays - 1)
  await restUnusedProfiles.run(context, {})
  assert.equal(await told(away.email), before, 'nobody is told too early')
  await seen(restDays + 1)
  await restUnusedProfiles.run(context, {})
  await restUnusedProfiles.run(context, {})
  assert.equal(await told(away.email), before + 1)
  assert.deepEqual(await visibilities(), ['searchable', 'searchable'], 'whoever was just told has two weeks')
  const warned = daysAgo(site.world.now(), warnedDays)
  await site.pool.query('update profiles set rest_warned_at = $2 where user_id = any($1)', [ids, warned])
  await site.pool.query('update users set seen_at = $2 where id = $1', [back.id, site.world.now()])
  await restUnusedProfiles.run(context, {})
  assert.deepEqual(await visibilities(), ['hidden', 'searchable'])
  assert.equal(await told(away.email), before + 2)
})

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)
