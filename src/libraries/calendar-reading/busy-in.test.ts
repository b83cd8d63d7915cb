import assert from 'node:assert/strict'
import { test } from 'node:test'
import { busyIn } from './busy-in.ts'
import { TooMuchToRead } from './effort.ts'

const within = { from: new Date('2026-11-20T00:00:00Z'), to: new Date('2027-01-31T00:00:00Z') }
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const anEvent = (...lines: string[]) => calendar('BEGIN:VEVENT', 'UID:one@elsewhere', ...lines, 'END:VEVENT')
const busy = (text: string, zone = 'Asia/Dubai') =>
  busyIn(text, { within, zone, but: '@masar.example' })?.map(
    ({ from, to }) => `${from.toISOString().slice(0, 16)}/${to.toISOString().slice(0, 16)}`,
  )

test('an hour in UTC, in a zone, of the own clock, as a length, and a whole day', () => {
  assert.deepEqual(busy(anEvent('DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z')), [
    '2026-11-24T08:00/2026-11-24T09:00',
  ])
  assert.deepEqual(busy(anEvent('DTSTART;TZID=Europe/Paris:20261124T080000', 'DURATION:PT1H30M')), [
    '2026-11-24T07:00/2026-11-24T08:30',
  ])
  assert.deepEqual(busy(anEvent('DTSTART:20261124T080000', 'DTEND:20261124T0900', 'DURATION:PT1H')), [
    '2026-11-24T04:00/2026-11-24T05:00',
  ])
  assert.deepEqual(busy(anEvent('DTSTART;VALUE=DATE:20261124')), ['2026-11-23T20:00/2026-11-24T20:00'])
  assert.deepEqual(busy(anEvent('DTSTART;TZID="Europe/Paris":20261124T08', ' 0000', 'DURATION:PT1H')), [
    '2026-11-24T07:00/2026-11-24T08:00',
  ])
})

