import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { interviewWeek, listInterviews, pickTime, propose, settleInterview, showInvitation } from './contract.ts'
import { endFeed, makeFeed, readFeed, showFeed } from './feed-contract.ts'
import { interviewKey } from './interview-key.ts'

const hour = 3_600_000

/** An applicant who agreed to an hour with the employer. */
async function anAgreed() {
  const site = await aSite()
  const world = await anApplication(site)
  const { employer, application } = world
  const slot = new Date(site.world.now().getTime() + 48 * hour).toISOString()
  const asked: Takes<typeof propose> = {
    ...{ application, kind: 'on_site', minutes: 30, zone: 'Asia/Dubai', slots: [slot], people: [employer.id] },
    ...{ place: 'Gate 4', note: '', interview_guide: '' },
  }
  const { data } = await employer.visitor.call(propose, asked)
  const key = await interviewKey(backgroundContext(site.world), data.id)
  const agree = async () => {
    const { data: invited } = await new Visitor(site).call(showInvitation, { key })
    await new Visitor(site).call(pickTime, { key, version: invited.version, slot })
  }
  return { site, ...world, slot, agree, interview: data.id }
}
const keyOf = (url: string) => url.split('/').at(-1) ?? ''

test('a list shows what waits, then what is to come, then what is over; a week what lies in it', async () => {
  const { site, employer, slot, agree, interview } = await anAgreed()
  const shown = async (show: 'open' | 'waiting' | 'past') =>
    (await employer.visitor.call(listInterviews, { show })).data.map(({ state }) => state)
  const week = async (from: string) => (await employer.visitor.call(interviewWeek, { from })).data
  assert.deepEqual([await shown('open'), await shown('waiting'), await shown('past')], [['proposed'], ['proposed'], []])
  const day = slot.slice(0, 10)
  assert.deepEqual(await week(day), [])
  await agree()
  assert.deepEqual([await shown('open'), await shown('waiting'), await shown('past')], [['confirmed'], [], []])
  assert.deepEqual(
    (await week(day)).map(({ is_mine, starts_at }) => [is_mine, starts_at]),
    [[true, slot]],
  )
  assert.deepEqual(await week('2020-01-06'), [])
  site.later(49 * hour)
  assert.deepEqual([await shown('open'), await shown('past')], [['confirmed'], ['confirmed']])
  const [{ version = 0 } = {}] = (await employer.visitor.call(listInterviews, { show: 'past' })).data
  await employer.visitor.call(settleInterview, { interview, version, outcome: 'done' })
  assert.deepEqual([await shown('open'), await shown('past')], [[], ['done']])
  await employer.visitor.refused('invalid', interviewWeek, { from: '2026-02-31' })
})

test('a calendar follows the own interviews: busy only, or with names; a new address ends the one before', async () => {
  const { site, employer, candidate, agree } = await anAgreed()
  await agree()
  const { visitor } = employer
  assert.equal((await visitor.call(showFeed, {})).data, null)
  const { data: made } = await visitor.call(makeFeed, { details: false })
  const guest = new Visitor(site)
  const read = async (url: string) => (await guest.ask(readFeed, { key: keyOf(url) })).body
  const busy = await read(made.url)
  assert.match(busy, /BEGIN:VEVENT/)
  assert.match(busy, /SUMMARY:Busy/)
  assert.equal(busy.includes(candidate.name), false)
  const { data: anew } = await visitor.call(makeFeed, { details: true })
  await guest.refused('link_expired', readFeed, { key: keyOf(made.url) })
  assert.match(await read(anew.url), new RegExp(candidate.name))
  const { data: shown } = await visitor.call(showFeed, {})
  assert.deepEqual([shown?.details, shown?.made_at], [true, anew.made_at])
  assert.match(await read(shown?.url ?? ''), new RegExp(candidate.name))
  await visitor.call(endFeed, {})
  await guest.refused('link_expired', readFeed, { key: keyOf(anew.url) })
  await guest.refused('link_expired', readFeed, { key: 'x' })
})

test('whoever left the team, or is no member, follows nothing', async () => {
  const { site, employer, agree } = await anAgreed()
  await agree()
  const { data: made } = await employer.visitor.call(makeFeed, { details: true })
  await site.world.db
    .updateTable('page_members')
    .set({ state: 'suspended' })
    .where('user_id', '=', employer.id)
    .execute()
  const { body } = await new Visitor(site).ask(readFeed, { key: keyOf(made.url) })
  assert.doesNotMatch(body, /VEVENT/)
  await site.world.db.updateTable('users').set({ state: 'suspended' }).where('id', '=', employer.id).execute()
  await new Visitor(site).refused('link_expired', readFeed, { key: keyOf(made.url) })
})
