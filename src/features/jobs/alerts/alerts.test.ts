import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { promote } from '#features/jobs/promotion/contract.ts'
import { verifyEmail } from '#features/people/accounts/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { coinsFor } from '#tests/world/coins.ts'
import { aCandidate, aLiveJob, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { tellDailyAlerts, tellInstantAlerts, tidyOldAlerts } from './background.ts'
import {
  addAlert,
  changeAlert,
  confirmAlert,
  deleteAlert,
  giveFeedback,
  listAlerts,
  setAlertFrequency,
  showAlert,
  stopAlert,
} from './contract.ts'
import { type AlertMove, type AlertState, after, alertMoves, alertStates, mostAlerts } from './rules.ts'

const site = await aSite()
const guest = new Visitor(site)
const day = 86_400_000
const run = async (job: typeof tellInstantAlerts) => {
  await job.run(backgroundContext(site.world), {})
  return site.settle()
}
const mailsTo = async (address: string) => (await site.settle()).filter(({ to }) => to === address)
const keyIn = (text = '') => /\/job-alert\/([\w.-]+)/.exec(text)?.[1] ?? ''
const texts = (title: string) => [
  {
    language: 'en' as const,
    title,
    description: '<p>You weld pipes at height, check seams and keep the log of the day.</p>',
  },
]

test('every state and move leads somewhere or is refused', () => {
  const led = alertStates.flatMap((state) => alertMoves.map((move) => [state, move, after(state, move)]))
  assert.equal(led.length, alertStates.length * alertMoves.length)
  const possible = (move: AlertMove) => alertStates.filter((state: AlertState) => after(state, move) !== null)
  assert.deepEqual(possible('confirm'), ['asked', 'active', 'paused', 'lapsed'])
  assert.deepEqual(possible('pause'), ['active'])
  assert.deepEqual(possible('resume'), ['paused', 'lapsed'])
  assert.deepEqual(possible('lapse'), ['active'])
  assert.deepEqual(possible('stop'), [...alertStates])
})

test('a guest is asked by mail, hears of a new job once with the reason, and ends it by one press', async () => {
  const email = 'guest@example.com'
  assert.deepEqual((await guest.call(addAlert, { q: 'welder', frequency: 'instant', email })).data, { state: 'asked' })
  const [question] = await mailsTo(email)
  assert.match(question?.text ?? '', /Search: welder\./i, 'by the name that the lists of the site have')
  const key = keyIn(question?.text)
  await aLiveJob(site, { texts: texts('Pipe welder before yes') })
  await site.settle()
  assert.equal((await run(tellInstantAlerts)).filter(({ to }) => to === email).length, 1, 'only the question')

  assert.equal((await guest.call(confirmAlert, { key })).data.state, 'active')
  const { job } = await aLiveJob(site, { texts: texts('Pipe welder') })
  await site.settle()
  const [told, ...before] = (await run(tellInstantAlerts)).filter(({ to }) => to === email)
  assert.equal(before.length, 1)
  assert.match(told?.subject ?? '', /Pipe welder/)
  assert.match(told?.text ?? '', /Matches: “welder”, in title or skills/)
  assert.match(told?.text ?? '', new RegExp(`Not relevant: .*job=${job}`))
  assert.doesNotMatch(told?.text ?? '', /before yes/)
  assert.equal((await run(tellInstantAlerts)).filter(({ to }) => to === email).length, 2, 'not told twice')

  const oneClick = /<.*\/api(\/job-alerts\/.*\/stop)>/.exec(told?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  assert.equal(oneClick, `/job-alerts/${keyIn(told?.text)}/stop`)
  const pressed = await site.app.inject({
    method: 'POST',
    url: `/api${oneClick}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  assert.equal(pressed.statusCode, 200)
  await aLiveJob(site, { texts: texts('Pipe welder after the end') })
  await site.settle()
  assert.equal((await run(tellInstantAlerts)).filter(({ to }) => to === email).length, 2)
  assert.equal((await guest.call(stopAlert, { key })).data.state, 'stopped')
  await guest.refused('alert_state', confirmAlert, { key })
})

test('the question to an address nobody proved carries nothing that was typed; the wishes are behind its link', async () => {
  const email = 'stranger@example.com'
  const q = 'Your account is locked, see http://elsewhere.example'
  await guest.call(addAlert, { q, frequency: 'daily', email })
  const [question] = await mailsTo(email)
  assert.doesNotMatch(JSON.stringify(question), /locked|elsewhere/)
  const { data } = await guest.call(showAlert, { key: keyIn(question?.text) })
  assert.match(data.criteria.join(), /elsewhere/)
})

test('nothing tells whether an address is known, and one address is asked a few times a day at most', async () => {
  const email = 'asked.often@example.com'
  for (let time = 0; time < 8; time++)
    assert.deepEqual((await guest.call(addAlert, { q: `rigger ${time}`, frequency: 'daily', email })).data, {
      state: 'asked',
    })
  assert.equal((await mailsTo(email)).length, 5)
  await guest.refused('invalid', addAlert, { q: 'welder', frequency: 'daily' })
  await guest.refused('invalid', addAlert, { frequency: 'daily', email })
  await guest.refused('link_expired', showAlert, { key: 'forged' })
})

test('with an account it begins at once; daily mails wait for their hour, and the bell rings', async () => {
  const { visitor, email } = await confirmed(site, await aCandidate(site))
  await visitor.call(addAlert, { q: 'scaffolder', frequency: 'daily' })
  await aLiveJob(site, { texts: texts('Scaffolder one') })
  await aLiveJob(site, { texts: texts('Scaffolder two') })
  await site.settle()
  const told = async (job: typeof tellDailyAlerts) => {
    await run(job)
    return (await mailsTo(email)).filter(({ text }) => /Scaffolder/.test(text))
  }
  assert.equal((await told(tellInstantAlerts)).length, 0)
  const [mail, ...more] = await told(tellDailyAlerts)
  assert.equal(more.length, 0)
  assert.match(mail?.subject ?? '', /Scaffolder two and 2 new jobs in total/)
  const bell = await site.world.db
    .selectFrom('notifications')
    .select('facts')
    .where('notice', '=', 'alert_jobs')
    .execute()
  assert.deepEqual(
    bell.map(({ facts }) => facts),
    [{ count: 2, criteria: '“scaffolder”' }],
  )

  const [alert] = (await visitor.call(listAlerts, {})).data
  assert.equal(alert?.address, '/jobs?q=scaffolder')
  assert.equal(
    (await visitor.call(changeAlert, { alert: alert?.id ?? '', frequency: 'weekly' })).data.frequency,
    'weekly',
  )
  const { visitor: other } = await aCandidate(site)
  await other.refused('not_found', changeAlert, { alert: alert?.id ?? '', frequency: 'daily' })
  await other.refused('not_found', deleteAlert, { alert: alert?.id ?? '' })
  await visitor.call(deleteAlert, { alert: alert?.id ?? '' })
  assert.deepEqual((await visitor.call(listAlerts, {})).data, [])
})

test('feedback leaves such work, or such a company, out of the next mails', async () => {
  const { visitor, email } = await confirmed(site, await aCandidate(site))
  await visitor.call(addAlert, { q: 'plumber', frequency: 'instant' })
  const first = await aLiveJob(site, { texts: texts('Plumber of ships'), position_id: 5 })
  await site.settle()
  await run(tellInstantAlerts)
  const key = keyIn((await mailsTo(email)).find(({ text }) => /Plumber of ships/.test(text))?.text)
  await guest.call(giveFeedback, { key, job: first.job, reason: 'other_work' })
  await guest.refused('link_expired', giveFeedback, {
    key,
    job: '01890000-0000-7000-8000-00000000dead',
    reason: 'just_this',
  })
  await aLiveJob(site, { texts: texts('Plumber of boats'), position_id: 5 })
  await aLiveJob(site, { texts: texts('Plumber of houses'), position_id: 6 })
  await site.settle()
  await run(tellInstantAlerts)
  const said = (await mailsTo(email)).map(({ text }) => text).join()
  assert.doesNotMatch(said, /Plumber of boats/)
  assert.match(said, /Plumber of houses/)
  assert.equal((await guest.call(setAlertFrequency, { key, frequency: 'weekly' })).data.frequency, 'weekly')
})

test('after a year it is asked whether an alert is still wanted, and without an answer it ends', async () => {
  const email = 'yearly@example.com'
  await guest.call(addAlert, { q: 'diver', frequency: 'weekly', email })
  const key = keyIn((await mailsTo(email))[0]?.text)
  await guest.call(confirmAlert, { key })
  site.later(366 * day)
  await run(tidyOldAlerts)
  await run(tidyOldAlerts)
  assert.equal((await mailsTo(email)).filter(({ subject }) => /still need/.test(subject ?? '')).length, 1)
  site.later(31 * day)
  await run(tidyOldAlerts)
  assert.equal((await guest.call(showAlert, { key })).data.state, 'lapsed')
  assert.equal((await guest.call(confirmAlert, { key })).data.state, 'active')
})

test('what a guest began belongs to the account once the address is proved, and is forgotten with it', async () => {
  const person = await aCandidate(site)
  await guest.call(addAlert, { q: 'crane', frequency: 'weekly', email: person.email })
  await guest.call(confirmAlert, {
    key: keyIn((await mailsTo(person.email)).find(({ text }) => keyIn(text))?.text),
  })
  assert.deepEqual((await person.visitor.call(listAlerts, {})).data, [])
  const hash = /verify-email\/([\w-]+)/.exec((await mailsTo(person.email)).map(({ text }) => text).join())?.[1] ?? ''
  await guest.call(verifyEmail, { hash })
  await site.settle()
  const [own] = (await person.visitor.call(listAlerts, {})).data
  assert.deepEqual(own?.criteria, ['“crane”'])
})

test('thirty are enough', async () => {
  const { visitor } = await aCandidate(site)
  for (let one = 0; one < mostAlerts; one++) await visitor.call(addAlert, { q: `word${one}`, frequency: 'weekly' })
  await visitor.refused('too_many_alerts', addAlert, { q: 'mason', frequency: 'weekly' })
})

test('one alert that cannot be sent holds up no other', async () => {
  const site = await aSite()
  const [first, second] = [await confirmed(site, await aCandidate(site)), await confirmed(site, await aCandidate(site))]
  for (const { visitor } of [first, second]) await visitor.call(addAlert, { q: 'coordinator', frequency: 'instant' })
  await site.settle()
  await aLiveJob(site)
  await site.settle()
  const { send } = site.world.mail
  site.world.mail.send = async (mail) => {
    if (mail.to === first.email) throw Object.assign(new Error('busy'), { responseCode: 450 })
    return send(mail)
  }
  await tellInstantAlerts.run(backgroundContext(site.world), {})
  const sent = (await site.settle()).filter(({ subject }) => subject === 'Warehouse coordinator').map(({ to }) => to)
  assert.deepEqual(sent, [second.email])
})

test('a mail that goes out anyway has one promoted job more that matches, said to be paid for, and never again', async () => {
  const person = await confirmed(site, await aCandidate(site))
  await person.visitor.call(addAlert, { q: 'scaffolder', frequency: 'instant' })
  const { employer, job } = await aLiveJob(site, { texts: texts('Scaffolder, paid for'), open_days: 60 })
  const apart = await aLiveJob(site, { texts: texts('Pastry chef, paid for'), open_days: 60 })
  await site.settle()
  await run(tellInstantAlerts)
  await site.world.db.deleteFrom('alert_matches').execute()
  for (const one of [{ employer, job }, apart]) {
    await coinsFor(site, one.employer.page.id, 10)
    const asked = { request: randomUUID(), kind: 'featured' as const, variant: 'week', thing: one.job, coins: 10 }
    await one.employer.visitor.call(promote, asked)
  }
  const before = (await mailsTo(person.email)).length
  for (const title of ['Scaffolder, found', 'Scaffolder, found later']) {
    await aLiveJob(site, { texts: texts(title) })
    await site.settle()
    await run(tellInstantAlerts)
  }
  const mails = (await mailsTo(person.email)).slice(0, -before || undefined)
  const told = mails.map(({ text = '' }) => text).filter((text) => text.includes('paid for'))
  assert.equal(told.length, 1)
  assert.match(told[0] ?? '', /Scaffolder, paid for[\s\S]*Promoted by the company/)
  assert.doesNotMatch(told[0] ?? '', /Pastry chef/)
})
