import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askNewsletter, confirmNewsletter, unsubscribe } from '#features/people/subscriptions/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { inEach } from '#platform/shared/languages.ts'
import { aCandidate, aStaffMember, confirmed } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'
import { sendLetters } from './send-letters.ts'

const texts = inEach((language) => ({ subject: `News ${language}`, body: `One\n\nTwo ${language}`, action: 'Go' }))

async function aReader(site: Site, email: string, language = 'en', over: Record<string, unknown> = {}) {
  const now = site.world.now()
  const row = { id: crypto.randomUUID(), email, language, asked_at: now, confirmed_at: now, ...over }
  await site.world.db.insertInto('newsletter_readers').values(row).execute()
  return row.id
}

async function anEditor(site: Site) {
  const editor = await confirmed(site, await aStaffMember(site, 'content'))
  const aNewsletter = async (over = {}) => {
    const { id } = (await editor.visitor.call(contract.addNewsletter, { name: 'October' })).data
    const written = {
      texts,
      name: 'October',
      link: '/jobs',
      languages: ['en', 'ar', 'ru', 'fr'] as const,
      accounts: 'all' as const,
    }
    const asked = {
      newsletter: id,
      version: 1,
      per_minute: 600,
      ...written,
      languages: [...written.languages],
      ...over,
    }
    const { version } = (await editor.visitor.call(contract.writeNewsletter, asked)).data
    return { newsletter: id, version }
  }
  return { ...editor, aNewsletter }
}

const run = (site: Site) => sendLetters.run(backgroundContext(site.world), {})
const lettersTo = async (site: Site) =>
  (await site.settle())
    .filter(({ subject }) => subject?.startsWith('News '))
    .map(({ to, subject }) => `${to} ${subject}`)
const reportOf = async (visitor: Visitor, newsletter: string) =>
  (await visitor.call(contract.readNewsletter, { newsletter })).data

test('a newsletter goes to those who confirmed, each once in their language; one press in a mail program ends it', async () => {
  const site = await aSite()
  const { visitor: editor, aNewsletter } = await anEditor(site)
  const guest = new Visitor(site)
  await guest.call(askNewsletter, { email: 'asked@example.com' })
  await guest.call(askNewsletter, { email: 'yes@example.com' }, { language: 'fr' })
  const key = (await site.settle()).find(({ to }) => to === 'yes@example.com')?.text?.match(/key=([^\s&]+)/)?.[1] ?? ''
  await guest.call(confirmNewsletter, { key: decodeURIComponent(key) })
  await aReader(site, 'ended@example.com', 'ar', { ended_at: site.world.now() })
  await aReader(site, 'arabic@example.com', 'ar')

  const { newsletter, version } = await aNewsletter()
  assert.equal((await reportOf(editor, newsletter)).readers, 2)
  assert.equal((await editor.call(contract.sendNewsletter, { newsletter, version })).data.letters, 2)
  await editor.refused('newsletter_state', contract.sendNewsletter, { newsletter, version })
  await Promise.all([run(site), run(site)])
  await run(site)
  assert.deepEqual((await lettersTo(site)).toSorted(), ['arabic@example.com News ar', 'yes@example.com News fr'])
  assert.equal((await reportOf(editor, newsletter)).state, 'sent')

  const mail = (await site.settle()).find(({ subject }) => subject === 'News ar')
  const headers = mail?.headers as Record<string, string>
  assert.equal(headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
  const oneClick = /key=([^>]+)/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  await new Visitor(site).call(unsubscribe, { key: oneClick })
  await new Visitor(site).call(unsubscribe, { key: oneClick })
  await site.settle()
  const { report } = await reportOf(editor, newsletter)
  assert.deepEqual([report.sent, report.unsubscribed, report.unsure], [2, 1, 0])
  const again = await aNewsletter()
  assert.equal((await reportOf(editor, again.newsletter)).readers, 1)
})

test('the rate holds over several processes; who ends it meanwhile, pauses and dead addresses are heeded', async () => {
  const site = await aSite()
  const { visitor: editor, aNewsletter } = await anEditor(site)
  const readers = []
  for (let number = 0; number < 7; number++) readers.push(await aReader(site, `reader${number}@example.com`))
  const { newsletter, version } = await aNewsletter({ per_minute: 2 })
  await editor.call(contract.sendNewsletter, { newsletter, version })
  await Promise.all([run(site), run(site), run(site)])
  assert.equal((await reportOf(editor, newsletter)).report.sent, 2)
  await editor.call(contract.moveNewsletter, { newsletter, to: 'paused' })
  site.later(61_000)
  await run(site)
  assert.equal((await reportOf(editor, newsletter)).report.sent, 2)
  await editor.call(contract.moveNewsletter, { newsletter, to: 'sending' })
  const waiting = await site.pool.query(
    `select reader_id from newsletter_letters where state = 'waiting' order by reader_id`,
  )
  const [ended, dead] = waiting.rows.map(({ reader_id }) => reader_id)
  await site.pool.query('update newsletter_readers set ended_at = now() where id = $1', [ended])
  await site.pool.query(
    `insert into bounced_addresses (address, code, reason, times, bounced_at, try_at)
      select email, 550, 'gone', 1, now(), now() + interval '30 days' from newsletter_readers where id = $1`,
    [dead],
  )
  for (let minutes = 0; minutes < 4; minutes++) {
    await run(site)
    site.later(61_000)
  }
  const { report, state } = await reportOf(editor, newsletter)
  assert.deepEqual([state, report.sent, report.unwanted, report.bounced, report.waiting], ['sent', 5, 1, 1, 0])
  await editor.refused('newsletter_state', contract.moveNewsletter, { newsletter, to: 'sending' })
})

test('what a killed process had taken is never sent again; a mail server that is away loses nothing', async () => {
  const site = await aSite()
  const { visitor: editor, aNewsletter } = await anEditor(site)
  for (const name of ['a', 'b', 'c']) await aReader(site, `${name}@example.com`)
  const { newsletter, version } = await aNewsletter()
  await editor.call(contract.sendNewsletter, { newsletter, version })
  const { send } = site.world.mail
  site.world.mail.send = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { command: 'CONN' }))
  await run(site)
  const { report: none } = await reportOf(editor, newsletter)
  assert.deepEqual([none.waiting, none.sent, none.failed], [3, 0, 0])
  // one letter was being sent when the process was killed
  await site.pool.query(
    `update newsletter_letters set state = 'taken', taken_at = now()
      where reader_id = (select reader_id from newsletter_letters where state = 'waiting' limit 1)`,
  )
  site.world.mail.send = send
  site.later(61_000)
  await run(site)
  assert.equal((await reportOf(editor, newsletter)).state, 'sending')
  site.later(11 * 60_000)
  await run(site)
  const { report, state } = await reportOf(editor, newsletter)
  assert.deepEqual([state, report.sent, report.unsure], ['sent', 2, 1])
  assert.equal((await lettersTo(site)).length, 2)
})

