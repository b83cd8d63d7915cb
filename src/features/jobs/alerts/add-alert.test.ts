import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { addAlert, changeAlert, listAlerts } from './contract.ts'
import { mostAlerts } from './rules.ts'

const site = await aSite()

test('the same wish is one alert, however often and at once it is said', async () => {
  const { visitor } = await aCandidate(site)
  const wish = { q: 'welder', type: ['full_time'], frequency: 'daily' as const }
  await Promise.all(Array.from({ length: 6 }, () => visitor.call(addAlert, wish)))
  const [alert, ...others] = (await visitor.call(listAlerts, {})).data
  assert.deepEqual([others.length, alert?.frequency], [0, 'daily'])
  await visitor.call(changeAlert, { alert: alert?.id ?? '', state: 'paused' })
  await visitor.call(addAlert, { ...wish, frequency: 'instant' })
  const [again, ...more] = (await visitor.call(listAlerts, {})).data
  assert.deepEqual([more.length, again?.frequency, again?.state], [0, 'instant', 'active'])
})

test('several at once do not pass the limit', async () => {
  const { visitor } = await aCandidate(site)
  await visitor.call(addAlert, { q: 'welder', frequency: 'daily' })
  const [first] = (await visitor.call(listAlerts, {})).data
  await sql`
    insert into alerts (id, user_id, language, search, wanted, frequency, state, created_at)
    select gen_random_uuid(), user_id, language, jsonb_build_object('q', 'n' || nth), wanted, frequency, state, created_at
    from alerts, generate_series(1, ${mostAlerts - 3}) nth where id = ${first?.id}`.execute(site.world.db)
  const more = Array.from({ length: 6 }, (_, at) => ({ q: `cook${at}`, frequency: 'daily' as const }))
  await Promise.allSettled(more.map((one) => visitor.call(addAlert, one)))
  assert.equal((await visitor.call(listAlerts, {})).data.length, mostAlerts)
})

test('an alert of a company that is not on the site is refused by its field', async () => {
  const { visitor } = await aCandidate(site)
  await visitor.refused('invalid', addAlert, { q: 'welder', company: randomUUID(), frequency: 'daily' })
})
