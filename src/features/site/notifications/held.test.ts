import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showMine, writeAsPage } from '#features/hiring/applications/contract.ts'
import { setQuietHours, showSubscriptions, subscribeTo } from '#features/people/subscriptions/contract.ts'
import { subscribePush } from '#features/people/subscriptions/push-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { clockOf } from '#platform/shared/clock.ts'
import { aCandidate, anApplication } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { list, readAll } from './contract.ts'
import { notify } from './notify.ts'
import { sendHeldNotices } from './send-held.ts'
import { nextDigest } from './time-rules.ts'

const zone = 'Asia/Dubai'
const hour = 3_600_000
const release = (site: Site) => sendHeldNotices.run(backgroundContext(site.world), {})
const inHours = (site: Site, hours: number) =>
  clockOf(new Date(site.world.now().getTime() + hours * hour), zone).slice(11)

async function aThread() {
  const site = await aSite()
  const world = await anApplication(site)
  await site.settle()
  const say = (text: string) => world.employer.visitor.call(writeAsPage, { application: world.application, text })
  const heard = async (saying: string, channel = 'mail') =>
    (await site.settle()).filter(
      (one) =>
        one.channel === channel &&
        [world.candidate.email, 'https://push.example/1'].includes(one.to) &&
        one.text.includes(saying),
    ).length
  return { site, ...world, say, heard }
}

test('in quiet hours mail and push wait for the end, once; the bell does not, and what is urgent passes', async () => {
  const { site, candidate, say, heard } = await aThread()
  const { visitor } = candidate
  const push = { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } }
  await visitor.call(subscribePush, push)
  await visitor.call(setQuietHours, { quiet: { from: inHours(site, -1), to: inHours(site, 2), zone } })
  await say('Come on Monday.')
  assert.deepEqual([await heard('Come on Monday.'), await heard('New message from', 'push')], [0, 0])
  assert.match((await visitor.call(list, {})).data[0]?.title ?? '', /^New message from/)
  const urgent = { user: candidate.id, name: '', email: candidate.email, phone: null, language: 'en' }
  await notify(backgroundContext(site.world), {
    ...{ cause: 'urgent', to: urgent, notice: 'interview_soon', topic: 'applications', urgent: true },
    ...{ facts: { job: 'Driver', company: 'Dune', when: 'now' }, link: '/', channels: ['mail'] },
  })
  assert.equal(await heard('Driver, now.'), 1)
  await release(site)
  assert.equal(await heard('Come on Monday.'), 0)
  site.later(3 * hour)
  await Promise.all([release(site), release(site)])
  await release(site)
  assert.deepEqual([await heard('Come on Monday.'), await heard('New message from', 'push')], [1, 1])
})

test('what was read in the bell meanwhile is not said again', async () => {
  const { site, candidate, say, heard } = await aThread()
  await candidate.visitor.call(setQuietHours, { quiet: { from: inHours(site, -1), to: inHours(site, 2), zone } })
  await say('Come on Monday.')
  await site.settle()
  await candidate.visitor.call(readAll, {})
  site.later(3 * hour)
  await release(site)
  assert.equal(await heard('Come on Monday.'), 0)
})

test('mails of a day come as one, nothing twice, and none when there is nothing', async () => {
  const { site, candidate, application, say, heard } = await aThread()
  const wish = { topic: 'messages', channel: 'mail', wanted: true, frequency: 'daily' } as const
  await candidate.visitor.call(subscribeTo, wish)
  const { topics } = (await candidate.visitor.call(showSubscriptions, {})).data
  assert.equal(topics.find(({ topic }) => topic === 'messages')?.frequency, 'daily')
  await say('First word.')
  await say('Second word.')
  assert.equal(await heard('word.'), 0)
  site.later(nextDigest('daily', zone, site.world.now()).getTime() - site.world.now().getTime() + 1000)
  await Promise.all([release(site), release(site)])
  const mails = (await site.settle()).filter(({ to, text }) => to === candidate.email && text.includes('word.'))
  assert.equal(mails.length, 1)
  assert.equal(mails[0]?.subject, '2 new notifications')
  assert.match(mails[0]?.text ?? '', /First word\.[\s\S]*Second word\./)
  assert.ok(mails[0]?.headers?.['List-Unsubscribe'])
  site.later(24 * hour)
  await release(site)
  assert.equal((await site.settle()).filter(({ subject }) => /new notifications/.test(subject)).length, 1)

  await say('Third word.')
  await site.settle()
  await candidate.visitor.call(showMine, { application })
  await candidate.visitor.call(readAll, {})
  await say('Fourth word.')
  await site.settle()
  await candidate.visitor.call(subscribeTo, { ...wish, wanted: false })
  site.later(24 * hour)
  await release(site)
  assert.deepEqual([await heard('Third word.'), await heard('Fourth word.')], [0, 0])
})

test('hours without length and unknown clocks are refused; null ends them', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  const quiet = { from: '22:00', to: '07:00', zone }
  await visitor.refused('invalid', setQuietHours, { quiet: { ...quiet, to: '22:00' } })
  await visitor.refused('invalid', setQuietHours, { quiet: { ...quiet, zone: 'No/Where' } })
  await visitor.refused('invalid', setQuietHours, { quiet: { ...quiet, from: '24:00' } })
  await visitor.call(setQuietHours, { quiet })
  assert.deepEqual((await visitor.call(showSubscriptions, {})).data.quiet, quiet)
  await visitor.call(setQuietHours, { quiet: null })
  assert.equal((await visitor.call(showSubscriptions, {})).data.quiet, null)
})
