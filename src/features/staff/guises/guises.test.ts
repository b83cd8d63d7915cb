import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { choosePage } from '#features/companies/pages/contract.ts'
import { check } from '#features/front/session/contract.ts'
import { listMine } from '#features/hiring/applications/contract.ts'
import { startJob } from '#features/jobs/jobs/contract.ts'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { setLanguage, showAccount } from '#features/people/accounts/contract.ts'
import { listAccesses, showExport } from '#features/people/own-data/contract.ts'
import { logOut } from '#features/people/sign-in/contract.ts'
import { showCvSheet } from '#features/sourcing/cv-search/contract.ts'
import { listQueues } from '#features/staff/queues/contract.ts'
import { aCandidate, anAdmin, anApplication, anEmployer, aStaffMember, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'

const reason = 'The board does not open for them, ticket 12'

test('staff see what a person sees, change nothing, and stop; both stays in the audit, and the person reads of it', async () => {
  const site = await aSite()
  const { candidate } = await anApplication(site)
  const support = await aStaffMember(site, 'support')
  const { visitor } = support
  await visitor.call(contract.beginGuise, { user: candidate.id, reason })
  const session = await visitor.call(check, {})
  assert.deepEqual([session.display.id, session.staff_may, session.guise === null], [candidate.id, [], false])
  assert.equal((await visitor.call(listMine, {})).data.length, 1)
  await visitor.call(showAccount, {})
  await visitor.refused('read_only', setLanguage, { lang: 'ar' })
  await visitor.refused('read_only', showExport, {})
  await visitor.refused('not_allowed', listQueues, {})
  await visitor.refused('not_allowed', contract.beginGuise, { user: support.id, reason })

  await visitor.call(contract.endGuise, {})
  await visitor.call(contract.endGuise, {})
  assert.equal((await visitor.call(check, {})).display.id, support.id)
  await visitor.call(listQueues, {})
  const [look] = (await candidate.visitor.call(listAccesses, {})).data
  assert.deepEqual([look?.why, look?.role], ['guise', 'support'])
  const { rows } = await site.pool.query(
    `select name, actor_id, data ->> 'reason' as reason from events where name like 'person.guise%' order by at, id`,
  )
  assert.deepEqual(rows, [
    { name: 'person.guise_begun', actor_id: support.id, reason },
    { name: 'person.guise_ended', actor_id: support.id, reason: null },
  ])
})

test('a guise ends by itself, with the right, with the account, and with the session', async () => {
  const site = await aSite()
  const candidate = await aCandidate(site)
  const { visitor, id } = await aStaffMember(site, 'support')
  const who = async () => (await visitor.call(check, {})).display.id
  const begin = () => visitor.call(contract.beginGuise, { user: candidate.id, reason })
  await begin()
  await site.pool.query(`update users set state = 'suspended' where id = $1`, [candidate.id])
  assert.equal(await who(), id)
  await site.pool.query(`update users set state = 'active' where id = $1`, [candidate.id])
  assert.equal(await who(), candidate.id)
  await site.pool.query('delete from staff_roles where user_id = $1', [id])
  assert.equal(await who(), id)
  await site.pool.query(`insert into staff_roles (user_id, role, given_at) values ($1, 'support', now())`, [id])
  await visitor.call(contract.endGuise, {})
  await begin()
  site.later(14 * 60_000)
  assert.equal(await who(), candidate.id)
  site.later(17 * 60_000)
  assert.equal(await who(), id)
  await visitor.refused('proof_needed', contract.beginGuise, { user: candidate.id, reason })
  const other = (await anAdmin(site)).visitor
  await other.call(contract.beginGuise, { user: candidate.id, reason })
  await other.call(logOut, {})
  await other.refused('no_session', showAccount, {})
})

test('nobody becomes staff, themselves, or somebody who is not there; and never without a reason', async () => {
  const site = await aSite()
  const admin = await anAdmin(site)
  const reviewer = await aStaffMember(site, 'reviewer')
  const candidate = await aCandidate(site)
  const { visitor } = admin
  await visitor.refused('own_account', contract.beginGuise, { user: admin.id, reason })
  await visitor.refused('staff_account', contract.beginGuise, { user: reviewer.id, reason })
  await visitor.refused('not_found', contract.beginGuise, { user: crypto.randomUUID(), reason })
  await visitor.refused('invalid', contract.beginGuise, { user: candidate.id, reason: ' ' })
  await reviewer.visitor.refused('not_allowed', contract.beginGuise, { user: candidate.id, reason })
  const twice = await Promise.all([1, 2].map(() => visitor.ask(contract.beginGuise, { user: candidate.id, reason })))
  assert.ok(twice.some(({ statusCode }) => statusCode === 200))
  assert.ok(
    twice.every(({ statusCode }) => statusCode < 500),
    twice.map(({ body }) => body).join('\n'),
  )
})

test('the token of a company that was turned to meanwhile opens no more than the guise does', async () => {
  const site = await aSite()
  const { visitor: owner, id, page } = await anEmployer(site)
  const { visitor } = await anAdmin(site)
  await visitor.call(contract.beginGuise, { user: id, reason })
  await visitor.call(choosePage, { page: page.id })
  await visitor.call(listPageJobs, {})
  await visitor.refused('read_only', startJob, jobFields())
  const alone = new Visitor(site)
  for (const [name, value] of visitor.cookies) if (name !== 'token') alone.cookies.set(name, value)
  await alone.call(listPageJobs, {})
  await alone.refused('read_only', startJob, jobFields())
  await visitor.call(contract.endGuise, {})
  assert.ok(!visitor.cookies.get('workspace_page_id'), 'the company one saw is left in the browser')
  assert.equal((await alone.ask(startJob, jobFields())).statusCode, 401)
  await owner.call(startJob, jobFields())
})

test('what writes something down while it reads is refused too', async () => {
  const site = await aSite()
  const { employer, candidate } = await anApplication(site)
  const { visitor } = await anAdmin(site)
  await visitor.call(contract.beginGuise, { user: employer.id, reason })
  const db = site.world.readOnly
  for (const write of [
    () => db.updateTable('users').set({ name: 'x' }).where('id', '=', candidate.id).execute(),
    () => db.transaction().execute((tx) => tx.deleteFrom('users').where('id', '=', candidate.id).execute()),
    () => sql`insert into consents (id) values (${candidate.id})`.execute(db),
    () =>
      sql`with gone as (delete from users u where id = ${candidate.id} returning id) select * from gone`.execute(db),
    () => sql`update ${sql.table('users')} set name = 'x'`.execute(db),
    // a function of the database, and a row that is held
    () => sql`select nextval('call_signals_id_seq')`.execute(db),
    () => sql`select 1 from users for update`.execute(db),
    () => db.transaction().execute((tx) => sql`update users set name = 'x'`.execute(tx)),
  ])
    await assert.rejects(async () => write(), { code: 'read_only' })
  assert.equal((await db.selectFrom('users').select('id').where('id', '=', candidate.id).execute()).length, 1)
  assert.equal(
    await db.transaction().execute(async (tx) => (await tx.selectFrom('pages').select('id').execute()).length),
    1,
  )
  await visitor.ask(showCvSheet, { person: candidate.id })
  const { rows } = await site.pool.query('select count(*)::int as count from cv_views')
  assert.equal(rows[0].count, 0)
})
