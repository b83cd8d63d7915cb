import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showDay } from '#features/open-days/open-days/contract.ts'
import { moveDay } from '#features/open-days/open-days/team-contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { aDay, aTrustedEmployer } from '#tests/world/open-days.ts'
import { aCandidate, anEmployer, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { bookParty, bookVisit, cancelVisit, changeVisit, claimVisit, listMyVisits, showTickets } from './contract.ts'
import { listVisits } from './team-contract.ts'

const site = await aSite()
const employer = await aTrustedEmployer(site)
let people = 0

const asked = (day: { id: string; date: string }, over = {}) => {
  const number = ++people
  return {
    ...{ day: day.id, date: day.date, half: 20, team: 1, name: `Guest ${number}`, lang: 'en' },
    ...{ email: `visitor${number}@example.com`, ...over },
  }
}
const book = async (day: { id: string; date: string }, over = {}, visitor = new Visitor(site)) =>
  (await visitor.call(bookVisit, asked(day, over))).data
const keyIn = (text: string) => /\/open-day-ticket\/([\w.~-]+)/.exec(text)?.[1] ?? ''
const ticketOf = async (key: string | null) => {
  const { data } = await new Visitor(site).call(showTickets, { key: key ?? '' })
  const [ticket] = data.tickets
  assert.ok(ticket)
  return ticket
}

test('five hundred at once for fifty places: fifty have one, nobody two, and nobody is refused wrongly', async () => {
  const day = await aDay(site, employer.visitor, {
    slot_minutes: 6,
    desks: Array.from({ length: 10 }, (_, at) => ({
      ...{ id: crypto.randomUUID(), name: 'Front of house', way: 'online' as const, languages: ['en'], staff: [] },
      hours: {
        [new Date(site.world.now().getTime() + 10 * 86_400_000)
          .toISOString()
          .slice(0, 10)]: `${'.'.repeat(20)}o${'.'.repeat(27)}`,
      },
      ...(at < 0 && { name: '' }),
    })),
  })
  const answers = await Promise.all(Array.from({ length: 500 }, () => new Visitor(site).ask(bookVisit, asked(day))))
  const codes = answers.map((answer) =>
    answer.statusCode === 201 ? 'booked' : (answer.json() as { code: string }).code,
  )
  const counted = Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]))
  assert.deepEqual(counted, { booked: 50, slot_full: 450 })
  const { data } = await new Visitor(site).call(showDay, { address: day.address })
  assert.deepEqual([data.places, data.taken], [50, 50])
  const { counts } = await employer.visitor.call(listVisits, { day: day.id })
  assert.equal(counts.coming, 50)
})

test('a guest books with a CV, gets a ticket at once and by mail, and the team sees both', async () => {
  const day = await aDay(site, employer.visitor, { cv_needed: true })
  const guest = new Visitor(site)
  await guest.refused('cv_needed', bookVisit, asked(day))
  const cv = { name: 'cv.pdf', bytes: aPdf(cvLines) }
  const wanted = asked(day, { note: 'Nights are fine' })
  const { data } = await guest.call(bookVisit, wanted, { files: { cv } })
  const ticket = await ticketOf(data.key)
  assert.deepEqual([ticket.state, ticket.when?.half, ticket.cv], ['confirmed', 20, 'cv.pdf'])
  assert.deepEqual(ticket.bring, ['Passport', 'CV'])
  const mail = (await site.settle()).find(({ to }) => to === wanted.email)
  assert.equal((await ticketOf(keyIn(mail?.text ?? ''))).id, ticket.id)
  const { data: rows } = await employer.visitor.call(listVisits, { day: day.id })
  assert.deepEqual([rows[0]?.email, rows[0]?.note, rows[0]?.cv?.name], [wanted.email, 'Nights are fine', 'cv.pdf'])
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', listVisits, { day: day.id })
})

