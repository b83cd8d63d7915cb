import assert from 'node:assert/strict'
import { test } from 'node:test'
import { move, undoMove } from '#features/hiring/applications/contract.ts'
import { pickTime, propose, showInvitation } from '#features/hiring/interviews/contract.ts'
import { interviewKey } from '#features/hiring/interviews/interview-key.ts'
import { acceptOffer, declineOffer } from '#features/hiring/offers/letter-contract.ts'
import { showDoor } from '#features/open-days/door/contract.ts'
import { listOwnDays, moveDay } from '#features/open-days/open-days/team-contract.ts'
import { listVisits } from '#features/open-days/visits/team-contract.ts'
import { walkIn } from '#features/open-days/walk-ins/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { aSentOffer } from '#tests/world/an-offer.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aDay, aTrustedEmployer } from '#tests/world/open-days.ts'
import { anApplication, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { pageDay } from './day-contract.ts'

const hour = 3_600_000

test('the day of a team: its interviews with who takes part, and what colleagues did, not oneself', async () => {
  const site = await aSite()
  const { employer, application, job } = await anApplication(site)
  const colleague = await aColleague(site, employer.page.id, 'recruiter')
  const read = async (who = employer) => (await who.visitor.call(pageDay, {})).data
  assert.deepEqual(await read(), {
    agenda: [],
    record: null,
    since: [
      {
        what: 'sent',
        by: (await read()).since[0]?.by,
        to: null,
        count: 1,
        job: { id: job, title: 'Warehouse coordinator' },
      },
    ],
  })
  await colleague.visitor.call(move, { application, stage: 'shortlisted', version: 1 })
  const slot = new Date(site.world.now().getTime() + 5 * hour).toISOString()
  const { data } = await employer.visitor.call(propose, {
    ...{ application, kind: 'online', minutes: 45, zone: 'Asia/Dubai', slots: [slot], people: [employer.id] },
    ...{ place: '', link: 'https://meet.example.com/x', note: '', interview_guide: '' },
  })
  assert.deepEqual((await read()).agenda, [])
  const key = await interviewKey(backgroundContext(site.world), data.id)
  const { data: invited } = await employer.visitor.call(showInvitation, { key })
  await employer.visitor.call(pickTime, { key, version: invited.version, slot })
  const mine = await read()
  assert.deepEqual(
    mine.agenda.map(({ kind, at, how, is_mine, state }) => [kind, at, how, is_mine, state]),
    [['interview', slot, 'online', true, 'confirmed']],
  )
  assert.deepEqual(
    mine.since.filter(({ what }) => what === 'moved').map(({ by, to, count }) => [by, to, count]),
    [[colleague.name, 'shortlisted', 1]],
  )
  const theirs = await read(colleague as never)
  assert.deepEqual([theirs.agenda[0]?.is_mine, theirs.since.some(({ to }) => to === 'shortlisted')], [false, false])
  site.later(26 * hour)
  assert.deepEqual((await read()).since, [])
})

test('a move that was undone counts for nothing; made once more, it counts once', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const { visitor } = await aColleague(site, employer.page.id, 'recruiter')
  const moves = async () => (await employer.visitor.call(pageDay, {})).data.since.filter(({ what }) => what === 'moved')
  const { data: moved } = await visitor.call(move, { application, stage: 'shortlisted', version: 1 })
  assert.equal((await moves()).length, 1)
  const { data: back } = await visitor.call(undoMove, { application, version: moved.version })
  assert.deepEqual(await moves(), [])
  await visitor.call(move, { application, stage: 'shortlisted', version: back.version })
  assert.deepEqual(
    (await moves()).map(({ to, count }) => [to, count]),
    [['shortlisted', 1]],
  )
})

test('an open day of the page stands in the agenda; another page sees nothing of it', async () => {
  const site = await aSite()
  const employer = await aTrustedEmployer(site)
  const day = await aDay(site, employer.visitor)
  const starts = await site.world.db
    .selectFrom('open_days')
    .select('starts_at')
    .where('id', '=', day.id)
    .executeTakeFirstOrThrow()
  site.later(Number(starts.starts_at) - site.world.now().getTime() - hour)
  const { data } = await employer.visitor.call(pageDay, {})
  assert.deepEqual(
    data.agenda.map(({ kind, name, booked }) => [kind, name, booked]),
    [['open_day', 'Hospitality hiring day', 0]],
  )
  const stranger = await anEmployer(site)
  assert.deepEqual((await stranger.visitor.call(pageDay, {})).data, { agenda: [], record: null, since: [] })
})

test('an open day has as many bookings in the agenda as in the list of days and among its bookings', async () => {
  const site = await aSite()
  const { visitor } = await aTrustedEmployer(site)
  const { id: day } = await aDay(site, visitor, { walk_ins: true })
  await visitor.call(moveDay, { day, move: 'start' })
  const { data: door } = await visitor.call(showDoor, { day })
  const walker = { name: 'Samir Haddad', email: 'samir@example.com', lang: 'en' as const, team: 1, attempt: newId() }
  await new Visitor(site).call(walkIn, { key: door.walk_in_url?.split('/').at(-1) ?? '', ...walker })
  const { counts } = await visitor.call(listVisits, { day })
  const [listed] = (await visitor.call(listOwnDays, {})).data
  assert.deepEqual([counts.coming, listed?.booked, listed?.taken], [1, 1, 0])
  await site.world.db
    .updateTable('open_days')
    .set({ starts_at: new Date(site.world.now().getTime() + hour) })
    .where('id', '=', day)
    .execute()
  assert.equal((await visitor.call(pageDay, {})).data.agenda[0]?.booked, 1)
})

test('whoever answers an offer signed in stands among colleagues who moved applicants', async () => {
  type Offered = Awaited<ReturnType<typeof aSentOffer>>
  const answers = {
    offer_accepted: ({ candidate, letter: { key, version } }: Offered) =>
      candidate.visitor.call(acceptOffer, { key, version, name: candidate.name }),
    offer_declined: ({ candidate, letter: { key, version } }: Offered) =>
      candidate.visitor.call(declineOffer, { key, version, because: 'pay' as const, reason: '' }),
  }
  for (const [what, answer] of Object.entries(answers)) {
    const offered = await aSentOffer(await aSite())
    await answer(offered)
    const { since } = (await offered.employer.visitor.call(pageDay, {})).data
    assert.deepEqual(
      since.filter((one) => one.what !== 'sent').map((one) => [one.what, one.by, one.to]),
      [[what, offered.candidate.name, null]],
    )
  }
})
