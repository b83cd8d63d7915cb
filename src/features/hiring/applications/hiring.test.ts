import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as offers from '#features/hiring/offers/contract.ts'
import * as letters from '#features/hiring/offers/letter-contract.ts'
import * as jobSearch from '#features/jobs/job-search/contract.ts'
import * as notifications from '#features/site/notifications/contract.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { offerTerms } from '#tests/world/an-offer.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aLiveJob, anApplication, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as claims from './claim-contract.ts'
import * as applications from './contract.ts'

test('a guest applies, claims the application by the mailed link, and is hired', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  await site.settle()
  const guest = new Visitor(site)
  const { data: results } = await guest.call(jobSearch.searchJobs, { q: 'warehouse' })
  assert.deepEqual(
    results.map(({ id }) => id),
    [job],
  )
  const sent = { job, name: 'Nadia Haddad', email: 'nadia@example.com', lang: 'fr' as const }
  const files = { cv: { name: 'CV Nadia.pdf', bytes: aWordyPdf(['Nadia Haddad']) } }
  const { data: first } = await guest.call(applications.apply, sent, { files })
  const { data: again } = await guest.call(applications.apply, sent, { files })
  assert.deepEqual(again, { application: first.application, again: true })

  const outbox = await site.settle()
  const receipt = outbox.find(({ to }) => to === 'nadia@example.com')
  assert.match(receipt?.subject ?? '', /^Candidature envoyée/)
  const key = /claim-application\/([\w-]+)/.exec(receipt?.text ?? '')?.[1] ?? ''
  const { data: claim } = await guest.call(claims.showClaim, { key })
  assert.equal(claim.has_account, false)
  await guest.call(claims.claim, { key, password })
  await guest.refused('link_expired', claims.claim, { key, password })

  const { data: bell } = await employer.visitor.call(notifications.list, {})
  assert.match(bell[0]?.title ?? '', /Nadia Haddad/)
  const { data: applicant } = await employer.visitor.call(applications.showApplicant, {
    application: first.application,
  })
  let version = applicant.version
  for (const stage of ['in_review', 'shortlisted', 'interviewing', 'offered'] as const) {
    const { data: card } = await employer.visitor.call(applications.move, {
      application: first.application,
      stage,
      version,
    })
    version = card.version
  }
  await employer.visitor.call(applications.writeAsPage, { application: first.application, text: 'Welcome aboard?' })
  const { data: mine } = await guest.call(applications.showMine, { application: first.application })
  // nobody is told yet, and without a letter there is nothing to accept
  assert.deepEqual([mine.status, mine.letter, mine.may], ['seen', null, ['withdraw', 'write']])
  await letBeTold(site)
  const { data: known } = await guest.call(applications.showMine, { application: first.application })
  assert.deepEqual([known.status, known.letter, known.may], ['offer', null, ['withdraw', 'write']])
  const { data: draft } = await employer.visitor.call(offers.writeOffer, {
    ...{ application: first.application, ...offerTerms(site) },
  })
  await employer.visitor.call(offers.approveOffer, { offer: draft.id, version: 1 })
  await employer.visitor.call(offers.sendOffer, { offer: draft.id, version: 2 })
  const [letter] = (await guest.call(letters.myOffers, { application: first.application })).data
  assert.ok(letter)
  await guest.call(letters.acceptOffer, { key: letter.key, version: letter.version, name: 'Nadia Haddad' })
  const { data: end } = await employer.visitor.call(applications.showApplicant, { application: first.application })
  assert.equal(end.stage, 'hired')
  assert.deepEqual(
    end.history.map(({ what, to }) => to ?? what),
    [
      'sent',
      'claimed',
      'seen',
      'in_review',
      'shortlisted',
      'interviewing',
      'offered',
      'message',
      'offer_written',
      'offer_sent',
      'hired',
    ],
  )
  const told = await site.settle()
  assert.ok(told.some(({ to, subject }) => to === employer.email && /accepted/.test(subject)))
})

test('of two who move one card at once, one wins and the other is told', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const move = (stage: 'in_review' | 'shortlisted') =>
    employer.visitor.ask(applications.move, { application, stage, version: 1 })
  const answers = await Promise.all([move('in_review'), move('shortlisted')])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
  assert.equal(refused.code, 'changed_meanwhile')
  assert.equal(refused.by, employer.name)
})

test('the same application sent twice at once is stored once', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const send = () =>
    new Visitor(site).call(
      applications.apply,
      { job, name: 'Sami', phone: '+971501234567', lang: 'ar' },
      { files: { cv: aTextCv('Sami') } },
    )
  const sent = await Promise.all([send(), send(), send()])
  assert.equal(new Set(sent.map(({ data }) => data.application)).size, 1)
  const rows = await site.world.db.selectFrom('jobs').select('applicants_count').where('id', '=', job).execute()
  assert.deepEqual(rows, [{ applicants_count: 1 }])
  assert.equal((await site.world.db.selectFrom('applications').select('id').execute()).length, 1)
})
