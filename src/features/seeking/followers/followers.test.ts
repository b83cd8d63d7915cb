import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showPage } from '#features/companies/pages/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { forgotten } from '#tests/world/forgotten.ts'
import { aCandidate, aLiveJob, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { follow, following, unfollow } from './contract.ts'
import { followerHolding } from './holding.ts'
import { tellFollowers } from './tell-followers.ts'

const day = 86_400_000

test('one follows a company and stops; how many do is told from five on', async () => {
  const site = await aSite()
  const { page } = await anEmployer(site)
  const seen = async (visitor: Visitor) => {
    const { followers, following: mine } = (await visitor.call(showPage, { slug: page.slug })).data
    return [followers, mine]
  }
  const people = await Promise.all(Array.from({ length: 5 }, () => aCandidate(site)))
  const [first] = people
  assert.ok(first)
  await new Visitor(site).refused('no_session', follow, { page: page.id })
  await first.visitor.refused('not_found', follow, { page: crypto.randomUUID() })
  for (const { visitor } of people.slice(0, 4)) await visitor.call(follow, { page: page.id })
  await first.visitor.call(follow, { page: page.id })
  assert.deepEqual(await seen(first.visitor), [null, true])
  await people[4]?.visitor.call(follow, { page: page.id })
  assert.deepEqual(await seen(new Visitor(site)), [5, false])
  assert.deepEqual(
    (await first.visitor.call(following, {})).data.map(({ id }) => id),
    [page.id],
  )
  await first.visitor.call(unfollow, { page: page.id })
  assert.deepEqual(await seen(first.visitor), [null, false])
  assert.deepEqual((await first.visitor.call(following, {})).data, [])
})

test('followers hear of new jobs at most once a day, of all of them together', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { visitor, email, id } = await aCandidate(site)
  await visitor.call(follow, { page: employer.page.id })
  await site.settle()
  const told = async () => {
    await tellFollowers.run(backgroundContext(site.world), {})
    return (await site.settle()).filter(({ to, text }) => to === email && /which you follow/.test(text))
  }
  const first = await told()
  assert.equal(first.length, 1)
  assert.match(first[0]?.text ?? '', /Warehouse coordinator/)
  site.later(3_600_000)
  // two more within the day
  const again = site.world.now()
  await site.pool.query(
    `insert into job_search select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'published_at', $2::timestamptz))).*
     from job_search s, generate_series(1, 2) where s.id = $1`,
    [job, again],
  )
  assert.equal((await told()).length, 1)
  site.later(day)
  const later = await told()
  assert.equal(later.length, 2)
  assert.match(later[0]?.text ?? '', /published 2 jobs/)
  site.later(2 * day)
  assert.equal((await told()).length, 2)

  const ctx = backgroundContext(site.world)
  const held = (await followerHolding.give(ctx, id)) as { slug: string }[]
  assert.deepEqual(
    held.map(({ slug }) => slug),
    [employer.page.slug],
  )
  await forgotten(site, id)
  assert.deepEqual(await followerHolding.give(ctx, id), [])
})

test('whoever follows several companies has as many mails in one minute as they opened jobs', async () => {
  const site = await aSite()
  const companies = [await aLiveJob(site), await aLiveJob(site), await aLiveJob(site)]
  const { visitor, email } = await aCandidate(site)
  for (const { employer } of companies) await visitor.call(follow, { page: employer.page.id })
  await site.settle()
  await tellFollowers.run(backgroundContext(site.world), {})
  const mails = (await site.settle()).filter(
    ({ to, subject }) => to === email && /jobs? at|has a new job/.test(subject),
  )
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['New jobs at 3 companies you follow'],
  )
  for (const { employer } of companies) assert.ok(mails[0]?.text.includes(employer.page.name))
})
