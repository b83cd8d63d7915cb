import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#platform/shared/ids.ts'
import { aDay, aTrustedEmployer } from '#tests/world/open-days.ts'
import { aCandidate, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { bookVisit } from './contract.ts'
import { mostADay } from './rules.ts'
import { listVisits } from './team-contract.ts'

/** Somebody has booked as many days today as one may. */
async function manyBooked() {
  const site = await aSite()
  const employer = await aTrustedEmployer(site)
  const day = await aDay(site, employer.visitor)
  const asked = (over = {}) => ({ day: day.id, date: day.date, half: 20, team: 1, name: 'Guest', lang: 'en', ...over })
  const first = await new Visitor(site).call(bookVisit, asked({ email: 'many@example.com' }))
  const { db } = site.world
  const row = await db.selectFrom('day_visits').selectAll().where('id', '=', first.data.visit).executeTakeFirstOrThrow()
  /** Cancelled, they hold no place; made today, they count. */
  const copy = (over = {}) =>
    db
      .insertInto('day_visits')
      .values(
        Array.from({ length: mostADay }, () => ({
          ...{ ...row, answers: JSON.stringify(row.answers), id: newId(), code: newId().slice(-8) },
          ...{ state: 'cancelled' as const, desk_id: null, starts_at: null, ...over },
        })),
      )
      .execute()
  return { site, employer, day, asked, copy }
}

test('a stranger learns from no limit how much was booked for an address, and its owner gets no more mail', async () => {
  const { site, employer, day, asked, copy } = await manyBooked()
  await copy({ email: 'much@example.com' })
  await site.settle()
  const known = (await new Visitor(site).call(bookVisit, asked({ email: 'Much@example.com', half: 21 }))).data
  const unknown = (await new Visitor(site).call(bookVisit, asked({ email: 'none@example.com', half: 21 }))).data
  const alike = ({ state, again, key }: typeof known) => [state, again, typeof key]
  assert.deepEqual(alike(known), alike(unknown))
  assert.equal((await site.settle()).filter(({ to }) => to.toLowerCase() === 'much@example.com').length, 0)
  const { data: rows } = await employer.visitor.call(listVisits, { day: day.id })
  assert.equal(rows.find(({ id }) => id === known.visit)?.email, null)
})

test('an account books so many days and no more, and not fewer because of what strangers booked for its address', async () => {
  const { site, asked, copy } = await manyBooked()
  const candidate = await confirmed(site, await aCandidate(site))
  await copy({ email: candidate.email })
  await candidate.visitor.call(bookVisit, asked())
  const other = await confirmed(site, await aCandidate(site))
  await copy({ email: other.email, user_id: other.id })
  await other.visitor.refused('visits_enough', bookVisit, asked({ half: 21 }))
})
