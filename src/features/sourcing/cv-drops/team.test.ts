import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { anEmployer, backAtWork, teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { keepDropsTrue } from './background.ts'
import { dropCv, listMyDrops, listTaking } from './contract.ts'
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
