import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { anEntry, theseJobs } from '#tests/world/entries.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { searchJobs, similarJobs, workInstead } from './contract.ts'

const site = await aSite()
const guest = new Visitor(site)
const [dubai, abuDhabi, riyadh, AE] = [1, 2, 22, -countryId('AE')]
const SA = countryId('SA')
// of the list: 7 receptionist, 9 site engineer, 74 nurse, 84 mason, 86 welder, 476 barber; near that 171 hairdresser and 405 who works in a spa, and near them 158 physiotherapist, for which one has to study
const many = (position_id: number, city_id: number, count: number) =>
  Array.from({ length: count }, () => anEntry({ title: `Work ${position_id}` }, { city_id, position_id }))
await theseJobs(site, [
  ...many(7, dubai, 3),
  ...many(9, dubai, 2),
  ...many(74, dubai, 1),
  ...many(171, abuDhabi, 2),
  ...many(158, riyadh, 3).map(({ row, ...entry }) => ({ ...entry, row: { ...row, country_id: SA } })),
  anEntry({ title: 'Welder' }, { city_id: riyadh, country_id: SA, position_id: 86 }),
  anEntry({ title: 'Mason and welder' }, { city_id: riyadh, country_id: SA, position_id: 84 }),
  anEntry({ title: 'Cook' }, { city_id: null, country_id: countryId('RU'), position_id: 30 }),
])

const instead = async (q: string, place?: number) => {
  const { related, popular } = (await guest.call(workInstead, { q, ...(place && { place }) })).data
  const told = ({ place: at, work }: typeof related) => [at?.id ?? null, work.map((one) => [one.position, one.count])]
  return { related: told(related), popular: told(popular) }
}

test('work beside what nobody offers is told where there is some, and what there is most of in the place', async () => {
  for (const q of ['barber', 'حلاق رجالي', 'барбер', 'coiffeur-barbier'])
    assert.deepEqual(await instead(q, dubai), {
      related: [AE, [[171, 2]]],
      popular: [
        dubai,
        [
          [7, 3],
          [9, 2],
          [74, 1],
        ],
      ],
    })
})

test('a place with next to nothing open leads to its country, and no place to everywhere', async () => {
  assert.deepEqual((await instead('barber', abuDhabi)).related, [abuDhabi, [[171, 2]]])
  assert.deepEqual((await instead('barber', abuDhabi)).popular, [
    AE,
    [
      [7, 3],
      [9, 2],
      [74, 1],
    ],
  ])
  assert.deepEqual((await instead('barber')).popular, [
    null,
    [
      [7, 3],
      [158, 3],
      [9, 2],
      [30, 1],
      [74, 1],
      [84, 1],
      [86, 2],
    ],
  ])
})

test('each number is that of the search it leads to', async () => {
  const { popular } = (await guest.call(workInstead, { q: 'barber', place: dubai })).data
  for (const { position, count } of popular.work)
    assert.equal((await guest.call(searchJobs, { position, place: dubai, strict: true })).total, count)
})

test('the nearest work comes first, and neither what has nothing in common is related nor what one has to study for', async () => {
  assert.deepEqual((await instead('barber', riyadh)).related, [null, [[171, 2]]])
  // to somebody who has studied as much it is near
  assert.deepEqual((await instead('occupational therapist')).related, [null, [[158, 3]]])
})

test('a title that names two positions counts for both, as the search does', async () => {
  const { popular } = (await guest.call(workInstead, { q: 'barber' })).data
  assert.equal(popular.work.find(({ position }) => position === 86)?.count, 2)
  assert.equal((await guest.call(searchJobs, { position: 86, strict: true })).total, 2)
})

test('words that name no work have none beside them', async () => {
  assert.deepEqual((await instead('qwertz', dubai)).related, [null, []])
})

test('beside the only job of its kind stands work near to it, that of its country first', async () => {
  const { job } = await aLiveJob(site, { position_id: 476 })
  await site.settle()
  const { data } = await guest.call(similarJobs, { job })
  assert.deepEqual(
    data.map(({ title }) => title),
    ['Work 171', 'Work 171'],
  )
})
