import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply, move, showApplicant, showMine, withdraw, writeAsPage } from '#features/hiring/applications/contract.ts'
import type { Happening } from '#features/hiring/applications/happening-contract.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { eml, inbound as environment, hand, outcomeOf as outcome, secret } from '#tests/world/letters.ts'
import { aCandidate, anApplication, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { mostMailBytes } from './rules.ts'

async function aThread(over: Record<string, string> = {}) {
  const site = await aSite({ ...environment, ...over })
  const world = await anApplication(site)
  await world.employer.visitor.call(writeAsPage, { application: world.application, text: 'When can you come?' })
  const outbox = await site.settle()
  const of = (to: string, about: RegExp) =>
    outbox.find((mail) => mail.to === to && about.test(mail.subject))?.headers?.['Reply-To'] ?? ''
  return {
    site,
    ...world,
    theirs: of(world.candidate.email, /^New message from/),
    teams: of(world.employer.email, /^New applicant/),
  }
}

const lastOf = (history: readonly Happening[]) => history.findLast(({ what }) => what === 'message')
const thread = async (visitor: Visitor, application: string) =>
  (await visitor.call(showMine, { application })).data.history.filter(({ what }) => what === 'message')

test('an answer by mail stands in the thread, the team is told, and answers by mail in turn', async () => {
  const { site, employer, candidate, application, theirs, teams } = await aThread()
  assert.match(theirs, /^reply\+[0-9a-f]{40}@mail\.example$/)
  assert.notEqual(theirs, teams)
  const body =
    'On Monday, gladly.\n\nOn Mon, 3 Nov 2026 at 10:00, Company <x@mail.example> wrote:\n\n> When can you come?'
  assert.equal(await outcome(site, eml(theirs, candidate.email, body)), 'kept')
  const [, answer] = await thread(candidate.visitor, application)
  assert.deepEqual([answer?.text, answer?.side, answer?.mail?.sender], ['On Monday, gladly.', 'candidate', null])
  const told = (await site.settle()).find(
    ({ to, subject }) => to === employer.email && /^New message from/.test(subject),
  )
  assert.match(told?.text ?? '', /^⁂ Write your reply above this line ⁂[\s\S]*> On Monday, gladly\./)
  assert.equal(told?.headers?.['Auto-Submitted'], 'auto-generated')
  assert.equal(told?.headers?.['Reply-To'], teams)
  assert.equal(await outcome(site, eml(teams, employer.email, 'Then at nine.')), 'kept')
  const mail = (await site.settle()).find(({ to, text }) => to === candidate.email && text.includes('Then at nine.'))
  assert.equal(mail?.headers?.['Reply-To'], theirs)
})

test('an email that comes twice, also at the same moment, is kept once', async () => {
  const { site, candidate, application, theirs } = await aThread()
  const email = eml(theirs, candidate.email)
  const outcomes = await Promise.all([1, 2, 3].map(() => outcome(site, email)))
  assert.deepEqual(outcomes.sort(), ['again', 'again', 'kept'])
  assert.equal(await outcome(site, email), 'again')
  const nameless = eml(theirs, candidate.email, 'Without a name.', { 'Message-ID': '' })
  assert.deepEqual([await outcome(site, nameless), await outcome(site, nameless)], ['kept', 'again'])
  assert.equal((await thread(candidate.visitor, application)).length, 3)
})

test('HTML, Arabic, and emails in quoted-printable and other character sets are read', async () => {
  const { site, candidate, application, theirs } = await aThread()
  const html = '<div>Yes, <b>gladly</b>.</div><blockquote type="cite">When can you come?</blockquote>'
  await outcome(site, eml(theirs, candidate.email, html, { 'Content-Type': 'text/html; charset=utf-8' }))
  await outcome(
    site,
    eml(
      theirs,
      candidate.email,
      'نعم، يوم الاثنين.\n\nفي الاثنين، 3 نوفمبر 2026 كتب Company <x@mail.example>:\n> متى؟',
    ),
  )
  await outcome(
    site,
    eml(theirs, candidate.email, '=C4=E0, =EF=F0=E8=E4=F3.', {
      'Content-Type': 'text/plain; charset=windows-1251',
      'Content-Transfer-Encoding': 'quoted-printable',
    }),
  )
  const said = (await thread(candidate.visitor, application)).map(({ text }) => text)
  assert.deepEqual(said.slice(1), ['Yes, gladly.', 'نعم، يوم الاثنين.', 'Да, приду.'])
})

const withFiles = (...files: [name: string, bytes: Buffer][]) =>
  [
    '--b\r\ncontent-type: text/plain\r\n\r\nMy papers.',
    ...files.map(
      ([name, bytes]) =>
        `--b\r\ncontent-type: application/octet-stream; name="${name}"\r\ncontent-disposition: attachment; filename="${name}"\r\ncontent-transfer-encoding: base64\r\n\r\n${bytes.toString('base64')}`,
    ),
    '--b--',
  ].join('\r\n')
const mixed = { 'Content-Type': 'multipart/mixed; boundary=b' }

test('documents that come along are kept for both sides, everything else is named', async () => {
  const { site, employer, candidate, application, theirs } = await aThread()
  const body = withFiles(
    ['../certificate.pdf', Buffer.from(aWordyPdf(['Certificate']))],
    ['photo.png', Buffer.from('<script>\0')],
    ['x.exe', Buffer.from('MZ\0\0')],
  )
  assert.equal(await outcome(site, eml(theirs, candidate.email, body, mixed)), 'kept')
  const { data } = await employer.visitor.call(showApplicant, { application })
  const { files = [], not_kept = [] } = lastOf(data.history)?.mail ?? {}
  assert.deepEqual(
    files.map(({ name }) => name),
    ['certificate.pdf'],
  )
  assert.deepEqual(not_kept, ['photo.png', 'x.exe'])
  const read = async (visitor: Visitor) => {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return (await site.app.inject({ url: files[0]?.url ?? '', headers: { cookie } })).statusCode
  }
  assert.equal(await read(employer.visitor), 200)
  assert.equal(await read(candidate.visitor), 200)
  assert.equal(await read((await anEmployer(site)).visitor), 404)
  assert.equal(await read((await aCandidate(site)).visitor), 404)
  assert.equal(await read(new Visitor(site)), 404)
})

test('machines, lists and bounces are not listened to, and nothing is ever sent back', async () => {
  const { site, candidate, theirs } = await aThread()
  const before = (await site.settle()).length
  for (const over of [
    { 'Auto-Submitted': 'auto-replied' },
    { Precedence: 'bulk' },
    { 'Return-Path': '<>' },
    { 'List-Id': '<all.example>' },
    { 'Content-Type': 'multipart/report; boundary=b' },
  ] as Record<string, string>[])
    assert.equal(
      await outcome(site, eml(theirs, candidate.email, 'I am away.', over)),
      'automatic',
      JSON.stringify(over),
    )
  assert.equal(await outcome(site, eml(theirs, theirs)), 'automatic')
  assert.equal((await site.settle()).length, before)
})

test('a token that is forged, of another, or too old stands for nothing', async () => {
  const { site, candidate, application, theirs } = await aThread()
  const last = theirs[45] === '0' ? '1' : '0'
  const forged = `${theirs.slice(0, 45)}${last}${theirs.slice(46)}`
  assert.equal(await outcome(site, eml(forged, candidate.email)), 'unknown_address')
  assert.equal(
    await outcome(site, eml(theirs.replace('mail.example', 'other.example'), candidate.email)),
    'unknown_address',
  )
  assert.equal(await outcome(site, eml('somebody@mail.example', candidate.email)), 'unknown_address')
  // the envelope knows better than the email
  const hidden = eml('undisclosed@other.example', candidate.email)
  assert.equal(await outcome(site, hidden, `?to=${encodeURIComponent(theirs)}`), 'kept')
  site.later(181 * 86_400_000)
  assert.equal(await outcome(site, eml(theirs, candidate.email)), 'unknown_address')
  assert.equal(
    (await site.world.db.selectFrom('messages').select('id').where('thread_id', '=', application).execute()).length,
    2,
  )
})

test('a sender nobody expected is marked; nobody else speaks for the company', async () => {
  const { site, employer, candidate, application, theirs, teams } = await aThread()
  assert.equal(await outcome(site, eml(theirs, 'other@example.com')), 'kept')
  const { data } = await employer.visitor.call(showApplicant, { application })
  assert.equal(lastOf(data.history)?.mail?.sender, 'other@example.com')
  assert.equal(await outcome(site, eml(teams, candidate.email)), 'other_sender')
  assert.equal(await outcome(site, eml(teams, employer.email)), 'kept')
  await site.world.db.updateTable('page_members').set({ role: 'analyst' }).where('user_id', '=', employer.id).execute()
  assert.equal(await outcome(site, eml(teams, employer.email)), 'unknown_address')
})

test('once the conversation has ended the person is told, and only they', async () => {
  const { site, candidate, application, theirs } = await aThread()
  await candidate.visitor.call(withdraw, { application })
  assert.equal(await outcome(site, eml(theirs, 'other@example.com', 'Wait!')), 'thread_closed')
  const outbox = await site.settle()
  assert.match(outbox.find(({ subject }) => /^Not delivered/.test(subject))?.text ?? '', /> Wait!/)
  assert.ok(outbox.every(({ to }) => to !== 'other@example.com'))
})

test('somebody without an account answers by mail as well', async () => {
  const { site, job, employer } = await aThread()
  const guest = new Visitor(site)
  const cv = aTextCv('Sami')
  const asked = { job, name: 'Sami', email: 'sami@example.com', lang: 'ar' as const }
  const { data } = await guest.call(apply, asked, { files: { cv } })
  const receipt = (await site.settle()).find(({ to }) => to === 'sami@example.com')
  assert.match(receipt?.text ?? '', /^⁂ اكتب ردك/)
  assert.equal(await outcome(site, eml(receipt?.headers?.['Reply-To'] ?? '', 'sami@example.com', 'شكرًا')), 'kept')
  const applicant = await employer.visitor.call(showApplicant, { application: data.application })
  assert.deepEqual([lastOf(applicant.data.history)?.text, lastOf(applicant.data.history)?.by], ['شكرًا', 'Sami'])
})

test('what is no email, is empty, huge or deep breaks nothing', async () => {
  const { site, candidate, theirs } = await aThread()
  for (const raw of ['', Buffer.from([0, 255, 254, 0, 13, 10])])
    assert.ok(['unknown_address', 'unreadable'].includes(await outcome(site, raw)))
  assert.equal(await outcome(site, eml(theirs, candidate.email, '')), 'empty')
  assert.equal(await outcome(site, eml(theirs, candidate.email, 'null\0byte\u0007')), 'kept')
  assert.equal(await outcome(site, eml(theirs, candidate.email, 'x'.repeat(200_000))), 'kept')
  const deep = Array.from(
    { length: 300 },
    (_, at) => `--b${at}\r\ncontent-type: multipart/mixed; boundary=b${at + 1}\r\n`,
  ).join('\r\n')
  const nested = eml(theirs, candidate.email, deep, { 'Content-Type': 'multipart/mixed; boundary=b0' })
  assert.ok(['empty', 'unreadable'].includes(await outcome(site, nested)))
  const huge = await hand(site, Buffer.alloc(mostMailBytes + 1, 'x'))
  assert.deepEqual([huge.statusCode, huge.json().code], [413, 'too_large'])
})

test('only the mail server may hand emails in, and only where replies are set up', async () => {
  const { site, candidate, theirs } = await aThread()
  const email = eml(theirs, candidate.email)
  for (const headers of [{}, { 'x-inbound-secret': 'wrong' }, { 'x-inbound-secret': '' }] as Record<string, string>[])
    assert.equal((await hand(site, email, headers)).statusCode, 403)
  const basic = `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}`
  assert.equal((await hand(site, email, { authorization: basic })).json().data.outcome, 'kept')
  const bare = await site.app.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    headers: { 'x-inbound-secret': secret },
  })
  assert.equal(bare.json().code, 'file_missing')
  const elsewhere = await site.app.inject({
    method: 'POST',
    url: '/api/authenticate',
    headers: { 'content-type': 'message/rfc822' },
    payload: email,
  })
  assert.equal(elsewhere.json().code, 'wrong_body')
  const off = await aSite()
  assert.equal((await hand(off, email)).statusCode, 404)
  const { employer, application } = await anApplication(off)
  await employer.visitor.call(move, { application, stage: 'shortlisted', version: 1 })
  assert.ok((await off.settle()).every(({ headers }) => !headers?.['Reply-To']))
})

test('one address takes so many emails an hour', async () => {
  const { site, candidate, theirs } = await aThread({ RATE_LIMIT: 'on' })
  const outcomes: string[] = []
  for (let at = 0; at < 31; at++) outcomes.push(await outcome(site, eml(theirs, candidate.email)))
  assert.deepEqual([outcomes[29], outcomes[30]], ['kept', 'too_many'])
})
