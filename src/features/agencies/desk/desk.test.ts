import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerByLink } from '#features/agencies/representation/contract.ts'
import { anAgencyAtWork, anAsked, sent } from '#tests/world/agency.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { saveTarget, showDesk } from './contract.ts'

const site = await aSite()
const kindsOf = (waiting: readonly { kind: string; submission: string }[]) =>
  waiting.map(({ kind, submission }) => `${kind} ${submission}`)

test('what waits is shown where it stands: approved, then with the client, then silent', async () => {
  const at = await anAgencyAtWork(site)
  const { visitor } = at.agency
  const waiting = async () => kindsOf((await visitor.call(showDesk, {})).data.waiting)
  const asked = await anAsked(site, at)
  assert.deepEqual(await waiting(), [])
  await new Visitor(site).call(answerByLink, { key: asked.key, answer: 'approve' })
  assert.deepEqual(await waiting(), [`send_on ${asked.id}`])
  await sent(site, at, [asked.id])
  assert.deepEqual(await waiting(), [])
  const long = new Date(Date.now() - 4 * 86_400_000)
  await site.world.db.updateTable('submissions').set({ submitted_at: long }).where('id', '=', asked.id).execute()
  assert.deepEqual(await waiting(), [`silent ${asked.id}`])
  const soon = new Date(Date.now() + 20 * 86_400_000)
  await site.world.db.updateTable('submissions').set({ right_until: soon }).where('id', '=', asked.id).execute()
  assert.deepEqual(await waiting(), [`silent ${asked.id}`, `rights ${asked.id}`])
  const { data } = await visitor.call(showDesk, {})
  assert.deepEqual(
    data.mandates.map(({ id, under_way, placed }) => [id, under_way, placed]),
    [[at.mandate.id, 1, 0]],
  )
})

test('a month of a recruiter: aims are set by those who lead, for people of the own page alone', async () => {
  const at = await anAgencyAtWork(site)
  const other = await anAgencyAtWork(site)
  const { visitor } = at.agency
  const asked = await anAsked(site, at)
  await new Visitor(site).call(answerByLink, { key: asked.key, answer: 'approve' })
  await sent(site, at, [asked.id])
  const [before] = (await visitor.call(showDesk, {})).data.recruiters
  const user = before?.user ?? ''
  const wanted = { submissions: 12, interviews: 5, placements: 2 }
  await visitor.call(saveTarget, { user, ...wanted })
  await visitor.call(saveTarget, { user, ...wanted, placements: 3 })
  const [after] = (await visitor.call(showDesk, {})).data.recruiters
  assert.deepEqual(after?.wanted, { ...wanted, placements: 3 })
  assert.deepEqual(after?.reached, { submissions: 1, interviews: 0, placements: 0 })
  await visitor.refused('invalid', saveTarget, { user, ...wanted, placements: -1 })
  await other.agency.visitor.refused('not_found', saveTarget, { user, ...wanted })
  const theirs = (await other.agency.visitor.call(showDesk, {})).data
  assert.deepEqual([theirs.waiting, theirs.recruiters.length], [[], 1])
})

test('a company has no such desk', async () => {
  const { visitor } = await anEmployer(site)
  await visitor.refused('not_an_agency', showDesk, {})
  const user = crypto.randomUUID()
  await visitor.refused('not_an_agency', saveTarget, { user, submissions: 1, interviews: 1, placements: 1 })
})

test('a recruiter sees the own line and what waits for nobody else, and sets no aims', async () => {
  const at = await anAgencyAtWork(site)
  const asked = await anAsked(site, at)
  await new Visitor(site).call(answerByLink, { key: asked.key, answer: 'approve' })
  const { visitor } = await aColleague(site, at.agency.page.id, 'recruiter')
  const { data } = await visitor.call(showDesk, {})
  assert.deepEqual([data.waiting, data.recruiters.length, data.mandates.length], [[], 1, 1])
  const user = data.recruiters[0]?.user ?? ''
  await visitor.refused('not_allowed', saveTarget, { user, submissions: 1, interviews: 1, placements: 1 })
})
