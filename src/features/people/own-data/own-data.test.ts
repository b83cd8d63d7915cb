import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { myPages } from '#features/companies/pages/contract.ts'
import { check } from '#features/front/session/contract.ts'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { authenticate, prove, reactivate } from '#features/people/sign-in/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aCandidate, anApplication, anEmployer, backAtWork, confirmed, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as calls from './contract.ts'
import { eraseDueAccounts } from './erase.ts'

const day = 86_400_000

async function leave(site: Site, { visitor }: { visitor: Visitor }) {
  const { hash } = (await visitor.call(calls.askDeactivation, {})).data
  await new Visitor(site).call(calls.deactivate, { hash })
  return hash
}

/** What somebody finds who signs in to a sleeping account. */
async function comeBack(site: Site, email: string) {
  const visitor = new Visitor(site)
  const problem = await visitor.refused('account_asleep', authenticate, { email, password })
  assert.equal(visitor.cookies.has('token'), false)
  return { visitor, ticket: (problem as unknown as { ticket: string }).ticket }
}

test('a deactivated account is signed out everywhere, told so, and comes back by signing in', async () => {
  const site = await aSite()
  const person = await aCandidate(site)
  const hash = await leave(site, person)
  await person.visitor.refused('no_session', check, {})
  await new Visitor(site).refused('link_expired', calls.deactivate, { hash })
  assert.ok((await site.settle()).some(({ to, subject }) => to === person.email && /deactivated/.test(subject)))
  await new Visitor(site).refused('invalid_credentials', authenticate, {
    email: person.email,
    password: 'Wrong-Horse-7',
  })
  const { visitor, ticket } = await comeBack(site, person.email)
  const { display } = await visitor.call(reactivate, { ticket })
  assert.equal(display.id, person.id)
  await visitor.refused('ticket_expired', reactivate, { ticket })
  await new Visitor(site).call(authenticate, { email: person.email, password })
})

test('leaving needs a fresh proof', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  site.later(16 * 60_000)
  for (const call of [calls.askDeactivation, calls.askErasure, calls.askExport] as const)
    await visitor.refused('proof_needed', call, {})
  await visitor.call(prove, { password })
  await visitor.call(calls.askDeactivation, {})
})

test('signed out, the way leads through the mailbox, and asking tells nothing', async () => {
  const site = await aSite()
  const { email } = await aCandidate(site)
  const known = await new Visitor(site).ask(calls.mailDeactivation, { email })
  const unknown = await new Visitor(site).ask(calls.mailDeactivation, { email: 'nobody@example.com' })
  assert.deepEqual([known.statusCode, known.body], [unknown.statusCode, unknown.body])
  const mails = (await site.settle()).filter(({ subject }) => subject === 'Deactivate your account?')
  assert.deepEqual(
    mails.map(({ to }) => to),
    [email],
  )
  const hash = /deactivate-account\?key=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  await new Visitor(site).call(calls.deactivate, { hash })
  await comeBack(site, email)
})

test('nobody leaves a team without an owner; an owner who is alone may go', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const member = await aCandidate(site)
  const row = { page_id: owner.page.id, user_id: member.id, state: 'active' as const, created_at: new Date() }
  await site.world.db
    .insertInto('page_members')
    .values({ ...row, role: 'recruiter' })
    .execute()
  const problem = await owner.visitor.refused('sole_owner', calls.askDeactivation, {})
  assert.match(problem.title, new RegExp(owner.page.name))
  await owner.visitor.refused('sole_owner', calls.askErasure, {})
  await site.world.db.deleteFrom('page_members').where('user_id', '=', member.id).execute()
  await leave(site, owner)
})

test('an export holds all the account holds, and its files; only the person can fetch it', async () => {
  const site = await aSite()
  const { candidate } = await anApplication(site, {}, { name: 'cv.pdf', bytes: aWordyPdf(['Test']) })
  assert.equal((await candidate.visitor.call(calls.askExport, {})).data.state, 'waiting')
  await candidate.visitor.refused('export_running', calls.askExport, {})
  assert.ok(
    (await site.settle()).some(({ to, subject }) => to === candidate.email && subject === 'Your data export is ready'),
  )
  const { data } = await candidate.visitor.call(calls.showExport, {})
  assert.equal(data.state, 'ready')
  const fetchIt = (visitor: Visitor) =>
    site.app.inject({ url: data.url ?? '', headers: { cookie: `token=${visitor.cookies.get('token') ?? ''}` } })
  const answer = await fetchIt(candidate.visitor)
  assert.equal(answer.statusCode, 200)
  const files = unzipSync(answer.rawPayload)
  const json = (name: string) => JSON.parse(strFromU8(files[name] as Uint8Array))
  assert.equal(json('account.json').email, candidate.email)
  assert.equal(json('applications.json')[0].name, candidate.name)
  assert.equal(JSON.stringify(json('account.json')).includes('argon2'), false)
  const cv = Object.keys(files).find((name) => name.startsWith('files/') && name.endsWith('cv.pdf')) ?? ''
  assert.equal(strFromU8(files[cv]?.slice(0, 5) ?? new Uint8Array()), '%PDF-')
  assert.equal((await fetchIt((await aCandidate(site)).visitor)).statusCode, 404)
  site.later(8 * day)
  await candidate.visitor.call(calls.showExport, {}).then(({ data }) => assert.equal(data.state, 'none'))
})

const eraseDue = (site: Site) => eraseDueAccounts.run(backgroundContext(site.world), {})

