import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { freeTimesOf, propose } from '#features/hiring/interviews/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anApplication, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { endOutsideCalendar, keepOutsideCalendar, listOutsideHours, showOutsideCalendar } from './contract.ts'
import { readOutsideCalendars } from './read-calendar.ts'

let said = ''
const server = createServer((_, response) => response.end(said)).listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => server.close())
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/calendar.ics?key=secret`
const site = await aSite({ OUTSIDE_NETWORKS: '127.0.0.0/8' })

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')
const aCalendar = (...starts: Date[]) =>
  [
    'BEGIN:VCALENDAR',
    ...starts.flatMap((start, at) => [
      ...['BEGIN:VEVENT', `UID:${at}@elsewhere`, 'SUMMARY:A visit to the dentist', `DTSTART:${stamp(start)}`],
      ...['DURATION:PT1H', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

test('busy hours elsewhere are not offered, an interview in one of them is refused, and of the rest nothing is kept', async () => {
  const { employer, application } = await anApplication(site)
  const { visitor, id } = employer
  const times = async () => (await visitor.call(freeTimesOf, { people: [id], minutes: 30, zone: 'Asia/Dubai' })).data
  const [first = '', , , , then = ''] = await times()
  said = aCalendar(new Date(first))
  assert.equal((await visitor.call(showOutsideCalendar, {})).data, null)
  const { data: begun } = await visitor.call(keepOutsideCalendar, { address })
  assert.deepEqual(begun, { host: '127.0.0.1', read_at: null, problem: null })
  await site.settle()
  assert.ok((await visitor.call(showOutsideCalendar, {})).data?.read_at)
  assert.equal((await times()).includes(first), false)
  assert.equal((await times()).includes(then), true)
  const at = { application, kind: 'phone' as const, minutes: 30, zone: 'Asia/Dubai', people: [id] }
  await visitor.refused('slot_taken', propose, { ...at, slots: [first] })
  const { data: hours } = await visitor.call(listOutsideHours, { from: first.slice(0, 10) })
  assert.deepEqual(
    hours.map(({ from }) => from),
    [first],
  )
  const kept = await site.pool.query('select * from outside_hours')
  assert.doesNotMatch(JSON.stringify(kept.rows), /dentist/)
  // nobody else is told when somebody is busy, or where their calendar lies
  const stranger = await anEmployer(site)
  assert.deepEqual((await stranger.visitor.call(listOutsideHours, { from: first.slice(0, 10) })).data, [])
  assert.equal((await stranger.visitor.call(showOutsideCalendar, {})).data, null)
  await new Visitor(site).refused('no_session', listOutsideHours, { from: first.slice(0, 10) })
  await visitor.call(endOutsideCalendar, {})
  assert.equal((await times()).includes(first), true)
  await visitor.call(propose, { ...at, slots: [first] })
})

test('it is read again every half hour; what fails keeps the hours that were known and says why', async () => {
  const { visitor } = await anEmployer(site)
  const from = new Date(site.world.now().getTime() + 3_600_000)
  const day = from.toISOString().slice(0, 10)
  const again = async () => {
    await readOutsideCalendars.run(backgroundContext(site.world), {})
    await site.settle()
    const { data: shown } = await visitor.call(showOutsideCalendar, {})
    return [shown?.problem, (await visitor.call(listOutsideHours, { from: day })).data.length]
  }
  said = aCalendar(from)
  await visitor.call(keepOutsideCalendar, { address: address.replace('http', 'webcal').replace('webcal', 'http') })
  assert.deepEqual(await again(), [null, 1])
  said = '<html>Sign in</html>'
  assert.deepEqual(await again(), [null, 1])
  site.later(30 * 60_000)
  assert.deepEqual(await again(), ['no_calendar', 1])
  said = aCalendar()
  site.later(7 * 3_600_000)
  assert.deepEqual(await again(), [null, 0])
})

test('an address within is not read, whoever gives it', async () => {
  const closed = await aSite()
  const { visitor } = await anEmployer(closed)
  said = aCalendar(new Date())
  await visitor.refused('invalid', keepOutsideCalendar, { address: 'file:///etc/passwd' })
  await visitor.call(keepOutsideCalendar, { address })
  await closed.settle()
  assert.equal((await visitor.call(showOutsideCalendar, {})).data?.problem, 'address')
})
