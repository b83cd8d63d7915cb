import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { board } from './contract.ts'
import { setAnonymous } from './stage-contract.ts'

const site = await aSite()

test('a card says who somebody is and what comes next; of whoever is hidden neither', async () => {
  const { employer, application, job } = await anApplication(site)
  await site.settle()
  const content = { headline: 'Crane operator', location: 'Jubail', experience: [{ start: '2019-01', end: '2025-01' }] }
  await site.pool.query('update sent_cvs set content = $1 where application_id = $2', [content, application])
  await site.pool.query(
    `insert into interviews (id, application_id, page_id, state, kind, minutes, zone, slots, starts_at, created_at, updated_at)
      select gen_random_uuid(), id, page_id, 'confirmed', 'phone', 30, 'UTC', '{}', now() + interval '2 days', now(), now()
      from applications where id = $1`,
    [application],
  )
  await site.pool.query("update applications set requirements = 'met', requirements_masked = 'unmet' where id = $1", [
    application,
  ])
  const seen = async () =>
    (await employer.visitor.call(board, { job })).data.columns
      .flatMap(({ cards }) => cards)
      .map(({ headline, city, years, next, requirements }) => [headline, city, years, next?.what, requirements])
  assert.deepEqual(await seen(), [['Crane operator', 'Jubail', 6, 'confirmed', 'met']])
  // the place of the CV stands in the language of whoever reads the card
  employer.visitor.cookies.set('lang', 'ar')
  assert.deepEqual(
    (await seen()).map(([, city]) => city),
    ['الجبيل'],
  )
  employer.visitor.cookies.set('lang', 'en')
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  assert.deepEqual(await seen(), [['', '', 6, 'confirmed', 'unmet']])
})
