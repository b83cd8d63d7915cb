import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPage } from '#features/companies/pages/contract.ts'
import { startJob } from '#features/jobs/jobs/contract.ts'
import { balanceOf } from '#features/money/ledger/ledger.ts'
import { wrongAccounts } from '#features/money/ledger/reconcile.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { forgotten } from '#tests/world/forgotten.ts'
import { aCandidate, anAdmin, anEmployer, jobFields, somebody } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'
import { countRegistration } from './count-registration.ts'
import { referralHolding } from './holding.ts'
import { judgePage } from './judge.ts'
import { doubtAbout, mostMonthly } from './rules.ts'

const site = await aSite()
const { db } = site.world
const ctx = backgroundContext(site.world)
const admin = await anAdmin(site)
const coins = (page: string) => balanceOf(db, page, 'coin', ctx.now())
let companies = 0

/** A page whose code others register with. */
async function anInviter() {
  const inviter = await anEmployer(site)
  await db
    .updateTable('users')
    .set({ email: `boss@inviter${++companies}.test` })
    .where('id', '=', inviter.id)
    .execute()
  const { data } = await inviter.visitor.call(contract.showPageInvite, {})
  return { ...inviter, code: data.code }
}

/** A company whose maker registered with a code; verified, with a job online. */
async function invited(invite: string, over: object = {}) {
  const email = `maker@company${++companies}.test`
  const person = await somebody(site, 'employer', { invite, email, ...over })
  await countRegistration(ctx, person.id)
  const asked = { name: `Company ${email}`, kind: 'company', country_id: countryId('AE'), language: 'en' } as const
  const { data: page } = await person.visitor.call(addPage, asked)
  const { data: job } = await person.visitor.call(startJob, jobFields())
  const now = ctx.now()
  await db.updateTable('pages').set({ state: 'active', email_verified_at: now }).where('id', '=', page.id).execute()
  await db.updateTable('jobs').set({ published_at: now }).where('id', '=', job.id).execute()
  return { ...person, page: page.id, job: job.id }
}
const stateOf = (user: string) =>
  db.selectFrom('referrals').select(['id', 'state', 'why']).where('user_id', '=', user).executeTakeFirstOrThrow()

test('a verified company with a job online is rewarded once, and so is who invited it', async () => {
  const inviter = await anInviter()
  const company = await invited(inviter.code.toLowerCase())
  await db.updateTable('jobs').set({ published_at: null }).where('id', '=', company.job).execute()
  await judgePage(ctx, company.page)
  assert.equal((await stateOf(company.id)).state, 'registered')
  await db.updateTable('jobs').set({ published_at: ctx.now() }).where('id', '=', company.job).execute()
  await db.updateTable('pages').set({ email_verified_at: null }).where('id', '=', company.page).execute()
  await judgePage(ctx, company.page)
  assert.deepEqual([await coins(inviter.page.id), await coins(company.page)], [0, 0])
  await db.updateTable('pages').set({ email_verified_at: ctx.now() }).where('id', '=', company.page).execute()
  await Promise.all(Array.from({ length: 4 }, () => judgePage(ctx, company.page)))
  assert.deepEqual([await coins(inviter.page.id), await coins(company.page)], [10, 5])
  const { data } = await inviter.visitor.call(contract.showPageInvite, {})
  assert.deepEqual([data.registered, data.rewarded, data.coins, data.referrals[0]?.state], [1, 1, 10, 'rewarded'])
  await countRegistration(ctx, company.id)
  assert.equal((await inviter.visitor.call(contract.showPageInvite, {})).data.registered, 1)
  assert.deepEqual(await wrongAccounts(db), [])
})

test('a person’s code rewards the page that person owns; candidates’ registrations are only counted', async () => {
  const inviter = await anEmployer(site)
  await db.updateTable('pages').set({ state: 'active' }).where('id', '=', inviter.page.id).execute()
  const { data: own } = await inviter.visitor.call(contract.showInvite, {})
  const company = await invited(own.code)
  await judgePage(ctx, company.page)
  assert.equal(await coins(inviter.page.id), 10)

  const candidate = await aCandidate(site)
  const { data: theirs } = await candidate.visitor.call(contract.showInvite, {})
  assert.equal((await candidate.visitor.call(contract.showInvite, {})).data.code, theirs.code)
  const friend = await aCandidate(site, { invite: theirs.code })
  await countRegistration(ctx, friend.id)
  const other = await invited(theirs.code)
  await judgePage(ctx, other.page)
  const { data } = await candidate.visitor.call(contract.showInvite, {})
  assert.deepEqual([data.registered, data.rewarded, data.page], [2, 0, null])
  assert.equal(await coins(other.page), 0)
})

