import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, aLiveJob, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { apply } from '../contract.ts'

const files = { cv: aTextCv('Layla Haddad', 'Kitchen, 2019 to 2026') }

test('what staff hold an account to holds signed out too; whoever knows only the address is told nothing, its owner by mail', async () => {
  const site = await aSite()
  const [{ job: first }, { job: second }] = [await aLiveJob(site, {}), await aLiveJob(site, {})]
  const person = await confirmed(site, await aCandidate(site))
  await site.pool.query(
    `insert into day_limits (user_id, what, most, until, reason, set_at) values ($1, 'applications', 1, '2099-01-01', 'x', now())`,
    [person.id],
  )
  const guest = new Visitor(site)
  const input = { name: 'Layla', email: person.email.toUpperCase(), lang: 'en' as const }
  await guest.call(apply, { ...input, job: first }, { files })
  const { data } = await guest.call(apply, { ...input, job: second }, { files })
  assert.equal(data.again, false)
  const { rows } = await site.pool.query('select job_id from applications')
  assert.deepEqual(rows, [{ job_id: first }])
  const mails = (await site.settle()).filter(({ to }) => to.toLowerCase() === person.email)
  assert.ok(mails.some(({ subject }) => subject.startsWith('Application not sent:')))
})
