import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { showAccount } from '#features/people/accounts/contract.ts'
import { authenticate, logIn, logOut } from '#features/people/sign-in/contract.ts'
import { aCandidate, anEmployer, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { Visitor as Somebody } from '#tests/world/visitor.ts'
import { lock, showLock, unlock } from './contract.ts'

const wrong = { password: 'Wrong-Horse-7' }

/** Wrong passwords, each after its wait. */
async function tryWrong(site: Site, visitor: Visitor, times: number) {
  for (let time = 0; time < times; time++) {
    await visitor.refused('invalid', unlock, wrong)
    site.later(10_000)
  }
}

test('a locked session is nobody until the password is given again', async () => {
  const site = await aSite()
  const { visitor, name } = await aCandidate(site)
  await visitor.call(lock, {})
  for (const call of [check, showAccount, lock]) {
    const { status } = await visitor.refused('locked', call as typeof check, {})
    assert.equal(status, 401)
  }
  assert.equal((await visitor.call(logIn, {})).is_logged_in, false)
  assert.deepEqual((await visitor.call(showLock, {})).data, { locked: true, name })
  await visitor.refused('invalid', unlock, wrong)
  await visitor.call(unlock, { password })
  assert.equal((await visitor.call(check, {})).is_logged_in, true)
  assert.deepEqual((await visitor.call(showLock, {})).data, { locked: false, name })
})

test('the page token does not open the workspace behind the lock', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const page_token = visitor.cookies.get('page_token') ?? ''
  assert.notEqual(page_token, '')
  await visitor.call(lock, {})
  assert.equal(visitor.cookies.get('page_token'), undefined)
  visitor.cookies.set('page_token', page_token)
  await visitor.refused('locked', listPageJobs, {})
})

test('wrong passwords are slowed, a right one waits too, and the fifth wrong one ends the session', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site)
  await visitor.call(lock, {})
  await visitor.refused('invalid', unlock, wrong)
  await visitor.refused('invalid', unlock, wrong)
  const { status } = await visitor.refused('too_many', unlock, { password })
  assert.equal(status, 429)
  site.later(10_000)
  await tryWrong(site, visitor, 2)
  await visitor.refused('no_session', unlock, wrong)
  await visitor.refused('no_session', unlock, { password })
  await new Somebody(site).call(authenticate, { email, password })
})

test('whoever is not the one can sign out, and other sessions stay open', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site)
  const elsewhere = new Somebody(site)
  await elsewhere.call(authenticate, { email, password })
  await visitor.call(lock, {})
  assert.equal((await elsewhere.call(check, {})).is_logged_in, true)
  await visitor.call(logOut, {})
  const { count } = await site.world.db
    .selectFrom('sessions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 1)
})

test('without a session there is nothing to lock or unlock, and without a password nothing to lock with', async () => {
  const site = await aSite()
  await new Somebody(site).refused('no_session', lock, {})
  await new Somebody(site).refused('no_session', unlock, { password })
  assert.deepEqual((await new Somebody(site).call(showLock, {})).data, { locked: false, name: null })
  const { visitor, id } = await aCandidate(site)
  await visitor.call(unlock, { password })
  await site.world.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
  await visitor.refused('no_password', lock, {})
})
