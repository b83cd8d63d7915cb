import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showJob } from '#features/jobs/jobs/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, aLiveJob, confirmed } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { claim, showClaim, withdrawByLink } from '../claim-contract.ts'
import { apply, listMine } from '../contract.ts'

const files = { cv: aTextCv('Layla Haddad', 'Kitchen, 2019 to 2026') }
const by = (email: string) => ({ name: 'Layla Haddad', email, lang: 'en' as const })
const stored = async (site: Site) => (await site.pool.query('select * from applications order by id')).rows
const later = async (site: Site) => {
  await site.pool.query("update applications set submitted_at = submitted_at - interval '1 day'")
}

test('a stranger learns from nothing whether an address has applied: the same status and body, and only its owner is mailed, once a day', async () => {
  const site = await aSite({ RATE_LIMIT: 'on' })
  const { job } = await aLiveJob(site)
  const person = await confirmed(site, await aCandidate(site))
  const own = await person.visitor.call(apply, { job, name: person.name, lang: 'en' }, { files })
  await later(site)
  await site.settle()
  const stranger = new Visitor(site)
  const known = await stranger.ask(apply, { job, ...by(person.email.toUpperCase()) }, { files })
  const unknown = await stranger.ask(apply, { job, ...by('nobody@example.com') }, { files })
  assert.deepEqual([known.statusCode, unknown.statusCode], [201, 201])
  const [one, other] = [known.json().data, unknown.json().data]
  assert.deepEqual([Object.keys(one), one.again], [Object.keys(other), other.again])
  assert.notEqual(one.application, own.data.application)
  assert.equal((await stored(site)).length, 2)
  for (let times = 0; times < 3; times += 1) await stranger.call(apply, { job, ...by(person.email) }, { files })
  const mails = (await site.settle()).filter(({ subject }) => subject.startsWith('You’ve already applied'))
  assert.equal(mails.length, 1)
  assert.equal(mails[0]?.to.toLowerCase(), person.email)
  assert.match(mails[0]?.text ?? '', new RegExp(`/applications/${own.data.application}`))
})

test('the receipt of a guest whose address has an account says to sign in, and the site says nothing of it', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const person = await confirmed(site, await aCandidate(site))
  const answers = []
  for (const email of [person.email, 'nobody@example.com'])
    answers.push(Object.keys((await new Visitor(site).call(apply, { job, ...by(email) }, { files })).data))
  assert.deepEqual(answers[0], answers[1])
  const mails = (await site.settle()).filter(({ subject }) => subject.startsWith('Application sent'))
  const to = (email: string) => mails.find((mail) => mail.to.toLowerCase() === email)?.text ?? ''
  assert.match(to(person.email), /Sign in to follow your application/)
  assert.doesNotMatch(to(person.email), /Create an account/)
  assert.match(to('nobody@example.com'), /Create an account/)
})

test('what a new application is refused for, one that is there already is refused for too', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site, { questions: [{ kind: 'text', text: 'Where do you live?', required: true }] })
  const { rows } = await site.pool.query('select id from job_questions')
  const answers = { [rows[0].id]: 'Dubai' }
  await new Visitor(site).call(apply, { job, ...by('layla@example.com'), answers }, { files })
  for (const email of ['layla@example.com', 'nobody@example.com']) {
    const stranger = new Visitor(site)
    await stranger.refused('invalid', apply, { job, ...by(email) }, { files })
    await stranger.refused('cv_needed', apply, { job, ...by(email), answers })
  }
  await site.pool.query('update jobs set applicant_cap = 1')
  for (const email of ['layla@example.com', 'nobody@example.com'])
    await new Visitor(site).refused('job_full', apply, { job, ...by(email), answers }, { files })
})

test('whoever types the address of another signed in neither learns anything nor keeps the other from applying', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const person = await confirmed(site, await aCandidate(site))
  const stranger = await aCandidate(site)
  const typed = await stranger.visitor.call(apply, { job, ...by(person.email) }, { files })
  const own = await person.visitor.call(apply, { job, name: person.name, lang: 'en' }, { files })
  assert.deepEqual([typed.data.again, own.data.again], [false, false])
  assert.notEqual(typed.data.application, own.data.application)
  const other = await aCandidate(site)
  assert.equal((await other.visitor.call(apply, { job, ...by(person.email) }, { files })).data.again, false)
  assert.equal((await stored(site)).length, 3)
})

