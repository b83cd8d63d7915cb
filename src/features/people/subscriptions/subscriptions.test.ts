import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeAsPage } from '#features/hiring/applications/contract.ts'
import { aCandidate, anApplication, confirmed } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as calls from './contract.ts'

const newest = async (site: Site, to: string) => (await site.settle()).filter((message) => message.to === to)
const keyIn = (text = '') => /[?&]key=([\w.-]+)/.exec(text)?.[1] ?? ''

test('a mail one may do without says how: a header for the mail program, a link for the person; the link alone changes nothing', async () => {
  const site = await aSite()
  const { candidate } = await anApplication(site)
  const [receipt] = (await newest(site, candidate.email)).filter(({ headers }) => headers?.['List-Unsubscribe'])
  assert.equal(receipt?.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
  const oneClick = /<(.+)>/.exec(receipt?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  assert.match(receipt?.text ?? '', /Unsubscribe from these emails\n.*\/unsubscribed\?key=/)
  const key = keyIn(receipt?.text)
  const shown = await new Visitor(site).call(calls.showMails, { key })
  assert.ok(shown.data.topics.every(({ wanted }) => wanted))
  // as a mail program does it: a form post without cookies
  const answer = await site.app.inject({
    method: 'POST',
    url: new URL(oneClick).pathname + new URL(oneClick).search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  assert.equal(answer.statusCode, 200, answer.body)
  const after = (await new Visitor(site).call(calls.showMails, { key })).data.topics
  assert.deepEqual(
    after.filter(({ wanted }) => !wanted).map(({ topic }) => topic),
    ['applications'],
  )
})

test('what is switched off is not mailed any more, and comes again when it is switched on', async () => {
  const site = await aSite()
  const { candidate, employer, application } = await anApplication(site)
  const mails = async () =>
    (await newest(site, candidate.email)).filter(({ text }) => text.includes('Come on Monday')).length
  const say = (text: string) => employer.visitor.call(writeAsPage, { application, text })
  await candidate.visitor.call(calls.subscribeTo, { topic: 'messages', channel: 'mail', wanted: false })
  await say('Come on Monday, please.')
  assert.equal(await mails(), 0)
  const { topics } = (await candidate.visitor.call(calls.showSubscriptions, {})).data
  assert.deepEqual(
    topics.find(({ topic }) => topic === 'messages'),
    { topic: 'messages', mail: false, push: true, sms: false, frequency: 'instant' },
  )
  await candidate.visitor.call(calls.subscribeTo, { topic: 'messages', channel: 'mail', wanted: true })
  await say('Come on Monday, please. Bring your papers.')
  assert.equal(await mails(), 1)
})

test('the newsletter comes only after a yes from the address itself, and each step is in the log of consents', async () => {
  const site = await aSite()
  const guest = new Visitor(site)
  const email = 'reader@example.com'
  await guest.call(calls.askNewsletter, { email })
  const [question] = await newest(site, email)
  assert.equal(question?.subject, 'Confirm your newsletter subscription')
  const readers = () => site.world.db.selectFrom('newsletter_readers').selectAll().execute()
  assert.equal((await readers())[0]?.confirmed_at, null)
  const key = keyIn(question?.text)
  await guest.call(calls.confirmNewsletter, { key })
  await guest.refused('link_expired', calls.confirmNewsletter, { key })
  assert.ok((await readers())[0]?.confirmed_at)
  const log = await site.world.db.selectFrom('consents').select(['what', 'given', 'source']).execute()
  assert.deepEqual(log, [{ what: 'newsletter', given: true, source: 'newsletter' }])
})

test('asking for the newsletter tells nothing, and fills nobody a mailbox', async () => {
  const site = await aSite()
  const email = 'asked@example.com'
  for (let times = 0; times < 6; times++) await new Visitor(site).call(calls.askNewsletter, { email })
  assert.equal((await newest(site, email)).length, 3)
  const key = keyIn((await newest(site, email))[0]?.text)
  await new Visitor(site).call(calls.confirmNewsletter, { key })
  await new Visitor(site).call(calls.askNewsletter, { email })
  assert.equal((await newest(site, email)).length, 3)
  await new Visitor(site).refused('invalid', calls.askNewsletter, { email: 'not an address' })
})

test('the form of the newsletter may send its field bare', async () => {
  const site = await aSite()
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/user-public/newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=bare%40example.com',
  })
  assert.equal(answer.statusCode, 200)
  assert.equal((await newest(site, 'bare@example.com')).length, 1)
})

test('a reader with an account ends it in the settings; the address must be confirmed', async () => {
  const site = await aSite()
  const person = await confirmed(site, await aCandidate(site))
  await person.visitor.call(calls.askNewsletter, { email: person.email })
  const state = async () => (await person.visitor.call(calls.showSubscriptions, {})).data.newsletter
  assert.equal(await state(), 'no')
  const question = (await newest(site, person.email)).find(({ text }) => text.includes('/newsletter?key='))
  assert.equal(await state(), 'asked')
  await new Visitor(site).call(calls.confirmNewsletter, { key: keyIn(question?.text) })
  assert.equal(await state(), 'yes')
  const other = await aCandidate(site, { email: person.email })
  await other.visitor.call(calls.endNewsletter, {})
  assert.equal(await state(), 'yes')
  await person.visitor.call(calls.endNewsletter, {})
  assert.equal(await state(), 'no')
})

test('a key of something else ends nothing', async () => {
  const site = await aSite()
  const forged = await site.world.signer.sign('file', { user: 'x' }, 60)
  for (const key of [forged, 'nonsense'])
    for (const call of [calls.unsubscribe, calls.resubscribe] as const)
      await new Visitor(site).refused('link_expired', call, { key })
  await new Visitor(site).refused('invalid', calls.unsubscribe, { key: '' })
})
