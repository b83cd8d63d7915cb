import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendVerification } from '#features/people/accounts/contract.ts'
import { sendMail } from '#features/site/notifications/send-mail.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aCandidate, anAdmin } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { liftBounce, listBounced, showOwnBounce, tryAgain } from './contract.ts'

/** Lets the mail server of the site refuse an address until told otherwise. */
function refuse(site: Site, address: string, said = { responseCode: 550, response: '550 5.1.1 no such user' }) {
  const { send } = site.world.mail
  const tried: string[] = []
  let isDead = true
  site.world.mail.send = async (mail) => {
    tried.push(mail.to)
    if (isDead && mail.to === address) throw Object.assign(new Error('refused'), { ...said, command: 'RCPT TO' })
    return send(mail)
  }
  return { tried, live: () => (isDead = false) }
}

const letter = {
  language: 'en' as const,
  subject: 'News',
  body: ['Hello'],
  footer: '',
  action: { label: 'Go', url: 'https://x.example' },
}

test('an address that is refused for good rests; its owner and the staff are told, and a mail that arrives ends it', async () => {
  const site = await aSite()
  const admin = await anAdmin(site)
  const { visitor, email, name } = await aCandidate(site)
  await site.settle()
  const { tried, live } = refuse(site, email)
  const ctx = backgroundContext(site.world)
  await visitor.refused('not_bounced', tryAgain, {})
  await sendMail(ctx, { ...letter, to: email })
  assert.equal(tried.length, 1)

  await sendMail(ctx, { ...letter, to: email.toUpperCase(), unsubscribeUrl: 'https://x.example/stop' })
  await sendMail(ctx, { ...letter, to: email })
  assert.equal(tried.length, 1, 'neither news nor mail of the account goes there meanwhile')
  assert.equal((await visitor.call(showOwnBounce, {})).data?.code, 550)
  const { data } = await admin.visitor.call(listBounced, {})
  assert.deepEqual(
    data.map(({ address, code, rested, people }) => ({ address, code, rested, people })),
    [{ address: email, code: 550, rested: 2, people: [name] }],
  )

  site.later(25 * 3_600_000)
  await sendMail(ctx, { ...letter, to: email })
  await sendMail(ctx, { ...letter, to: email })
  assert.equal(tried.length, 2, 'tried once more after its rest, which then is twice as long')

  live()
  await visitor.call(tryAgain, {})
  const [mail] = await site.settle()
  assert.equal(mail?.subject, 'Our emails reach you again')
  assert.equal((await visitor.call(showOwnBounce, {})).data, null)
})

test('what is refused for a while is thrown, to be tried again; staff can lift what was refused for good', async () => {
  const site = await aSite()
  const admin = await anAdmin(site)
  const { visitor, email } = await aCandidate(site)
  await site.settle()
  const soft = refuse(site, email, { responseCode: 450, response: '450 4.2.1 busy' })
  const ctx = backgroundContext(site.world)
  await assert.rejects(sendMail(ctx, { ...letter, to: email }))
  assert.equal((await visitor.call(showOwnBounce, {})).data, null)
  soft.live()

  refuse(site, email)
  await visitor.call(sendVerification, {})
  await site.settle()
  assert.ok((await visitor.call(showOwnBounce, {})).data, 'the mail was given up, and no error kept in the queue')
  await visitor.refused('not_allowed', liftBounce, { address: email })
  await admin.visitor.call(liftBounce, { address: email })
  await admin.visitor.refused('not_found', liftBounce, { address: email })
  assert.equal((await visitor.call(showOwnBounce, {})).data, null)
})

test('a mail to an address nobody has proved carries nothing that its writer made up', async () => {
  const site = await aSite()
  await aCandidate(site, { name: 'Ali\u202e \u200bReza call.me' })
  const [mail] = await site.settle()
  assert.match(mail?.text ?? '', /^Hello,$/m)
  assert.doesNotMatch(mail?.text ?? '', /Reza/)
})
