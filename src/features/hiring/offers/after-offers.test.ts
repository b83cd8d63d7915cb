import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerWaiting, showWaiting } from '#features/hiring/answer-clock/contract.ts'
import * as applications from '#features/hiring/applications/contract.ts'
import { board } from '#features/hiring/pipeline/contract.ts'
import { closeJob } from '#features/jobs/jobs/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aDraft, aGuestsOffer, aSentOffer, offerTerms, stageOf } from '#tests/world/an-offer.ts'
import { aCandidate, aLiveJob, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { printSentLetter } from './background.ts'
import * as contract from './contract.ts'
import { offerHolding } from './holding.ts'
import * as letters from './letter-contract.ts'

const apply = (visitor: Visitor, job: string, name: string) =>
  visitor.call(applications.apply, { job, name, lang: 'en' }, { files: { cv: aTextCv(name) } })

test('whoever is hired chooses what becomes of the other applications, each by itself', async () => {
  const site = await aSite()
  const { candidate, application, letter } = await aSentOffer(site)
  const { visitor, name } = candidate
  const others = []
  for (let count = 0; count < 3; count++) {
    const { data } = await apply(visitor, (await aLiveJob(site)).job, name)
    others.push(data.application)
  }
  const [kept, dropped, ended] = others as [string, string, string]
  await visitor.refused('not_found', letters.otherApplications, { application })
  await visitor.call(letters.acceptOffer, { key: letter.key, version: letter.version, name })
  const { data: open } = await visitor.call(letters.otherApplications, { application })
  assert.deepEqual(open.map(({ id }) => id).sort(), others.toSorted())
  await visitor.call(applications.withdraw, { application: ended })
  const stranger = await aCandidate(site)
  const { data: foreign } = await apply(stranger.visitor, (await aLiveJob(site)).job, stranger.name)
  const { data: became } = await visitor.call(letters.withdrawOthers, {
    ...{ application, others: [dropped, ended, foreign.application] },
  })
  assert.deepEqual(
    became.map(({ outcome }) => outcome),
    ['withdrawn', 'ended', 'not_found'],
  )
  const { data: left } = await visitor.call(letters.otherApplications, { application })
  assert.deepEqual(
    left.map(({ id }) => id),
    [kept],
  )
  await stranger.visitor.refused('not_found', letters.withdrawOthers, { application, others: [kept] })
})

test('a guest who accepts by the link is asked about what was sent from the same address, and about nothing else', async () => {
  const site = await aSite()
  const { application, letter, guest, name } = await aGuestsOffer(site)
  const email = 'Guest.One@example.com'
  const send = async (visitor: Visitor, over: object) => {
    const { job } = await aLiveJob(site)
    const files = { cv: aTextCv(name) }
    const asked = { job, name, email, lang: 'en' as const, ...over }
    return (await visitor.call(applications.apply, asked, { files })).data.application
  }
  const same = await send(new Visitor(site), {})
  const kept = await send(new Visitor(site), { email: email.toUpperCase() })
  const foreign = await send(new Visitor(site), { email: 'somebody.else@example.com' })
  // an application that belongs to an account is for whoever signs in there
  const candidate = await aCandidate(site)
  const owned = await send(candidate.visitor, {})
  const { key } = letter
  await guest.refused('not_found', letters.othersByLink, { key })
  await guest.call(letters.acceptOffer, { key, version: letter.version, name })
  const { data: open } = await guest.call(letters.othersByLink, { key })
  assert.deepEqual(open.map(({ id }) => id).sort(), [same, kept].sort())
  const { data: became } = await guest.call(letters.withdrawByLink, {
    key,
    others: [same, foreign, owned, application],
  })
  assert.deepEqual(
    became.map(({ outcome }) => outcome),
    ['withdrawn', 'not_found', 'not_found', 'ended'],
  )
  assert.deepEqual(await Promise.all([same, kept, foreign, owned].map((id) => stageOf(site, id))), [
    ...['withdrawn', 'submitted', 'submitted', 'submitted'],
  ])
  await guest.refused('link_expired', letters.othersByLink, { key: `${key.slice(0, -2)}xx` })
  // of two presses at once each application is taken back once
  const twice = await Promise.all([1, 2].map(() => guest.call(letters.withdrawByLink, { key, others: [kept] })))
  assert.deepEqual(twice.map(({ data }) => data[0]?.outcome).sort(), ['ended', 'withdrawn'])
})

test('the link of an offer to an account asks only whoever is signed in there', async () => {
  const site = await aSite()
  const { candidate, letter } = await aSentOffer(site)
  const { data: other } = await apply(candidate.visitor, (await aLiveJob(site)).job, candidate.name)
  const { key } = letter
  await new Visitor(site).call(letters.acceptOffer, { key, version: letter.version, name: candidate.name })
  await new Visitor(site).refused('not_found', letters.othersByLink, { key })
  await new Visitor(site).refused('not_found', letters.withdrawByLink, { key, others: [other.application] })
  await (await aCandidate(site)).visitor.refused('not_found', letters.othersByLink, { key })
  const { data } = await candidate.visitor.call(letters.othersByLink, { key })
  assert.deepEqual(
    data.map(({ id }) => id),
    [other.application],
  )
})

test('once everybody who was wanted is hired, the team is offered to close the job and to answer the others', async () => {
  const site = await aSite()
  const { employer, candidate, job, application, letter } = await aSentOffer(site, {}, { openings: 1 })
  const other = await aCandidate(site)
  const { data: second } = await apply(other.visitor, job, other.name)
  const { visitor } = employer
  const { data: beside } = await visitor.call(contract.offersOf, { application: second.application })
  assert.deepEqual(beside.places, { hired: 0, openings: 1, promised: 1 })
  assert.equal((await visitor.call(board, { job })).data.job.hired, 0)
  await new Visitor(site).call(letters.acceptOffer, { key: letter.key, version: letter.version, name: candidate.name })
  const told = await site.settle()
  assert.equal(told.filter(({ to, subject }) => to === employer.email && /openings filled/.test(subject)).length, 1)
  assert.equal((await visitor.call(board, { job })).data.job.hired, 1)
  const { data: placed } = await visitor.call(contract.offersOf, { application })
  assert.deepEqual(placed.places, { hired: 1, openings: 1, promised: 0 })
  assert.equal((await visitor.call(showWaiting, { job })).data.waiting, 0)
  const { data: preview } = await visitor.call(showWaiting, { job, filled: true })
  assert.deepEqual([preview.waiting, preview.why], [1, 'filled'])
  const english = preview.words.find(({ language }) => language === 'en')?.text ?? ''
  assert.match(english, /The position has been filled/)
  await visitor.call(closeJob, { job, reason: 'filled' })
  await visitor.call(answerWaiting, { job })
  const answered = await site.settle()
  assert.ok(answered.some(({ to, text }) => to === other.email && text.includes(english.slice(0, 40))))
})

test('with places left nobody is asked to close the job', async () => {
  const site = await aSite()
  const { employer, candidate, letter } = await aSentOffer(site, {}, { openings: 2 })
  await new Visitor(site).call(letters.acceptOffer, { key: letter.key, version: letter.version, name: candidate.name })
  const told = await site.settle()
  assert.equal(told.filter(({ to, subject }) => to === employer.email && /openings filled/.test(subject)).length, 0)
})

test('a page says something else in its letters, per language; others read it, and only those who make offers change it', async () => {
  const site = await aSite()
  const { employer, application } = await aDraft(site)
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  const { visitor } = employer
  const { data: before } = await visitor.call(contract.showTexts, {})
  assert.deepEqual(
    before.texts.map(({ language, own }) => [language, own]),
    [
      ['en', false],
      ['ar', false],
      ['ru', false],
      ['fr', false],
    ],
  )
  for (const { text } of before.texts)
    for (const name of ['{candidate_name}', '{pay}', '{until}']) assert.ok(text.includes(name))
  const own = { language: 'fr' as const, text: 'Bonjour {name}, bienvenue chez {company}.' }
  await recruiter.visitor.refused('not_allowed', contract.saveText, own)
  await visitor.refused('invalid', contract.saveText, { ...own, text: 'Bonjour {prenom}' })
  await visitor.call(contract.saveText, own)
  const { data } = await recruiter.visitor.call(contract.offersOf, { application })
  assert.equal(data.texts.fr, own.text)
  const { data: example } = await recruiter.visitor.call(contract.previewText, own)
  assert.equal(example.letter, `Bonjour Nadia Haddad, bienvenue chez ${employer.page.name}.`)
  await visitor.call(contract.saveText, { ...own, text: '' })
  assert.equal((await visitor.call(contract.offersOf, { application })).data.texts.fr, before.texts[3]?.text)
  const events = await site.world.db
    .selectFrom('events')
    .select('data')
    .where('events.name', '=', 'offer.text_saved')
    .execute()
  assert.equal(events.length, 2)
})

test('an Arabic letter is written in Arabic, and printed', async () => {
  const site = await aSite()
  const { employer, application, offer } = await aDraft(site)
  const { visitor } = employer
  const { data } = await visitor.call(contract.offersOf, { application })
  const arabic = offerTerms(site, { language: 'ar', text: data.texts.ar ?? '' })
  const { data: preview } = await visitor.call(contract.previewLetter, { application, ...arabic })
  assert.match(preview.letter, /شهريًا/)
  assert.match(preview.letter, /فبراير 2027/)
  await visitor.call(contract.saveOffer, { offer: offer.id, version: 1, ...arabic })
  const pdf = await visitor.ask(contract.offerLetter, { offer: offer.id })
  assert.equal(pdf.rawPayload.subarray(0, 5).toString(), '%PDF-')
})

test('what is held of offers is given out, and forgotten with the person: letter, name and file', async () => {
  const site = await aSite()
  const { candidate, offer, letter } = await aSentOffer(site)
  await new Visitor(site).call(letters.acceptOffer, { key: letter.key, version: letter.version, name: candidate.name })
  const ctx = backgroundContext(site.world)
  const [held] = await offerHolding.give(ctx, candidate.id)
  assert.deepEqual([held?.state, held?.accepted_name], ['accepted', candidate.name])
  assert.equal((await offerHolding.files(ctx, candidate.id)).length, 1)
  const keys = await site.world.db.transaction().execute((tx) => offerHolding.forget(ctx, tx, candidate.id))
  assert.equal(keys.length, 1)
  const row = await site.world.db.selectFrom('offers').selectAll().where('id', '=', offer.id).executeTakeFirstOrThrow()
  assert.ok(!JSON.stringify(row).includes(candidate.name))
  assert.deepEqual([row.file_id, row.accepted_from, row.state], [null, null, 'accepted'])
  await new Visitor(site).refused('not_found', letters.letterFile, { key: letter.key })
})

test('a letter that was sent without a file is printed once, and is what was accepted', async () => {
  const site = await aSite()
  const { candidate, offer, letter } = await aSentOffer(site)
  await new Visitor(site).call(letters.acceptOffer, { key: letter.key, version: letter.version, name: candidate.name })
  const { db } = site.world
  await db.updateTable('offers').set({ file_id: null }).where('id', '=', offer.id).execute()
  await new Visitor(site).refused('not_found', letters.letterFile, { key: letter.key })
  const ctx = backgroundContext(site.world)
  await printSentLetter.run(ctx, { offer: offer.id })
  const row = await db.selectFrom('offers').selectAll().where('id', '=', offer.id).executeTakeFirstOrThrow()
  assert.ok(row.file_id)
  assert.deepEqual(row.accepted_hash, row.letter_hash)
  await printSentLetter.run(ctx, { offer: offer.id })
  const again = await db.selectFrom('offers').select('file_id').where('id', '=', offer.id).executeTakeFirstOrThrow()
  assert.equal(again.file_id, row.file_id)
  const file = await new Visitor(site).ask(letters.letterFile, { key: letter.key })
  assert.equal(file.rawPayload.subarray(0, 5).toString(), '%PDF-')
})
