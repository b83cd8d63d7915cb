import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showMine, writeAsPage } from '#features/hiring/applications/contract.ts'
import { setQuietHours } from '#features/people/subscriptions/contract.ts'
import { subscribePush } from '#features/people/subscriptions/push-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { clockOf } from '#platform/shared/clock.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { readAll } from './contract.ts'
import { notify } from './notify.ts'
import { sendHeldNotices } from './send-held.ts'

const minute = 60_000
const zone = 'Asia/Dubai'
const release = (site: Site) => sendHeldNotices.run(backgroundContext(site.world), {})

async function aThread() {
  const site = await aSite({ MAIL_DELAY: '5' })
  const world = await anApplication(site)
  await site.settle()
  const { employer, candidate, application } = world
  const say = async (text: string) => {
    await employer.visitor.call(writeAsPage, { application, text })
    await site.settle()
  }
  const mails = async (saying: string) => {
    await release(site)
    return (await site.settle()).filter(({ to, text }) => to === candidate.email && text.includes(saying)).length
  }
  return { site, ...world, say, mails }
}

test('a mail follows the bell after some minutes, once', async () => {
  const { site, say, mails } = await aThread()
  await say('Come on Monday.')
  assert.equal(await mails('Come on Monday.'), 0)
  site.later(4 * minute)
  assert.equal(await mails('Come on Monday.'), 0)
  site.later(minute)
  await Promise.all([release(site), release(site)])
  assert.equal(await mails('Come on Monday.'), 1)
  site.later(60 * minute)
  assert.equal(await mails('Come on Monday.'), 1)
})

test('it is dropped when the bell was read, or the screen it speaks of was opened', async () => {
  const { site, candidate, application, say, mails } = await aThread()
  await say('Bring your papers.')
  await candidate.visitor.call(readAll, {})
  await say('Ask for Lina.')
  await candidate.visitor.call(showMine, { application })
  await say('Gate four.')
  site.later(6 * minute)
  assert.deepEqual(
    [await mails('Bring your papers.'), await mails('Ask for Lina.'), await mails('Gate four.')],
    [0, 0, 1],
  )
})

test('what is urgent, prompt or of the account is mailed at once', async () => {
  const { site, candidate, mails } = await aThread()
  const to = { user: candidate.id, name: '', email: candidate.email, phone: null, language: 'en' }
  const ctx = backgroundContext(site.world)
  const notice = { to, notice: 'interview_soon', link: '/', channels: ['bell', 'mail'] as const }
  const tell = (cause: string, job: string, over: object) =>
    notify(ctx, { ...notice, cause, facts: { job, company: 'Dune', when: 'now' }, ...over })
  await tell('waits', 'Waiter', { topic: 'applications' })
  await tell('urgent', 'Driver', { topic: 'applications', urgent: true })
  await tell('prompt', 'Welder', { topic: 'applications', prompt: true })
  await tell('account', 'Porter', {})
  const counts = async () => [
    await mails('Waiter'),
    await mails('Driver'),
    await mails('Welder'),
    await mails('Porter'),
  ]
  assert.deepEqual(await counts(), [0, 1, 1, 1])
  site.later(5 * minute)
  assert.deepEqual(await counts(), [1, 1, 1, 1])
})

test('pushes of quiet hours arrive as one', async () => {
  const { site, candidate, say } = await aThread()
  const push = { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } }
  await candidate.visitor.call(subscribePush, push)
  const inHours = (hours: number) => clockOf(new Date(site.world.now().getTime() + hours * 60 * minute), zone).slice(11)
  await candidate.visitor.call(setQuietHours, { quiet: { from: inHours(-1), to: inHours(2), zone } })
  for (const text of ['One.', 'Two.', 'Three.']) await say(text)
  const pushed = async () =>
    (await site.settle()).filter(({ to }) => to === push.endpoint).map(({ subject, text }) => `${subject} ${text}`)
  assert.deepEqual(await pushed(), [])
  site.later(180 * minute)
  await Promise.all([release(site), release(site)])
  const [one, ...more] = await pushed()
  assert.equal(more.length, 0)
  assert.match(one ?? '', /3 new notifications/)
})