test('a letter is whole before it is tried or sent; of two who write or send one is told; a try goes to oneself alone', async () => {
  const site = await aSite()
  const { visitor: editor, email, aNewsletter } = await anEditor(site)
  const { newsletter, version } = await aNewsletter({ texts: { ...texts, ru: { subject: '', body: '', action: '' } } })
  await editor.refused('newsletter_incomplete', contract.sendNewsletter, { newsletter, version })
  await editor.refused('newsletter_incomplete', contract.tryNewsletter, { newsletter, language: 'ru' })
  assert.equal((await editor.call(contract.tryNewsletter, { newsletter, language: 'ar' })).data.email, email)
  assert.deepEqual(await lettersTo(site), [`${email} News ar`])
  const preview = (await editor.call(contract.previewNewsletter, { newsletter, language: 'fr' })).data
  assert.match(preview.text, /One\n\nTwo fr/)
  assert.doesNotMatch(preview.text, /key=/)
  const whole = {
    texts,
    name: 'x!',
    link: '',
    languages: ['en' as const],
    accounts: 'companies' as const,
    per_minute: 1,
  }
  const write = { newsletter, version, ...whole }
  const both = await Promise.all([1, 2].map(() => editor.ask(contract.writeNewsletter, write)))
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409])
  await editor.refused('changed_meanwhile', contract.sendNewsletter, { newsletter, version })
  await editor.refused('no_readers', contract.sendNewsletter, { newsletter, version: version + 1 })
  for (const over of [{ link: 'javascript:x' }, { languages: [] }, { per_minute: 601 }, { name: ' ' }])
    await editor.refused('invalid', contract.writeNewsletter, { ...write, version: version + 1, ...over })
  const candidate = await confirmed(site, await aCandidate(site))
  await aReader(site, candidate.email)
  await editor.refused('no_readers', contract.sendNewsletter, { newsletter, version: version + 1 })
  site.later(16 * 60_000)
  await editor.refused('proof_needed', contract.sendNewsletter, { newsletter, version: version + 1 })
})
