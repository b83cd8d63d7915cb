import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promote } from '#features/jobs/promotion/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { coinsFor } from '#tests/world/coins.ts'
import { liveJobs } from '#tests/world/groups.ts'
import { aDay, aDesk, aTrustedEmployer, dayFields, inDays } from '#tests/world/open-days.ts'
import { anAdmin, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { moveDueDays } from './background.ts'
import { dayCalendar, listDays, promotedDays, showDay } from './contract.ts'
import {
  copyDay,
  decideDay,
  discardChanges,
  editDay,
  listDayReviews,
  listOwnDays,
  listStaff,
  moveDay,
  saveDay,
  showDayReview,
  startDay,
} from './team-contract.ts'

const site = await aSite()
const guest = new Visitor(site)

test('an open day of a new company waits for a look; it is given back with words, sent again, and goes out', async () => {
  const { visitor } = await anEmployer(site)
  const admin = await anAdmin(site)
  const { data: draft } = await visitor.call(startDay, dayFields(inDays(site, 10)))
  await guest.refused('not_found', showDay, { address: draft.address })
  const { data: sent } = await visitor.call(moveDay, { day: draft.id, move: 'submit' })
  assert.equal(sent.state, 'submitted')
  const { data: waiting } = await admin.visitor.call(listDayReviews, {})
  assert.ok(waiting.some(({ id }) => id === draft.id))
  assert.equal(
    (await admin.visitor.call(showDayReview, { day: draft.id })).data.fields.texts[0]?.title,
    'Hospitality hiring day',
  )
  await admin.visitor.refused('reason_needed', decideDay, { day: draft.id, move: 'return' })
  await admin.visitor.call(decideDay, { day: draft.id, move: 'return', reason: 'Say which jobs it is for' })
  const { data: back } = await visitor.call(editDay, { day: draft.id })
  assert.deepEqual([back.state, back.reason], ['draft', 'Say which jobs it is for'])
  await visitor.call(moveDay, { day: draft.id, move: 'submit' })
  await admin.visitor.call(decideDay, { day: draft.id, move: 'approve' })
  await admin.visitor.refused('open_day_state', decideDay, { day: draft.id, move: 'approve' })
  const { data: shown } = await guest.call(showDay, { address: draft.address })
  assert.deepEqual([shown.places, shown.slots.length, shown.teams[0]?.languages], [8, 4, ['English', 'Arabic']])
  assert.ok(
    (await site.settle()).some((mail) => 'subject' in mail && /Your open day is live/.test(String(mail.subject))),
  )
})

test('a trusted company’s goes out at once, unless its words ask for money', async () => {
  const { visitor } = await aTrustedEmployer(site)
  assert.equal((await aDay(site, visitor)).state, 'published')
  const intro = '<p>You pay a registration fee of 200 AED before the talk.</p>'
  const bad = await aDay(site, visitor, { texts: [{ language: 'en', title: 'Hiring day', intro }] })
  assert.equal(bad.state, 'submitted')
  assert.ok(bad.findings.some(({ rule, field }) => rule === 'fee' && field === 'intro'))
  // what a person gave back is looked at again, whatever is found in it
  await (await anAdmin(site)).visitor.call(decideDay, { day: bad.id, move: 'return', reason: 'No fee, please' })
  const mended = { ...bad.fields, texts: [{ language: 'en' as const, title: 'Hiring day' }] }
  await visitor.call(saveDay, { day: bad.id, version: bad.version, ...mended })
  assert.equal((await visitor.call(moveDay, { day: bad.id, move: 'submit' })).data.state, 'submitted')
})

test('what is missing is said by its field, and a gender or nationality needs its law', async () => {
  const { visitor } = await anEmployer(site)
  const { data: draft } = await visitor.call(startDay, {
    ...{
      language: 'en',
      texts: [{ language: 'en' }],
      time_zone: 'Asia/Dubai',
      country_id: dayFields('2027-01-01').country_id,
    },
    ...{ gender: 2, way: 'on_site' },
  })
  assert.deepEqual(
    [...new Set(draft.missing.map(({ field }) => field))],
    [...['title', 'dates', 'city_id', 'venue', 'desks', 'legal_ground', 'permit_number']],
  )
  const problem = await visitor.refused('invalid', moveDay, { day: draft.id, move: 'submit' })
  assert.ok(problem.errors?.some(({ field }) => field === 'legal_ground'))
  // a refusal carries a word of ours
  const nowhere = { ...dayFields('2027-01-01'), time_zone: 'Mars/Base', slot_minutes: 7 }
  const { errors } = await visitor.refused('invalid', startDay, nowhere)
  assert.deepEqual(errors?.map(({ field, code }) => `${field} ${code}`).sort(), [
    'slot_minutes wrong',
    'time_zone wrong',
  ])
  // a slip of the year
  const far = { ...draft.fields, dates: ['2062-11-26'] }
  const { data } = await visitor.call(saveDay, { day: draft.id, version: draft.version, ...far })
  assert.deepEqual(
    data.missing.flatMap(({ field, code }) => (field === 'dates' ? [code] : [])),
    ['date_far'],
  )
})

test('jobs, people and desks of others are refused, and another page finds nothing', async () => {
  const [{ visitor, page }, other] = [await anEmployer(site), await anEmployer(site)]
  const [foreign] = await liveJobs(site, other.visitor, ['Baker'])
  const date = inDays(site, 10)
  await visitor.refused('invalid', startDay, dayFields(date, { jobs: [foreign ?? ''] }))
  await visitor.refused(
    'invalid',
    startDay,
    dayFields(date, { desks: [aDesk(date, { way: 'online', staff: [other.id] })] }),
  )
  const { data: theirs } = await other.visitor.call(startDay, dayFields(date))
  await visitor.refused(
    'not_found',
    startDay,
    dayFields(date, { desks: [aDesk(date, { id: theirs.fields.desks[0]?.id ?? '' })] }),
  )
  await visitor.refused('not_found', editDay, { day: theirs.id })
  const staff = await teammate(site, page.id, 'interviewer')
  assert.ok((await visitor.call(listStaff, {})).data.some(({ id }) => id === staff.id))
  await visitor.call(startDay, dayFields(date, { desks: [aDesk(date, { way: 'online', staff: [staff.id] })] }))
  await staff.visitor.refused('not_allowed', startDay, dayFields(date))
})

test('a content editor changes the words and nothing else; an older version overwrites nothing', async () => {
  const { visitor, page } = await anEmployer(site)
  const { data: draft } = await visitor.call(startDay, dayFields(inDays(site, 10)))
  const editor = await teammate(site, page.id, 'content_editor')
  const texts = [{ language: 'en' as const, title: 'Better words' }]
  const { data } = await editor.visitor.call(saveDay, {
    day: draft.id,
    version: draft.version,
    ...draft.fields,
    texts,
    desks: [],
  })
  assert.deepEqual([data.fields.texts[0]?.title, data.fields.desks.length], ['Better words', 1])
  await visitor.refused('changed_meanwhile', saveDay, { day: draft.id, version: draft.version, ...draft.fields })
})

test('a copy and a template begin without dates; what waits to be published can be let go of', async () => {
  const { visitor } = await aTrustedEmployer(site)
  const day = await aDay(site, visitor)
  const { data: copy } = await visitor.call(copyDay, { day: day.id })
  assert.deepEqual([copy.state, copy.fields.dates, copy.fields.desks.length], ['draft', [], 1])
  // its hours wait for a date, through being saved too
  const waiting = { [day.date]: day.fields.desks[0]?.hours[day.date] }
  assert.deepEqual(copy.fields.desks[0]?.hours, waiting)
  const kept = await visitor.call(saveDay, { day: copy.id, version: copy.version, ...copy.fields })
  assert.deepEqual(kept.data.fields.desks[0]?.hours, waiting)
  const { data: template } = await visitor.call(copyDay, { day: day.id, template: true })
  await visitor.refused('open_day_state', moveDay, { day: template.id, move: 'submit' })
  const { counts } = await visitor.call(listOwnDays, {})
  assert.deepEqual(counts, { ahead: 1, drafts: 1, over: 0, templates: 1 })
  const { data: saved } = await visitor.call(saveDay, {
    day: day.id,
    version: day.version,
    ...day.fields,
    walk_ins: true,
  })
  assert.deepEqual(saved.changed, ['walk_ins'])
  const { data: again } = await visitor.call(discardChanges, { day: day.id, version: saved.version })
  assert.deepEqual([again.changed, again.fields.walk_ins], [[], false])
})

test('a company reads its next day first, and goes on from any of them', async () => {
  const { visitor } = await aTrustedEmployer(site)
  const [late, soon, middle] = [
    await aDay(site, visitor, {}, 40),
    await aDay(site, visitor),
    await aDay(site, visitor, {}, 20),
  ]
  const ids = async (cursor?: string) =>
    (await visitor.call(listOwnDays, cursor ? { cursor } : {})).data.map(({ id }) => id)
  assert.deepEqual(await ids(), [soon.id, middle.id, late.id])
  assert.deepEqual(await ids(soon.id), [middle.id, late.id])
  assert.deepEqual(await ids(late.id), [])
})

test('days are found by words, kind, company and date, the next first, and come as a calendar file', async () => {
  const { visitor, page } = await aTrustedEmployer(site)
  const [late, soon] = [await aDay(site, visitor, {}, 40), await aDay(site, visitor, { kind: 'walk_in' }, 30)]
  const found = async (query: Parameters<typeof guest.call<typeof listDays>>[1]) =>
    (await guest.call(listDays, { company: page.slug, ...query })).data.map(({ id }) => id)
  assert.deepEqual(await found({}), [soon.id, late.id])
  assert.deepEqual(await found({ kind: 'walk_in' }), [soon.id])
  assert.deepEqual(await found({ q: 'HOSPITALITY' }), [soon.id, late.id])
  assert.deepEqual(await found({ q: 'nothing like it' }), [])
  assert.deepEqual(await found({ until: inDays(site, 35) }), [soon.id])
  assert.deepEqual(await found({ way: 'on_site' }), [])
  const file = await guest.ask(dayCalendar, { address: soon.address })
  assert.match(file.body, /BEGIN:VEVENT/)
  // of two days each has its own hours, and the night between is free
  const dates = [inDays(site, 50), inDays(site, 51)]
  const hours = Object.fromEntries(dates.map((date) => [date, `${'.'.repeat(20)}oo${'.'.repeat(26)}`]))
  const two = await aDay(site, visitor, { dates, desks: [{ ...aDesk(dates[0] ?? '', { way: 'online' }), hours }] })
  const { body } = await guest.ask(dayCalendar, { address: two.address })
  const [first, second] = dates.map((date) => date.replaceAll('-', ''))
  assert.deepEqual(
    [...body.matchAll(/DT(?:START|END):(\S+)/g)].map(([, at]) => at),
    [`${first}T060000Z`, `${first}T070000Z`, `${second}T060000Z`, `${second}T070000Z`],
  )
  assert.equal(new Set([...body.matchAll(/UID:(\S+)/g)].map(([, uid]) => uid)).size, 2)
})

test('registration ends, the day begins and ends by the clock; all of it on the clock of its place', async () => {
  const own = await aSite()
  const { visitor } = await aTrustedEmployer(own)
  const closes_at = new Date(own.world.now().getTime() + 86_400_000).toISOString()
  const day = await aDay(own, visitor, { closes_at })
  const stateOf = async () => (await visitor.call(editDay, { day: day.id })).data.state
  const run = async () => moveDueDays.run(backgroundContext(own.world), {})
  await run()
  assert.equal(await stateOf(), 'published')
  own.later(86_400_000 + 1000)
  await run()
  assert.equal(await stateOf(), 'registration_closed')
  // 10:00 in Dubai is 06:00 UTC
  own.later(Date.parse(`${day.date}T06:00:00Z`) - own.world.now().getTime() - 60_000)
  await run()
  assert.equal(await stateOf(), 'registration_closed')
  own.later(120_000)
  await run()
  assert.equal(await stateOf(), 'live')
  own.later(3 * 3_600_000)
  await run()
  assert.equal(await stateOf(), 'ended')
})

test('a promoted open day stands apart for coins, and what was not used comes back when it is cancelled', async () => {
  const { visitor, page } = await aTrustedEmployer(site)
  const day = await aDay(site, visitor)
  const asked = { request: newId(), kind: 'open_day' as const, thing: day.id, coins: 15 }
  await coinsFor(site, page.id, 20)
  const { data } = await visitor.call(promote, asked)
  assert.deepEqual([data.coins, data.thing?.title], [15, 'Hospitality hiring day'])
  assert.ok((await guest.call(promotedDays, {})).data.some(({ id }) => id === day.id))
  await visitor.call(moveDay, { day: day.id, move: 'cancel', reason: 'The hall is flooded' })
  await site.settle()
  const { rows } = await site.pool.query('select state, returned from promotions where id = $1', [asked.request])
  assert.deepEqual(rows[0], { state: 'removed', returned: 15 })
  const { data: draft } = await visitor.call(startDay, dayFields(inDays(site, 10)))
  await visitor.refused('not_promotable', promote, { ...asked, request: newId(), thing: draft.id })
})
