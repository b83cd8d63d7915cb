import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeMember, leavePage, removeMember } from '#features/companies/team/contract.ts'
import { check } from '#features/front/session/contract.ts'
import { writeAsPage } from '#features/hiring/applications/contract.ts'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { register } from '#features/people/accounts/contract.ts'
import { lock, unlock } from '#features/people/lock/contract.ts'
import { changePassword } from '#features/people/passwords/contract.ts'
import { authenticate, endOtherSessions, logOut } from '#features/people/sign-in/contract.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aCandidate, anApplication, anEmployer, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'

const day = 86_400_000
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** Somebody at work, with a copy of the page token, as it may be in other hands: as a cookie, and as a bearer. */
async function atWork(site: Site, person: { visitor: Visitor }) {
  const token = person.visitor.cookies.get('page_token') ?? ''
  const thief = new Visitor(site)
  thief.cookies.set('page_token', token)
  await new Visitor(site).call(listPageJobs, {}, bearer(token))
  await thief.call(listPageJobs, {})
  const isOut = async (why: string) => {
    for (const answer of [
      await thief.ask(listPageJobs, {}),
      await new Visitor(site).ask(listPageJobs, {}, bearer(token)),
    ])
      assert.equal(answer.statusCode, 401, why)
  }
  return { token, isOut }
}

test('a page token ends with its session, however that ends', async () => {
  const site = await aSite()
  const ends: Record<string, (person: { visitor: Visitor; email: string }) => Promise<unknown>> = {
    'signed out': ({ visitor }) => visitor.call(logOut, {}),
    locked: ({ visitor }) => visitor.call(lock, {}),
    'ended from elsewhere': async ({ email }) => {
      const other = new Visitor(site)
      await other.call(authenticate, { email, password })
      await other.call(endOtherSessions, {})
    },
    'a new password elsewhere': async ({ email }) => {
      const other = new Visitor(site)
      await other.call(authenticate, { email, password })
      await other.call(changePassword, { current: password, password: 'Another-Horse-8' })
    },
    'signed in anew': ({ visitor, email }) => visitor.call(authenticate, { email, password }),
    unused: async () => site.later(15 * day),
  }
  for (const [why, end] of Object.entries(ends)) {
    const person = await anEmployer(site)
    const { isOut } = await atWork(site, person)
    await end(person)
    await isOut(why)
  }
})

test('a page token of a session counts for nothing beside another one of the same person', async () => {
  const site = await aSite()
  const { visitor, email } = await anEmployer(site)
  const again = new Visitor(site)
  await again.call(authenticate, { email, password })
  again.cookies.set('page_token', visitor.cookies.get('page_token') ?? '')
  await again.refused('not_allowed', listPageJobs, {})
  await visitor.call(listPageJobs, {})
})

test('a page token ends with the place in the team', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const removed = await aColleague(site, owner.page.id, 'recruiter')
  const leaving = await aColleague(site, owner.page.id, 'recruiter')
  const [one, other] = [await atWork(site, removed), await atWork(site, leaving)]
  await owner.visitor.call(removeMember, { user: removed.id })
  await one.isOut('removed')
  await leaving.visitor.call(leavePage, { page: owner.page.id })
  await other.isOut('left')
})

test('who works longer than a day goes on, without a word, at the chosen page', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  visitor.cookies.set('page_token', 'one.that.ran-out')
  await visitor.call(listPageJobs, {})
  const renewed = visitor.cookies.get('page_token') ?? ''
  assert.notEqual(renewed, 'one.that.ran-out')
  await new Visitor(site).call(listPageJobs, {}, bearer(renewed))
  visitor.cookies.delete('page_token')
  await visitor.call(lock, {})
  await visitor.refused('locked', listPageJobs, {})
  await visitor.call(unlock, { password })
  await visitor.call(listPageJobs, {})
  assert.equal((await visitor.call(check, {})).page_id, page.id)
})