test('a number beside an address is no sign of who applies; without an address it is', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const phone = '+971501234567'
  for (const email of ['one@example.com', 'other@example.com'])
    await new Visitor(site).call(apply, { job, ...by(email), phone }, { files })
  for (const _ of ['one', 'two'])
    await new Visitor(site).call(apply, { job, name: 'Layla Haddad', phone, lang: 'en' }, { files })
  assert.equal((await stored(site)).length, 3)
})

test('of several that come from a guest at the same moment one is stored; who sends the very same gets it back, and nobody else', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const send = () => new Visitor(site).ask(apply, { job, ...by('layla@example.com') }, { files })
  const answers = await Promise.all([send(), send(), send()])
  assert.deepEqual(
    answers.map((answer) => answer.statusCode),
    [201, 201, 201],
  )
  const [row, ...more] = await stored(site)
  assert.equal(more.length, 0)
  assert.deepEqual(
    answers.map((answer) => answer.json().data.application),
    Array(3).fill(row.id),
  )
  const guess = { cv: aTextCv('Layla Haddad', 'Kitchen, 2018 to 2026') }
  const guessed = await new Visitor(site).call(apply, { job, ...by('layla@example.com') }, { files: guess })
  const named = await new Visitor(site).call(apply, { job, ...by('layla@example.com'), name: 'Leyla' }, { files })
  site.later(11 * 60_000)
  const late = await new Visitor(site).call(apply, { job, ...by('layla@example.com') }, { files })
  for (const { data } of [guessed, named, late]) {
    assert.equal(data.again, false)
    assert.notEqual(data.application, row.id)
  }
  const { rows } = await site.pool.query('select applicants_count from jobs')
  assert.equal(rows[0].applicants_count, 1)
  const address = (await site.pool.query('select reference from jobs')).rows[0].reference
  // a number that did not rise would tell
  assert.equal((await new Visitor(site).call(showJob, { address })).data.applicants_count, 0)
  const { rows: kept } = await site.pool.query("select count(*)::int as files from files where thing <> 'page'")
  assert.equal(kept[0].files, 1)
})

test('a second word to a guest leads to the application, and one who has confirmed the address gets it by applying again', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const person = await confirmed(site, await aCandidate(site))
  const guest = new Visitor(site)
  const { data: first } = await guest.call(apply, { job, ...by(person.email) }, { files })
  await later(site)
  await guest.call(apply, { job, ...by(person.email) }, { files })
  const mail = (await site.settle()).find(({ subject }) => subject.startsWith('You’ve already applied'))
  const key = /claim-application\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  assert.equal((await new Visitor(site).call(showClaim, { key })).data.has_account, true)
  const again = await person.visitor.call(apply, { job, name: person.name, lang: 'en' }, { files })
  assert.deepEqual(again.data, { application: first.application, again: true })
  assert.equal((await person.visitor.call(listMine, {})).data[0]?.id, first.application)
  await guest.refused('link_expired', claim, { key, password: 'Masar2026' })
})

test('whoever took their application back and sends the same again reads of it nowhere, or that the company has it', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const guest = new Visitor(site)
  const { data: first } = await guest.call(apply, { job, ...by('layla@example.com') }, { files })
  const receipt = (await site.settle()).find(({ to }) => to === 'layla@example.com')
  const key = /claim-application\/([\w.-]+)/.exec(receipt?.text ?? '')?.[1] ?? ''
  await guest.call(withdrawByLink, { key })
  const { data: again } = await guest.call(apply, { job, ...by('layla@example.com') }, { files })
  assert.notEqual(again.application, first.application)
  const [mail, ...more] = (await site.settle()).filter(
    ({ to, subject }) => to === 'layla@example.com' && subject.startsWith('Application not sent'),
  )
  assert.match(`${mail?.subject} ${mail?.text}`, /^Application not sent: .*You withdrew your/s)
  assert.deepEqual(more, [])
})