test('what is free, called off, without length or of the site itself is none; what touches is one', () => {
  const hour = ['DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z']
  for (const line of ['TRANSP:TRANSPARENT', 'STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])
    assert.deepEqual(busy(anEvent(...hour, line)), [])
  assert.deepEqual(busy(anEvent(...hour).replace('one@elsewhere', 'abc@masar.example')), [])
  assert.deepEqual(busy(anEvent('DTSTART:20261124T080000Z')), [])
  const two =
    anEvent(...hour).replace('END:VCALENDAR', '') +
    ['', 'BEGIN:VEVENT', 'DTSTART:20261124T083000Z', 'DURATION:PT2H', 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
  assert.deepEqual(busy(two), ['2026-11-24T08:00/2026-11-24T10:30'])
})

test('what repeats: by days, weeks, months, until, so often, but for some, and moved once', () => {
  const days = (rule: string, ...more: string[]) =>
    busy(anEvent('DTSTART;TZID=Europe/Paris:20201012T090000', 'DURATION:PT1H', `RRULE:${rule}`, ...more))?.map((one) =>
      one.slice(0, 10),
    )
  assert.deepEqual(days('FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261202T080000Z'), [
    '2026-11-23',
    '2026-11-25',
    '2026-11-30',
    '2026-12-02',
  ])
  assert.deepEqual(days('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20261231'), ['2026-11-30', '2026-12-14', '2026-12-28'])
  assert.deepEqual(days('FREQ=MONTHLY;BYDAY=-1FR'), ['2026-11-27', '2026-12-25', '2027-01-29'])
  assert.deepEqual(days('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1'), ['2026-12-01', '2027-01-01'])
  assert.deepEqual(days('FREQ=MONTHLY;BYMONTHDAY=31'), ['2026-12-31'])
  assert.deepEqual(days('FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25'), ['2026-12-25'])
  assert.deepEqual(days('FREQ=DAILY;COUNT=2237;INTERVAL=1', 'EXDATE;TZID=Europe/Paris:20261121T090000')?.slice(0, 3), [
    '2026-11-20',
    '2026-11-22',
    '2026-11-23',
  ])
  const moved = anEvent('DTSTART:20261123T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3').replace(
    'END:VCALENDAR',
    [
      'BEGIN:VEVENT',
      'UID:one@elsewhere',
      'RECURRENCE-ID:20261124T080000Z',
      'DTSTART:20261124T150000Z',
      'DURATION:PT1H',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  )
  assert.deepEqual(
    busy(moved)?.map((one) => one.slice(0, 16)),
    ['2026-11-23T08:00', '2026-11-24T15:00', '2026-11-25T08:00'],
  )
  // nine stays nine when clocks change
  assert.deepEqual(
    busyIn(anEvent('DTSTART;TZID=Europe/Paris:20261024T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'), {
      ...{ zone: 'UTC', but: '@masar.example' },
      within: { from: new Date('2026-10-01'), to: new Date('2026-11-01') },
    })?.map(({ from }) => from.toISOString()),
    ['2026-10-24T07:00:00.000Z', '2026-10-25T08:00:00.000Z'],
  )
})

test('zones that only the file knows, busy hours alone, and what is no calendar', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Romance Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16011028T030000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010325T020000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ]
  assert.deepEqual(
    busy(
      calendar(
        ...zone,
        'BEGIN:VEVENT',
        'DTSTART;TZID=Romance Standard Time:20261124T090000',
        'DURATION:PT1H',
        'END:VEVENT',
      ),
    ),
    ['2026-11-24T08:00/2026-11-24T09:00'],
  )
  const times = 'FREEBUSY;FBTYPE=BUSY:20261124T080000Z/PT1H,20261125T080000Z/20261125T093000Z'
  assert.deepEqual(
    busy(calendar('BEGIN:VFREEBUSY', times, 'FREEBUSY;FBTYPE=FREE:20261126T080000Z/PT1H', 'END:VFREEBUSY')),
    ['2026-11-24T08:00/2026-11-24T09:00', '2026-11-25T08:00/2026-11-25T09:30'],
  )
  assert.equal(busy('<html>Sign in</html>'), undefined)
  assert.deepEqual(busy(anEvent('DTSTART:nonsense', 'RRULE:FREQ=SECONDLY')), [])
})

test('a file made to be slow is read in a moment', () => {
  const since = performance.now()
  busy(anEvent('DTSTART:00010101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=DAILY;COUNT=999999999'))
  busy(calendar(...Array.from({ length: 20_000 }, () => 'BEGIN:VEVENT')))
  busy(anEvent(`DTSTART${';X="a",'.repeat(50_000)}:20261124T080000Z`))
  assert.ok(performance.now() - since < 2_000)
})

test('no rule keeps the reader busy, and a large calendar of meetings is read', () => {
  const often = (count: number, ...lines: string[]) =>
    calendar(...Array.from({ length: count }, (_, at) => ['BEGIN:VEVENT', `UID:${at}`, ...lines, 'END:VEVENT']).flat())
  const week = 'MO,TU,WE,TH,FR,SA,SU'
  for (const bomb of [
    often(5_000, 'DTSTART:00010101T090000Z', 'DURATION:PT1H', `RRULE:FREQ=YEARLY;COUNT=99999;BYDAY=${week}`),
    often(5_000, 'DTSTART:10010101T090000Z', 'DURATION:PT1H', `RRULE:FREQ=MONTHLY;COUNT=99999;BYDAY=${week}`),
    often(5_000, 'DTSTART:19930101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=999999'),
    often(5_000, 'DTSTART;TZID=Europe/Paris:20260101T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
    anEvent(
      ...['DTSTART;TZID=Europe/Paris:20260101T090000', 'DURATION:PT1H'],
      `RDATE;TZID=Europe/Paris:${Array.from({ length: 200_000 }, () => '20261202T090000').join(',')}`,
    ),
  ])
    assert.throws(() => busy(bomb), TooMuchToRead)
  // a list that says the same again and again says it once
  const days = Array.from({ length: 20_000 }, () => '1MO').join(',')
  const begun = performance.now()
  busy(anEvent('DTSTART:19000101T090000Z', 'DURATION:PT1H', `RRULE:FREQ=YEARLY;COUNT=99999;BYDAY=${days}`))
  assert.ok(performance.now() - begun < 5_000)
  const meetings = Array.from({ length: 5_000 }, (_, at) => {
    const start = new Date(Date.UTC(2026, 10, 27, 8) - at * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
    return ['BEGIN:VEVENT', `UID:${at}`, `DTSTART;TZID=Europe/Paris:${start}T090000`, 'DURATION:PT1H', 'END:VEVENT']
  })
  assert.equal(busy(calendar(...meetings.flat()))?.length, 8)
  const weekly = often(200, 'DTSTART;TZID=Europe/Paris:20160104T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=600')
  assert.equal(busy(weekly)?.length, 10)
})