test('a chosen page that is not the own gives nothing, nor does a token of somebody else', async () => {
  const site = await aSite()
  const [employer, stranger] = [await anEmployer(site), await aCandidate(site)]
  for (const workspace of [employer.page.id, 'x', '%00', '']) {
    stranger.visitor.cookies.set('workspace_page_id', workspace)
    await stranger.visitor.refused('not_allowed', listPageJobs, {})
    assert.equal(stranger.visitor.cookies.has('page_token'), false)
  }
  stranger.visitor.cookies.set('page_token', employer.visitor.cookies.get('page_token') ?? '')
  await stranger.visitor.refused('not_allowed', listPageJobs, {})
  const own = employer.visitor.cookies.get('token') ?? ''
  const program = new Visitor(site)
  program.cookies.set('workspace_page_id', employer.page.id)
  await program.refused('not_allowed', listPageJobs, {}, bearer(own))
})

test('a call that changes something echoes XSRF also where the page token speaks alone', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  const alone = new Visitor(site)
  alone.cookies.set('page_token', employer.visitor.cookies.get('page_token') ?? '')
  const message = { application, text: 'Good morning' }
  await alone.refused('xsrf', writeAsPage, message)
  const echo = { 'x-xsrf-token': employer.visitor.cookies.get('XSRF-TOKEN') ?? '' }
  const foreign: Record<string, string>[] = [{ 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }]
  for (const headers of foreign) await alone.refused('xsrf', writeAsPage, message, { headers: { ...echo, ...headers } })
  await alone.call(writeAsPage, message, { headers: echo })
  await new Visitor(site).call(writeAsPage, message, bearer(alone.cookies.get('page_token') ?? ''))
})

test('nobody is signed in or registered from a page of another site; programs and mail services are let in', async () => {
  const site = await aSite({ REPLY_DOMAIN: 'mail.example.com', INBOUND_SECRET: 'x'.repeat(24) })
  const { email } = await aCandidate(site)
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'x' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://sibling.localhost', 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) {
    await new Visitor(site).refused('xsrf', authenticate, { email, password }, { headers })
    await new Visitor(site).refused('xsrf', register, {} as never, { headers })
  }
  const own: Record<string, string>[] = [
    {},
    { origin: site.world.settings.publicUrl, 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:8080', host: 'localhost:8080' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ]
  for (const headers of own) await new Visitor(site).call(authenticate, { email, password }, { headers })
  const letter = await site.app.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    headers: { 'content-type': 'message/rfc822', 'x-inbound-secret': 'x'.repeat(24) },
    payload: 'From: a@example.com\r\nTo: b@example.com\r\n\r\nHello',
  })
  assert.equal(letter.statusCode, 200)
})

/** How many statements each request took, the last one last. */
function countQuestions(site: Site): number[] {
  const counted: number[] = []
  site.world.log.info = (facts: { questions?: number }) => void counted.push(facts.questions ?? 0)
  return counted
}

test('who it is and what the frame shows is one question, and nobody is told what was somebody else’s or is over', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const { visitor, id } = await aColleague(site, owner.page.id, 'recruiter')
  const checked = () => visitor.call(check, {})
  const counted = countQuestions(site)
  // what comes back is known from the first time, and who comes from the one before
  // and often enough that once was quick, however busy the machine: what takes long goes alone
  for (let time = 0; time < 12; time++) await checked()
  const first = await checked()
  assert.equal(counted.at(-1), 1)
  assert.ok(first.is_page)
  await owner.visitor.call(changeMember, { user: id, role: 'hiring_manager' })
  assert.ok((await checked()).may.length < first.may.length)
  await site.pool.query(`update users set name = 'Another Name' where id = $1`, [id])
  assert.equal((await checked()).display.name, 'Another Name')
  // the same cookies, another person behind them: a session that came to somebody else
  const other = await aCandidate(site)
  await site.pool.query('update sessions set user_id = $1 where user_id = $2', [other.id, id])
  const theirs = await checked()
  assert.deepEqual(
    [theirs.display.name, theirs.pages, theirs.is_page],
    [(await other.visitor.call(check, {})).display.name, [], false],
  )
  await site.pool.query('update sessions set user_id = $1 where user_id = $2', [id, other.id])
  await owner.visitor.call(removeMember, { user: id })
  const left = await checked()
  assert.deepEqual([left.pages, left.is_page, left.may], [[], false, []])
  await visitor.call(lock, {})
  await visitor.refused('locked', check, {})
  await visitor.call(unlock, { password })
  const token = visitor.cookies.get('token') ?? ''
  await visitor.call(logOut, {})
  await new Visitor(site).refused('no_session', check, {}, bearer(token))
})