test('erasure comes after 30 days and can be taken back until then', async () => {
  const site = await aSite()
  const person = await confirmed(site, await aCandidate(site))
  const { erase_at } = (await person.visitor.call(calls.askErasure, {})).data
  assert.equal(Math.round((Date.parse(erase_at) - Date.now()) / day), 30)
  await person.visitor.refused('no_session', check, {})
  site.later(29 * day)
  await eraseDue(site)
  const { visitor, ticket } = await comeBack(site, person.email)
  await visitor.call(reactivate, { ticket })
  site.later(5 * day)
  await eraseDue(site)
  await new Visitor(site).call(authenticate, { email: person.email, password })
})

test('whoever comes back while others are erased stays, and one that cannot be erased keeps nobody waiting', async () => {
  const site = await aSite()
  const people = [await confirmed(site, await aCandidate(site)), await aCandidate(site), await aCandidate(site)]
  for (const { visitor } of people) await visitor.call(calls.askErasure, {})
  const [back, stuck, gone] = people.map(({ id }) => id)
  site.later(31 * day)
  // one cannot be erased; while the next is, the last comes back
  await site.pool.query(`
    create function refuse_erasure() returns trigger language plpgsql as $$ begin
      if new.state = 'erased' and new.id = '${stuck}' then raise exception 'this one stays'; end if;
      if new.state = 'erased' then update users set state = 'active', erase_at = null where id = '${back}' and state = 'deactivated'; end if;
      return new; end $$;
    create trigger refuse_erasure after update on users for each row execute function refuse_erasure();
    update users set created_at = created_at + interval '1 second' where id = '${back}'`)
  await assert.rejects(() => eraseDue(site), /1 accounts could not be erased/)
  const { rows } = await site.pool.query('select id, state from users where id = any($1)', [[back, stuck, gone]])
  const stateOf = (id?: string) => rows.find((row) => row.id === id)?.state
  assert.deepEqual([back, stuck, gone].map(stateOf), ['active', 'deactivated', 'erased'])
})

test('an erased account leaves no name, address, answer, message or file, and the team keeps that somebody applied', async () => {
  const site = await aSite()
  const { candidate, employer, application } = await anApplication(site)
  await site.settle()
  const stored = await site.world.db
    .selectFrom('files')
    .select('storage_key')
    .where('owner_id', '=', candidate.id)
    .execute()
  assert.ok(stored.length > 0)
  await candidate.visitor.call(calls.askErasure, {})
  site.later(31 * day)
  await eraseDue(site)
  await new Visitor(site).refused('invalid_credentials', authenticate, { email: candidate.email, password })
  const tables = ['users', 'applications', 'messages', 'sessions', 'notifications', 'files', 'cv_previews'] as const
  for (const table of tables) {
    const rows = JSON.stringify(await site.world.db.selectFrom(table).selectAll().execute())
    assert.equal(rows.includes(candidate.name) || rows.includes(candidate.email), false, table)
  }
  for (const { storage_key } of stored) await assert.rejects(site.world.files.bytes(storage_key))
  await backAtWork(employer)
  const { data } = await employer.visitor.call(showApplicant, { application })
  assert.equal(data.cv, null)
})

test('an address goes with its account wherever it stands alone, and no other address goes along', async () => {
  const site = await aSite()
  const person = await confirmed(site, await aCandidate(site, { email: 'a_b@example.com' }))
  const { pool } = site
  for (const address of [person.email, 'axb@example.com']) {
    await pool.query(
      `insert into newsletter_readers (id, email, language, asked_at, confirmed_at) values (gen_random_uuid(), $1, 'en', now(), now())`,
      [address],
    )
    await pool.query(
      `insert into bounced_addresses (address, code, reason, times, rested, bounced_at, try_at) values ($1, 550, '', 1, 1, now(), now())`,
      [address],
    )
    await pool.query(`insert into deliveries (cause, recipient, channel, at) values ('1', $1, 'mail', now())`, [
      address,
    ])
  }
  await person.visitor.call(calls.askErasure, {})
  site.later(31 * day)
  await eraseDue(site)
  for (const [table, column] of [
    ['newsletter_readers', 'email'],
    ['bounced_addresses', 'address'],
    ['deliveries', 'recipient'],
  ]) {
    const { rows } = await pool.query(`select ${column} as address from ${table} where ${column} like 'a_b@%'`)
    assert.deepEqual(rows, [{ address: 'axb@example.com' }], table)
  }
})

test('a page that nobody is left on is closed with its last member', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  assert.equal((await owner.visitor.call(myPages, {})).data.length, 1)
  await owner.visitor.call(calls.askErasure, {})
  site.later(31 * day)
  await eraseDue(site)
  const page = await site.world.db
    .selectFrom('pages')
    .select('state')
    .where('id', '=', owner.page.id)
    .executeTakeFirst()
  assert.equal(page?.state, 'closed')
})

test('what only claims an address that another confirmed goes after an unused month', async () => {
  const site = await aSite()
  const owner = await confirmed(site, await aCandidate(site))
  const claimant = await aCandidate(site, { email: owner.email })
  const lonely = await aCandidate(site)
  site.later(29 * day)
  await eraseDue(site)
  const state = async (id: string) =>
    (await site.world.db.selectFrom('users').select('state').where('id', '=', id).executeTakeFirst())?.state
  assert.equal(await state(claimant.id), 'active')
  site.later(3 * day)
  await eraseDue(site)
  assert.deepEqual(await Promise.all([owner.id, claimant.id, lonely.id].map(state)), ['active', 'erased', 'active'])
})

test('making an account is in the log of consents', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  await site.settle()
  const { data } = await visitor.call(calls.listConsents, {})
  assert.deepEqual(
    data.map(({ what, given, source }) => [what, given, source]),
    [['terms', true, 'registration']],
  )
})
