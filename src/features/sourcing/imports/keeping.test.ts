import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anEmployer, backAtWork } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { endInvitations, endKeeping } from './background.ts'
import { inviteImported, saveCandidate, saveImportSettings, showImported, showImportSettings } from './contract.ts'

const day = 86_400_000

test('an invitation is said once more, ends after thirty days, and who it was is forgotten', async () => {
  const site = await aSite()
  const employer = await anEmployer(site)
  const person = { name: 'Silent One', email: 'silent@example.com' }
  const { data } = await employer.visitor.call(saveCandidate, person)
  await employer.visitor.call(inviteImported, { ids: [data.id], purpose: 'Kitchen jobs' })
  const mails = async () => (await site.settle()).filter(({ to }) => to === person.email).length
  assert.equal(await mails(), 1)
  site.later(24 * day)
  for (let time = 0; time < 2; time++) await endInvitations.run(backgroundContext(site.world), {})
  assert.equal(await mails(), 2)
  site.later(6 * day)
  await endInvitations.run(backgroundContext(site.world), {})
  await backAtWork(employer)
  const { data: shown } = await employer.visitor.call(showImported, { id: data.id })
  assert.deepEqual([shown.state, shown.name, shown.email], ['expired', '', null])
  assert.equal(shown.history.find(({ what }) => what === 'expire')?.why, 'no_answer')
})

test('people are kept as long as the company says; the team reads before, then they are forgotten', async () => {
  const site = await aSite()
  const employer = await anEmployer(site)
  assert.equal((await employer.visitor.call(showImportSettings, {})).data.keep_months, 24)
  const { data } = await employer.visitor.call(saveCandidate, { name: 'Kept One', email: 'kept@example.com' })
  await employer.visitor.refused('invalid', saveImportSettings, { keep_months: 40 })
  await employer.visitor.call(saveImportSettings, { keep_months: 2 })
  const { data: sooner } = await employer.visitor.call(showImported, { id: data.id })
  const until = new Date(sooner.keep_until ?? 0).getTime()
  assert.ok(until - site.world.now().getTime() < 63 * day)
  site.later(until - site.world.now().getTime() - 30 * day + 1000)
  await endKeeping.run(backgroundContext(site.world), {})
  assert.ok((await site.settle()).some(({ to, text }) => to === employer.email && /page\/candidates/.test(text)))
  site.later(30 * day)
  await endKeeping.run(backgroundContext(site.world), {})
  await backAtWork(employer)
  assert.equal((await employer.visitor.call(showImported, { id: data.id })).data.state, 'expired')
})
