import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { interviewWeek, listInterviews, pickTime, propose, settleInterview, showInvitation } from './contract.ts'
import { endFeed, makeFeed, readFeed, showFeed } from './feed-contract.ts'
import { interviewKey } from './interview-key.ts'

const hour = 3_600_000

/** An applicant who agreed to an hour with the employer. */
async function anAgreed(environment: Record<string, string> = {}) {
  const site = await aSite(environment)
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

test('whoever may read about an applicant no more is told the hour alone; an address is asked for so often at most', async () => {
  const { site, employer, candidate, job, agree, interview } = await anAgreed()
  const manager = await aColleague(site, employer.page.id, 'hiring_manager', job)
  await site.world.db
    .insertInto('interview_people')
    .values({ interview_id: interview, of_page_id: employer.page.id, user_id: manager.id })
    .execute()
  await agree()
  const { data } = await manager.visitor.call(makeFeed, { details: true })
  const read = async () => (await new Visitor(site).ask(readFeed, { key: keyOf(data.url) })).body
  assert.match(await read(), new RegExp(candidate.name))
  await site.world.db.deleteFrom('job_members').where('user_id', '=', manager.id).execute()
  const after = await read()
  assert.match(after, /BEGIN:VEVENT/)
  assert.doesNotMatch(after, new RegExp(`${candidate.name}|board|Gate 4`))
  // an address of somebody else is none of the own: signed for one person and one secret
  const { data: other } = await employer.visitor.call(makeFeed, { details: true })
  const forged = `${keyOf(other.url).split('.').slice(0, 2).join('.')}.${keyOf(data.url).split('.').at(-1)}`
  await new Visitor(site).refused('link_expired', readFeed, { key: forged })
})

test('an address is read so often at most, whoever asks', async () => {
  const { employer, site } = await anAgreed({ RATE_LIMIT: 'on' })
  const { data } = await employer.visitor.call(makeFeed, { details: false })
  const answers: number[] = []
  for (let at = 0; at < 121; at++)
    answers.push((await new Visitor(site).ask(readFeed, { key: keyOf(data.url) })).statusCode)
  assert.deepEqual([answers.filter((one) => one === 200).length, answers.at(-1)], [120, 429])
})