test('a stranger learns from nothing whether an address has booked: both get a place and a ticket, and its owner their own again', async () => {
  const day = await aDay(site, employer.visitor)
  const first = await book(day, { email: 'twice@example.com' })
  await site.settle()
  const known = await book(day, { email: 'Twice@example.com', half: 21 })
  const unknown = await book(day, { email: 'once@example.com', half: 21 })
  const alike = ({ state, again, key }: typeof known) => [state, again, typeof key]
  assert.deepEqual(alike(known), alike(unknown))
  assert.notEqual(known.visit, first.visit)
  assert.deepEqual([(await ticketOf(first.key)).when?.half, (await ticketOf(known.key)).when?.half], [20, 21])
  const mails = (await site.settle()).filter(({ to }) => to === 'twice@example.com')
  const shown = await Promise.all(mails.map(({ text }) => ticketOf(keyIn(text))))
  assert.deepEqual(
    shown.map(({ id }) => id),
    [first.visit, first.visit],
  )
  const { data: rows } = await employer.visitor.call(listVisits, { day: day.id })
  assert.equal(rows.find(({ id }) => id === known.visit)?.email, null)
})

test('a guest meets a full half-hour whether or not the address has booked it, and a lost answer comes again', async () => {
  const day = await aDay(site, employer.visitor, { slot_minutes: 30 })
  const attempt = newId()
  const first = await book(day, { email: 'has.it@example.com', name: 'Has it', attempt })
  for (const email of ['has.it@example.com', 'has.none@example.com'])
    await new Visitor(site).refused('slot_full', bookVisit, asked(day, { email }))
  const same = { email: 'has.it@example.com', name: 'Has it', attempt }
  assert.equal((await book(day, same)).visit, first.visit)
  // the visit of somebody else is not to be had by its id
  const guessed = await book(day, { email: 'a.guess@example.com', name: 'Somebody', half: 21, attempt: first.visit })
  assert.notEqual(guessed.visit, first.visit)
})

test('another half-hour frees the old one; cancelled is cancelled, and one may book again', async () => {
  const day = await aDay(site, employer.visitor, { slot_minutes: 30 })
  const one = await book(day)
  const other = new Visitor(site)
  const problem = await other.refused('slot_full', bookVisit, asked(day))
  assert.deepEqual((problem as unknown as { nearest: { half: number } }).nearest.half, 21)
  await other.call(changeVisit, { key: one.key ?? '', visit: one.visit, date: day.date, half: 22 })
  assert.equal((await ticketOf(one.key)).when?.half, 22)
  const two = await book(day)
  assert.equal(two.state, 'confirmed')
  await other.call(cancelVisit, { key: two.key ?? '', visit: two.visit })
  await other.refused('visit_state', cancelVisit, { key: two.key ?? '', visit: two.visit })
  await other.refused('not_found', cancelVisit, { key: one.key ?? '', visit: two.visit })
  await other.refused('link_expired', showTickets, { key: 'nothing' })
  assert.equal((await book(day)).state, 'confirmed')
})

test('questions are answered once; a knock-out and a wrong answer are refused at their field', async () => {
  const question = crypto.randomUUID()
  const day = await aDay(site, employer.visitor, {
    questions: [{ id: question, kind: 'yes_no', text: 'May you work nights?', knock_out: 'yes' }],
  })
  const guest = new Visitor(site)
  const missing = await guest.refused('invalid', bookVisit, asked(day))
  assert.equal(missing.errors?.[0]?.field, `answers.${question}`)
  await guest.refused('invalid', bookVisit, asked(day, { answers: { [question]: 'no' } }))
  await book(day, { answers: { [question]: 'yes' } })
  const { data } = await employer.visitor.call(listVisits, { day: day.id })
  assert.deepEqual(data[0]?.answers, [{ question: 'May you work nights?', answer: 'yes' }])
})

