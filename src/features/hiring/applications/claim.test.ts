import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatter } from '#platform/shared/words.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aCandidate, aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { claim, showClaim, withdrawByLink } from './claim-contract.ts'
import { apply, move, showApplicant } from './contract.ts'

const day = 86_400_000

test('the link of a receipt tells how the application stands, and takes it back without an account', async () => {
  const site = await aSite()
  // in the evening of Greenwich it is tomorrow in Dubai
  site.later(day - (Date.now() % day) + 21 * 3_600_000)
  const { employer, job } = await aLiveJob(site)
  const guest = new Visitor(site)
  const email = 'rana.guest@example.com'
  const files = { files: { cv: aTextCv('Rana Saleh') } }
  const { data } = await guest.call(apply, { job, name: 'Rana Saleh', email, lang: 'en' }, files)
  const mail = (await site.settle()).find(({ to }) => to === email)
  const key = /claim-application\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const at = new Date(site.world.now().getTime() + 14 * day)
  const due = formatter('en').dateTime(at, 'longDay', { timeZone: 'Asia/Dubai' })
  assert.match(mail?.text ?? '', new RegExp(`should reply by ${due}.*you can withdraw it`, 's'))
  const standing = async () => (await new Visitor(site).call(showClaim, { key })).data
  const sent = await standing()
  assert.deepEqual([sent.status, sent.answered_at, sent.withdrawn_at, sent.may_withdraw], ['sent', null, null, true])
  assert.ok(sent.answer_due_at > sent.submitted_at)

  await employer.visitor.call(move, { application: data.application, stage: 'shortlisted', version: 1 })
  assert.equal((await standing()).status, 'sent', 'what can still be taken back is not told')
  await letBeTold(site)
  assert.equal((await standing()).status, 'shortlisted')

  await new Visitor(site).call(withdrawByLink, { key })
  const { status, may_withdraw, withdrawn_at } = await standing()
  assert.deepEqual([status, may_withdraw], ['withdrawn', false])
  assert.ok(withdrawn_at && withdrawn_at > sent.submitted_at)
  const told = (await site.settle()).filter(
    ({ to, subject }) => to === email && /^Application withdrawn: /.test(subject),
  )
  assert.equal(told.length, 1)
  await new Visitor(site).refused('stage_move', withdrawByLink, { key })
  const { data: seen } = await employer.visitor.call(showApplicant, { application: data.application })
  assert.equal(seen.stage, 'withdrawn')
  await new Visitor(site).refused('link_expired', withdrawByLink, { key: 'unknown' })
})

test('whoever applied with their account too loses the link, or is led to nothing', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const person = await aCandidate(site)
  const files = { files: { cv: aTextCv('Samir Haddad') } }
  const { data: own } = await person.visitor.call(apply, { job, name: 'Samir Haddad', lang: 'en' }, files)
  const email = 'samir.other@example.com'
  const guest = await new Visitor(site).call(apply, { job, name: 'Samir', email, lang: 'en' }, files)
  const mail = (await site.settle()).find(({ to }) => to === email)
  const key = /claim-application\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const refused = await person.visitor.refused('already_sent', claim, { key })
  assert.equal('application' in refused && refused.application, own.application)
  await person.visitor.call(withdrawByLink, { key })
  const { data: seen } = await employer.visitor.call(showApplicant, { application: guest.data.application })
  assert.equal(seen.stage, 'withdrawn')
})
