import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveDay, saveDay } from '#features/open-days/open-days/team-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aDay, aDesk, aTrustedEmployer, dayFields, inDays } from '#tests/world/open-days.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { endDueOffers, remindVisitors } from './background.ts'
import { answerOffer, bookVisit, cancelVisit, showTickets } from './contract.ts'
import {
  cancelForVisitor,
  givePlace,
  inviteToDay,
  listVisits,
  previewChanges,
  publishChanges,
  withdrawOffer,
} from './team-contract.ts'

const site = await aSite()
const { visitor: team } = await aTrustedEmployer(site)
const hour = 3_600_000
const one = { slot_minutes: 30 }
let people = 0

type Day = Awaited<ReturnType<typeof aDay>>
async function book(day: Day, over = {}) {
  const number = ++people
  const asked = { day: day.id, date: day.date, half: 20, team: 1, name: `Waiter ${number}`, lang: 'en', ...over }
  const email = `waiter${number}@example.com`
  const { data } = await new Visitor(site).call(bookVisit, { email, ...asked })
  return { key: data.key ?? '', visit: data.visit, email, state: data.state }
}
type Booked = Awaited<ReturnType<typeof book>>
const guest = new Visitor(site)
const ticketOf = async ({ key }: Booked) => {
  const [ticket] = (await guest.call(showTickets, { key })).data.tickets
  assert.ok(ticket)
  return ticket
}
const subjectsTo = async ({ email }: Booked) =>
  (await site.settle()).filter(({ to }) => to === email).map((mail) => ('subject' in mail ? String(mail.subject) : ''))
const context = () => backgroundContext(site.world)

test('a freed place is held for the first who waits, two hours, then for the next; nobody else gets it meanwhile', async () => {
  const day = await aDay(site, team, one)
  const [first, second, third] = [await book(day), await book(day, { wait: true }), await book(day, { wait: true })]
  assert.deepEqual([first.state, second.state, third.state], ['confirmed', 'waitlisted', 'waitlisted'])
  assert.equal((await ticketOf(third)).waiting?.ahead, 1)
  await guest.call(cancelVisit, { key: first.key, visit: first.visit })
  assert.deepEqual((await ticketOf(second)).may, ['accept', 'decline', 'change', 'cancel'])
  assert.match((await subjectsTo(second)).join(), /A place is free for you/)
  await guest.refused('slot_full', bookVisit, {
    day: day.id,
    date: day.date,
    half: 20,
    team: 1,
    name: 'Late One',
    email: 'late@example.com',
    lang: 'en',
  })
  site.later(2 * hour + 60_000)
  await endDueOffers.run(context(), {})
  await guest.refused('offer_over', answerOffer, { key: second.key, visit: second.visit, take: true })
  await guest.call(answerOffer, { key: third.key, visit: third.visit, take: true })
  const ticket = await ticketOf(third)
  assert.deepEqual([ticket.state, ticket.when?.half], ['confirmed', 20])
  assert.equal((await ticketOf(second)).state, 'waitlisted')
})

test('the team gives a place before its turn, withdraws it, and cancels with a reason', async () => {
  const day = await aDay(site, team, one)
  const [first, second] = [await book(day), await book(day, { wait: true })]
  await team.refused('slot_full', givePlace, { day: day.id, visit: second.visit })
  await team.refused('reason_needed', cancelForVisitor, { day: day.id, visit: first.visit })
  await team.call(cancelForVisitor, { day: day.id, visit: first.visit, reason: 'The desk is ill today' })
  assert.match((await subjectsTo(first)).join(), /Your booking was cancelled/)
  const { data: held } = await team.call(listVisits, { day: day.id, show: 'waiting' })
  assert.ok(held[0]?.offered_until)
  await team.call(withdrawOffer, { day: day.id, visit: second.visit })
  await team.refused('offer_over', withdrawOffer, { day: day.id, visit: second.visit })
  await team.call(givePlace, { day: day.id, visit: second.visit })
  await guest.call(answerOffer, { key: second.key, visit: second.visit, take: false })
  assert.equal((await ticketOf(second)).state, 'waitlisted')
})

test('a change says whom it touches first; who loses a half-hour gets the nearest one and is told', async () => {
  const day = await aDay(site, team, one)
  const [first, second] = [await book(day), await book(day, { half: 21 })]
  const [desk] = day.fields.desks
  assert.ok(desk)
  const shut = { ...desk, hours: { [day.date]: `${'.'.repeat(21)}ooo${'.'.repeat(24)}` } }
  const { data: saved } = await team.call(saveDay, { day: day.id, version: day.version, ...day.fields, desks: [shut] })
  assert.deepEqual(saved.changed, ['desks'])
  assert.equal((await ticketOf(first)).when?.half, 20)
  const { data: effects } = await team.call(previewChanges, { day: day.id })
  assert.deepEqual(
    effects.moved.map(({ visit, from, to }) => [visit, from?.half, to?.half]),
    [[first.visit, 20, 22]],
  )
  await team.refused('slots_booked', publishChanges, { day: day.id, version: saved.version })
  const { data: out } = await team.call(publishChanges, { day: day.id, version: saved.version, move_people: true })
  assert.deepEqual(out.changed, [])
  assert.deepEqual([(await ticketOf(first)).when?.half, (await ticketOf(second)).when?.half], [22, 21])
  assert.match((await subjectsTo(first)).join(), /New time/)
  await team.refused('changed_meanwhile', publishChanges, { day: day.id, version: saved.version })
})