test('a candidate finds it among the own ones; a guest’s is claimed once; a company books nothing', async () => {
  const day = await aDay(site, employer.visitor)
  const candidate = await confirmed(site, await aCandidate(site))
  await book(day, { email: undefined, name: candidate.name }, candidate.visitor)
  const { data: mine } = await candidate.visitor.call(listMyVisits, {})
  assert.equal(mine[0]?.state, 'confirmed')
  assert.equal((await ticketOf(mine[0]?.key ?? '')).id, mine[0]?.id)
  const other = await aDay(site, employer.visitor)
  const guest = await book(other)
  await candidate.visitor.call(claimVisit, { key: guest.key ?? '' })
  assert.equal((await candidate.visitor.call(listMyVisits, {})).data.length, 2)
  const second = await aCandidate(site)
  await second.visitor.refused('visit_state', claimVisit, { key: guest.key ?? '' })
  await employer.visitor.refused('not_allowed', bookVisit, asked(day))
})

test('a school comes together: all of them or none, each with a ticket, one mail', async () => {
  const day = await aDay(site, employer.visitor, {
    ...{ parties: true, way: 'hybrid', city_id: null },
    way: 'hybrid',
    venue: 'Corniche Grand',
    city_id: (await site.pool.query<{ id: number }>("select id from cities where text_en = 'Dubai'")).rows[0]?.id ?? 0,
    desks: (['on_site', 'online'] as const).map((way) => ({
      ...{ id: crypto.randomUUID(), name: 'Kitchen', way, languages: ['en'], staff: [] },
      hours: {
        [new Date(site.world.now().getTime() + 10 * 86_400_000)
          .toISOString()
          .slice(0, 10)]: `${'.'.repeat(20)}oooo${'.'.repeat(24)}`,
      },
    })),
  })
  const school = {
    ...asked(day, { half: 20 }),
    school: 'Emirates Hotel School',
    people: ['Ali One', 'Mona Two', 'Omar Three'],
  }
  const { data } = await new Visitor(site).call(bookParty, school)
  const { data: shown } = await new Visitor(site).call(showTickets, { key: data.key })
  assert.deepEqual(
    shown.tickets.map(({ when, name }) => [name, when?.half]),
    [
      ['Ali One', 20],
      ['Mona Two', 20],
      ['Omar Three', 21],
    ],
  )
  assert.equal(shown.school, 'Emirates Hotel School')
  // each has a room of their own, of which the link of the school leads into none
  const rooms = await Promise.all(
    shown.tickets.map(({ room_key: key }) => new Visitor(site).call(showTickets, { key })),
  )
  assert.deepEqual(
    rooms.map(({ data }) => data.tickets.map(({ name }) => name)),
    [['Ali One'], ['Mona Two'], ['Omar Three']],
  )
  const mails = (await site.settle()).filter(({ to }) => to === school.email)
  assert.equal(mails.length, 1)
  const many = {
    ...asked(day),
    school: 'Too Large School',
    people: Array.from({ length: 7 }, (_, at) => `Pupil ${at + 1}`),
  }
  await new Visitor(site).refused('slot_full', bookParty, many)
  const { counts } = await employer.visitor.call(listVisits, { day: day.id })
  assert.equal(counts.coming, 3)
})

test('a school books an online day too, each of its people with a place of their own', async () => {
  const day = await aDay(site, employer.visitor, { parties: true })
  const class5 = { ...asked(day, { half: 20 }), school: 'Emirates Hotel School', people: ['Ali One', 'Mona Two'] }
  const { data } = await new Visitor(site).call(bookParty, class5)
  const { data: shown } = await new Visitor(site).call(showTickets, { key: data.key })
  assert.deepEqual(
    shown.tickets.map(({ way, when }) => [way, when?.half]),
    [
      ['online', 20],
      ['online', 20],
    ],
  )
})

test('nobody books what is not out, is closed, or is over', async () => {
  const day = await aDay(site, employer.visitor)
  await employer.visitor.call(moveDay, { day: day.id, move: 'close_registration' })
  await new Visitor(site).refused('open_day_closed', bookVisit, asked(day))
  await employer.visitor.call(moveDay, { day: day.id, move: 'reopen' })
  await book(day)
  await employer.visitor.call(moveDay, { day: day.id, move: 'cancel', reason: 'The hall is flooded' })
  await new Visitor(site).refused('open_day_closed', bookVisit, asked(day))
})