test('a colleague, the same device, domain or phone are held with the reason, and pay nothing', async () => {
  const inviter = await anInviter()
  const device_hash = Buffer.from(newId())
  const marks: Record<string, (user: string) => Promise<unknown>> = {
    member: (user) =>
      db
        .insertInto('page_members')
        .values({ page_id: inviter.page.id, user_id: user, role: 'recruiter', state: 'active', created_at: ctx.now() })
        .execute(),
    device: async (user) => {
      for (const user_id of [user, inviter.id])
        await db
          .insertInto('devices')
          .values({ user_id, device_hash, first_at: ctx.now() })
          .onConflict((known) => known.doNothing())
          .execute()
    },
    domain: async (user) => {
      const { email } = await db
        .selectFrom('users')
        .select('email')
        .where('id', '=', inviter.id)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('users')
        .set({ email: `other@${email?.split('@')[1]}` })
        .where('id', '=', user)
        .execute()
    },
    phone: (user) =>
      db.updateTable('users').set({ phone: '+971501112233' }).where('id', 'in', [user, inviter.id]).execute(),
  }
  for (const [why, mark] of Object.entries(marks)) {
    const company = await invited(inviter.code)
    await mark(company.id)
    await judgePage(ctx, company.page)
    const { state, why: said } = await stateOf(company.id)
    assert.deepEqual([state, said], ['held', why])
  }
  assert.equal(await coins(inviter.page.id), 0)
})

test('an address at a free mailbox is no doubt', async () => {
  const inviter = await anInviter()
  await db.updateTable('users').set({ email: 'inviter@gmail.com' }).where('id', '=', inviter.id).execute()
  const company = await invited(inviter.code, { email: 'maker@gmail.com' })
  await judgePage(ctx, company.page)
  assert.equal((await stateOf(company.id)).state, 'rewarded')
})

test('after twenty rewards a month a company’s further ones wait', async () => {
  const common = { member: false, device: false, domain: false, phone: false }
  assert.equal(doubtAbout({ ...common, rewardedThisMonth: mostMonthly - 1 }), null)
  const inviter = await anInviter()
  await site.pool.query(
    `with made as (insert into users (id, account_type, name, email, language, country_id, created_at)
        select gen_random_uuid(), 'employer', 'Rewarded', 'rewarded' || n || '@many.test', 'en', 5, $2 from generate_series(1, $3::integer) n returning id)
      insert into referrals (id, user_id, state, rewarded_page_id, registered_at, decided_at)
        select gen_random_uuid(), id, 'rewarded', $1, $2, $2 from made`,
    [inviter.page.id, ctx.now(), mostMonthly],
  )
  const company = await invited(inviter.code)
  await judgePage(ctx, company.page)
  assert.deepEqual([(await stateOf(company.id)).why, await coins(inviter.page.id)], ['limit', 0])
})

test('staff allows or declines what was held, once, also when two do it at the same moment', async () => {
  const inviter = await anInviter()
  const held = async () => {
    const company = await invited(inviter.code)
    await db.updateTable('users').set({ phone: '+971504445566' }).where('id', 'in', [company.id, inviter.id]).execute()
    await judgePage(ctx, company.page)
    return { ...company, referral: (await stateOf(company.id)).id }
  }
  const [allowed, declined] = [await held(), await held()]
  const decide = { referral: allowed.referral, decision: 'allow', note: 'Two brothers, two companies' } as const
  const twice = await Promise.all([1, 2].map(() => admin.visitor.ask(contract.decideReferral, decide)))
  assert.deepEqual(twice.map(({ statusCode }) => statusCode).sort(), [200, 409])
  assert.deepEqual([await coins(inviter.page.id), await coins(allowed.page)], [10, 5])
  const no = { referral: declined.referral, decision: 'decline', note: 'The same person' } as const
  await inviter.visitor.refused('not_allowed', contract.decideReferral, no)
  await admin.visitor.call(contract.decideReferral, no)
  await admin.visitor.refused('referral_decided', contract.decideReferral, no)
  await admin.visitor.refused('not_found', contract.decideReferral, { ...no, referral: newId() })
  assert.equal(await coins(inviter.page.id), 10)
  const { data } = await admin.visitor.call(contract.listReferrals, {})
  assert.equal(data.find(({ id }) => id === declined.referral)?.note, 'The same person')
  assert.deepEqual(await wrongAccounts(db), [])
})

test('a code nobody has brings nobody; what was kept is given out and forgotten', async () => {
  const stranger = await aCandidate(site, { invite: 'NOBODY' })
  await countRegistration(ctx, stranger.id)
  assert.deepEqual((await referralHolding.give(ctx, stranger.id)).invited, [])
  const inviter = await anInviter()
  const friend = await aCandidate(site, { invite: inviter.code })
  await countRegistration(ctx, friend.id)
  assert.equal((await referralHolding.give(ctx, friend.id)).invited.length, 1)
  await forgotten(site, friend.id)
  assert.equal((await referralHolding.give(ctx, friend.id)).invited.length, 0)
})