test('another place is told to everybody who comes; words that ask for money do not come in by a change', async () => {
  const day = await aDay(site, team, { ...one, way: 'online' })
  const visitor = await book(day)
  const [text] = day.fields.texts
  const written = { day: day.id, ...day.fields }
  const { data: bad } = await team.call(saveDay, {
    ...{ ...written, version: day.version },
    texts: [{ ...text, language: 'en', intro: '<p>You pay a registration fee of 200 AED before the talk.</p>' }],
  })
  await team.refused('words_blocked', publishChanges, { day: day.id, version: bad.version })
  const { data: good } = await team.call(saveDay, { ...written, version: bad.version, venue: 'Corniche Grand, hall B' })
  await team.call(publishChanges, { day: day.id, version: good.version })
  assert.match((await subjectsTo(visitor)).join(), /Changed: Hospitality hiring day/)
})

test('postponed, everybody keeps the wish and is seated near it when the day comes back; cancelled, all are told', async () => {
  const day = await aDay(site, team, one)
  const visitor = await book(day, { half: 21 })
  const { data: postponed } = await team.call(moveDay, {
    day: day.id,
    move: 'postpone',
    reason: 'The hall is being painted',
  })
  await site.settle()
  assert.equal((await ticketOf(visitor)).state, 'registered')
  const later = inDays(site, 20)
  const fields = { ...dayFields(later, { ...one, desks: [aDesk(later, { way: 'online' })] }) }
  const { data: saved } = await team.call(saveDay, { day: day.id, version: postponed.version, ...fields })
  const { data: back } = await team.call(publishChanges, { day: day.id, version: saved.version })
  assert.equal(back.state, 'published')
  const ticket = await ticketOf(visitor)
  assert.deepEqual([ticket.state, ticket.when?.date, ticket.when?.half], ['confirmed', later, 21])
  await team.refused('reason_needed', moveDay, { day: day.id, move: 'cancel' })
  await team.call(moveDay, { day: day.id, move: 'cancel', reason: 'We hired everybody' })
  assert.match((await subjectsTo(visitor)).join(), /Cancelled: Hospitality hiring day/)
  assert.equal((await ticketOf(visitor)).state, 'cancelled')
})

test('people are invited once each, and an invitation becomes the booking', async () => {
  const day = await aDay(site, team, one)
  const asked = {
    day: day.id,
    people: [{ name: 'Mona Sabri', email: 'mona@example.com' }],
    words: 'We would like to meet you',
  }
  assert.deepEqual((await team.call(inviteToDay, asked)).data, { invited: 1, known: 0 })
  assert.deepEqual((await team.call(inviteToDay, asked)).data, { invited: 0, known: 1 })
  const mails = (await site.settle()).filter(({ to }) => to === 'mona@example.com')
  assert.equal(mails.length, 1)
  const booked = await book(day, { email: 'mona@example.com', name: 'Mona Sabri' })
  assert.equal(booked.state, 'confirmed')
  const { counts } = await team.call(listVisits, { day: day.id })
  assert.deepEqual([counts.coming, counts.invited], [1, 0])
})

test('who comes is reminded a day and two hours before, once each; a day that ends says who did not come', async () => {
  const day = await aDay(site, team, one)
  const visitor = await book(day)
  await site.settle()
  const start = Date.parse((await ticketOf(visitor)).when?.starts_at ?? '')
  site.later(start - site.world.now().getTime() - 20 * hour)
  for (let times = 0; times < 2; times++) await remindVisitors.run(context(), {})
  const subjects = await subjectsTo(visitor)
  assert.equal(subjects.filter((subject) => subject.startsWith('Tomorrow')).length, 1)
  site.later(18.5 * hour)
  for (let times = 0; times < 2; times++) await remindVisitors.run(context(), {})
  assert.equal((await subjectsTo(visitor)).filter((subject) => subject.startsWith('Soon')).length, 1)
  await team.call(moveDay, { day: day.id, move: 'start' })
  await team.call(moveDay, { day: day.id, move: 'end' })
  await site.settle()
  assert.equal((await ticketOf(visitor)).state, 'no_show')
  await team.call(moveDay, { day: day.id, move: 'report' })
})

test('“tomorrow” is said minutes before a visit, together with “soon”, where nobody was told in time', async () => {
  const day = await aDay(site, team, one)
  const visitor = await book(day)
  await site.settle()
  const start = Date.parse((await ticketOf(visitor)).when?.starts_at ?? '')
  site.later(start - site.world.now().getTime() - 10 * 60_000)
  await remindVisitors.run(context(), {})
  const told = (await subjectsTo(visitor)).filter((subject) => /^(?:Soon|Tomorrow)/.test(subject))
  assert.deepEqual(
    told.map((subject) => subject.split(':')[0]),
    ['Soon'],
  )
})

test('nobody is reminded who is not to come: cancelled, waiting, seen, or of another day than the next two hours', async () => {
  const day = await aDay(site, team, one)
  const visitors = [await book(day, { half: 20 }), await book(day, { half: 21 }), await book(day, { half: 22 })]
  await guest.call(cancelVisit, { key: visitors[0]?.key ?? '', visit: visitors[0]?.visit ?? '' })
  await site.pool.query("update day_visits set state = 'done', outcome = 'keep_on_file' where id = $1", [
    visitors[1]?.visit,
  ])
  await site.settle()
  await remindVisitors.run(context(), {})
  for (const visitor of visitors)
    assert.deepEqual(
      (await subjectsTo(visitor)).filter((subject) => /^(?:Soon|Tomorrow)/.test(subject)),
      [],
    )
  const { rows } = await site.pool.query('select reminded_hour_at from day_visits where day_id = $1', [day.id])
  assert.deepEqual(
    rows.map(({ reminded_hour_at }) => reminded_hour_at),
    [null, null, null],
  )
})
