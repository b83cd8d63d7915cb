import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { aDay, aTrustedEmployer } from '#tests/world/open-days.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { bookVisit } from './contract.ts'

const site = await aSite()
const employer = await aTrustedEmployer(site)
const uidIn = (content = '') => /UID:(\S+)/.exec(content)?.[1]
const sequenceIn = (content = '') => Number(/SEQUENCE:(\d+)/.exec(content)?.[1])

for (const move of ['cancel', 'postpone'] as const)
  test(`whoever booked a day finds it gone from their calendar after ${move}`, async () => {
    const day = await aDay(site, employer.visitor)
    const email = `calendar.${move}@example.com`
    const asked = { day: day.id, name: 'Mona Sabri', email, lang: 'en', date: day.date, half: 20, team: 1 } as const
    await new Visitor(site).call(bookVisit, asked)
    const booked = (await site.settle()).find(({ to }) => to === email)
    await employer.visitor.call(moveDay, { day: day.id, move, reason: 'No hall can be found.' })
    const told = (await site.settle()).find(({ to }) => to === email)
    assert.equal(told?.calendar?.method, 'CANCEL')
    const [before, after] = [booked?.calendar?.content, told?.calendar?.content]
    assert.ok(uidIn(before))
    assert.equal(uidIn(after), uidIn(before))
    assert.ok(sequenceIn(after) > sequenceIn(before))
    assert.match(after ?? '', /DTSTART:\d{8}T060000Z/)
    if (move === 'postpone') return
    // nothing is left of the visit: the mail names the date, and its button leads to the jobs of the day
    assert.match(told?.text ?? '', /cancelled the open day on \w+,? \d+ \w+/)
    assert.match(told?.text ?? '', new RegExp(`View jobs\\s+\\S+/open-days/${day.address}`))
  })
