import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anAdmin, aStaffMember } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { countThisWeek } from './background.ts'
import { showCohorts } from './cohorts-contract.ts'

const day = 86_400_000

/** So many candidates who registered at a moment, by number. */
async function register(site: Site, at: Date, count: number): Promise<string[]> {
  const { rows } = await site.pool.query<{ id: string }>(
    `insert into users (id, account_type, name, email, language, country_id, created_at)
     select gen_random_uuid(), 'candidate', 'Cohort', 'c' || n || '@' || extract(epoch from $1::timestamptz) || '.example', 'en', 1, $1
     from generate_series(1, $2::integer) n returning id`,
    [at, count],
  )
  return rows.map(({ id }) => id)
}
const count = (site: Site) => countThisWeek.run(backgroundContext(site.world), {})
const act = (site: Site, people: string[], at: Date) =>
  site.pool.query(
    `insert into events (id, name, thing, thing_id, request_id, data, actor_id, at)
     select gen_random_uuid(), 'account.signed_in', 'user', person, '', '{}', person, $2 from unnest($1::uuid[]) person`,
    [people, at],
  )

test('of each week: who came back in which week after; few are not told, nor a week that is not over', async () => {
  const site = await aSite()
  const { visitor } = await anAdmin(site)
  const now = site.world.now().getTime()
  const today = new Date(now).toISOString().slice(0, 10)
  const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * day
  const old = new Date(monday - 28 * day + 3_600_000)
  const ten = await register(site, old, 10)
  await register(site, new Date(monday - 14 * day), 4)
  await register(site, new Date(monday), 9)
  // the own week does not count as coming back, twice in one week is once
  await act(site, ten, new Date(old.getTime() + 2 * day))
  await act(site, ten.slice(0, 6), new Date(old.getTime() + 8 * day))
  await act(site, ten.slice(0, 6), new Date(old.getTime() + 9 * day))
  await act(site, ten.slice(0, 3), new Date(old.getTime() + 15 * day))
  assert.deepEqual((await visitor.call(showCohorts, {})).data, [], 'not counted yet')
  await count(site)
  // what comes later counts after the next Monday
  await register(site, new Date(monday - 14 * day), 5)
  await count(site)
  const { data } = await visitor.call(showCohorts, {})
  const weekOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  assert.deepEqual(
    data.map(({ week, people }) => [week, people]),
    [
      [weekOf(monday - 14 * day), null],
      [weekOf(monday - 28 * day), 10],
    ],
  )
  assert.deepEqual(data[1]?.returned.slice(0, 4), [6, null, null, null])
  assert.deepEqual(data[1]?.applied.slice(0, 4), [0, 0, 0, null])
  assert.ok(data[0]?.returned.every((one) => one === null))
  site.later(7 * day)
  await Promise.all([count(site), count(site)])
  const later = (await visitor.call(showCohorts, {})).data
  assert.deepEqual(
    later.map(({ week, people }) => [week, people]),
    [
      [weekOf(monday), 9],
      [weekOf(monday - 14 * day), 9],
      [weekOf(monday - 28 * day), 10],
    ],
  )
  await (await aStaffMember(site, 'support')).visitor.refused('not_allowed', showCohorts, {})
})
