import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { aCandidate, confirmed, password, somebody } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import {
  askResetByEmail,
  askResetByText,
  askToCreate,
  changePassword,
  createPassword,
  resetPassword,
  sendResetText,
  showReset,
  verifyResetText,
} from './contract.ts'

const next = 'Other-Horse-8'
const unknownId = '0190f0f0-0000-7000-8000-000000000000'
const hashIn = (text = '') => /forgot-password-email\/([\w-]+)/.exec(text)?.[1] ?? ''
const codeIn = (text = '') => /\b(\d{6})\b/.exec(text)?.[1] ?? ''
const wrongOne = (code: string) => (code === '000000' ? '111111' : '000000')

async function askedByEmail(site: Site, email: string) {
  await new Visitor(site).call(askResetByEmail, { email })
  const [mail] = await site.settle()
  return hashIn(mail?.text)
}

async function askedByText(site: Site, phone: string) {
  const { data } = await new Visitor(site).call(askResetByText, { phone })
  await new Visitor(site).call(sendResetText, { id: data.id })
  const [text] = await site.settle()
  return { id: data.id, code: text?.channel === 'sms' ? codeIn(text.text) : '' }
}

const aPhoneOwner = async (site: Site, phone: string) => {
  const person = await somebody(site, 'candidate', { email: '', phone })
  const verified = { phone_verified_at: site.world.now() }
  await site.world.db.updateTable('users').set(verified).where('id', '=', person.id).execute()
  return person
}

test('the mailed link sets a new password once, ends every session, and the person is told', async () => {
  const site = await aSite()
  const { visitor, email, id } = await aCandidate(site, { lang: 'ru' })
  await site.settle()
  const hash = await askedByEmail(site, email.toUpperCase())
  const guest = new Visitor(site)
  assert.deepEqual(await guest.call(showReset, { hash }), { success: true, data: { valid: true } })
  const { errors } = await guest.refused('invalid', resetPassword, { hash, password: 'short' })
  assert.equal(errors?.[0]?.code, 'password_short')
  await guest.refused('invalid', resetPassword, { hash, password: 'Password123' })
  await guest.call(resetPassword, { hash, password: next })
  await guest.refused('link_expired', resetPassword, { hash, password: next })
  await guest.refused('link_expired', showReset, { hash })
  await visitor.refused('no_session', check, {})
  await guest.refused('invalid_credentials', authenticate, { email, password })
  await guest.call(authenticate, { email, password: next })
  assert.equal((await guest.call(check, {})).email_verified, true)
  const [told] = await site.settle()
  assert.equal(told?.to, email)
  assert.match(told?.subject ?? '', /пароль изменён/i)
  const kept = await site.world.db
    .selectFrom('events')
    .select('name')
    .where('thing_id', '=', id)
    .where('name', '=', 'account.password_changed')
    .execute()
  assert.equal(kept.length, 1)
})

test('a link is too old after an hour, and stops working when another one was used', async () => {
  const site = await aSite()
  const { email } = await aCandidate(site)
  await site.settle()
  const first = await askedByEmail(site, email)
  const second = await askedByEmail(site, email)
  assert.notEqual(first, second)
  await new Visitor(site).call(resetPassword, { hash: second, password: next })
  await new Visitor(site).refused('link_expired', resetPassword, { hash: first, password: next })
  const late = await askedByEmail(site, email)
  site.later(61 * 60_000)
  await new Visitor(site).refused('link_expired', showReset, { hash: late })
})

test('whether an address has an account is not told; only its holder gets a mail', async () => {
  const site = await aSite()
  const { email } = await aCandidate(site)
  const before = (await site.settle()).length
  const known = await new Visitor(site).ask(askResetByEmail, { email })
  const unknown = await new Visitor(site).ask(askResetByEmail, { email: 'nobody@example.com' })
  assert.deepEqual([known.statusCode, known.body], [unknown.statusCode, unknown.body])
  const mails = await site.settle()
  assert.deepEqual([mails.length - before, mails[0]?.to], [1, email])
})

test('whoever registered with the address of another is out once its holder has reset the password', async () => {
  const site = await aSite()
  const stranger = await aCandidate(site)
  await site.settle()
  const hash = await askedByEmail(site, stranger.email)
  await new Visitor(site).call(resetPassword, { hash, password: next })
  await stranger.visitor.refused('no_session', check, {})
  await new Visitor(site).refused('invalid_credentials', authenticate, { email: stranger.email, password })
})

test('an address that was only typed into an account with another confirmed contact opens nothing', async () => {
  const site = await aSite()
  const person = await somebody(site, 'candidate', { phone: '+971501234567' })
  const verified = { phone_verified_at: site.world.now() }
  await site.world.db.updateTable('users').set(verified).where('id', '=', person.id).execute()
  const before = (await site.settle()).length
  await new Visitor(site).call(askResetByEmail, { email: person.email })
  assert.equal((await site.settle()).length, before)
})

test('a code by text message sets a new password; wrong, used, old and foreign codes do not', async () => {
  const site = await aSite()
  await aPhoneOwner(site, '+971501234567')
  const { id, code } = await askedByText(site, '+971 50 123 4567')
  const guest = new Visitor(site)
  await guest.refused('wrong_code', verifyResetText, { id, code: wrongOne(code) })
  const { data } = await guest.call(verifyResetText, { id, code: `${code.slice(0, 3)} ${code.slice(3)}` })
  await guest.refused('wrong_code', verifyResetText, { id, code })
  await guest.call(resetPassword, { hash: data.hash, password: next })
  await guest.call(authenticate, { email: '+971501234567', password: next })
  const late = await askedByText(site, '+971501234567')
  site.later(11 * 60_000)
  await guest.refused('wrong_code', verifyResetText, late)
})

test('after five wrong codes the right one is refused too, and a new code does not bring the tries back', async () => {
  const site = await aSite()
  await aPhoneOwner(site, '+971501234567')
  const { id, code } = await askedByText(site, '+971501234567')
  const guest = new Visitor(site)
  for (let time = 0; time < 5; time++) await guest.refused('wrong_code', verifyResetText, { id, code: wrongOne(code) })
  await guest.refused('wrong_code', verifyResetText, { id, code })
  await guest.call(sendResetText, { id })
  const [text] = await site.settle()
  await guest.refused('wrong_code', verifyResetText, { id, code: codeIn(text?.text) })
})

test('a code at rest is no code, and a number without an account looks like any other', async () => {
  const site = await aSite()
  await aPhoneOwner(site, '+971501234567')
  const { id, code } = await askedByText(site, '+971501234567')
  const row = await site.world.db.selectFrom('text_codes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  assert.doesNotMatch(JSON.stringify(row), new RegExp(code))
  const guest = new Visitor(site)
  const nobody = await guest.call(askResetByText, { phone: '+971501234568' })
  assert.match(nobody.data.id, /^[0-9a-f-]{36}$/)
  const before = (await site.settle()).length
  await guest.call(sendResetText, { id: nobody.data.id })
  await guest.call(sendResetText, { id: unknownId })
  await guest.call(sendResetText, { id: 'no id' })
  assert.equal((await site.settle()).length, before)
  const one = await guest.refused('wrong_code', verifyResetText, { id: nobody.data.id, code: '123456' })
  const other = await guest.refused('wrong_code', verifyResetText, { id: "1'--", code: '{}' })
  assert.deepEqual(one, other)
  await guest.refused('invalid', askResetByText, { phone: 'no number' })
})

test('changing the password needs the current one and ends the other sessions, not this one', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site)
  const elsewhere = new Visitor(site)
  await elsewhere.call(authenticate, { email, password })
  const wrong = await visitor.refused('invalid', changePassword, { current: 'Wrong-Horse-7', password: next })
  assert.equal(wrong.errors?.[0]?.field, 'current')
  await visitor.refused('invalid', changePassword, { current: password, password: 'Password123' })
  await visitor.call(changePassword, { current: password, password: next })
  assert.equal((await visitor.call(check, {})).success, true)
  await elsewhere.refused('no_session', check, {})
  await new Visitor(site).refused('no_session', changePassword, { current: password, password: next })
})

test('an account without a password has the link mailed that chooses one', async () => {
  const site = await aSite()
  const { visitor, id, email } = await confirmed(site, await aCandidate(site))
  await visitor.refused('password_there', askToCreate, {})
  await site.world.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
  await visitor.refused('no_password', changePassword, { current: password, password: next })
  await site.settle()
  await visitor.call(askToCreate, {})
  const [mail] = await site.settle()
  const hash = /create-password\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  // a link made for one thing is no good for another
  await new Visitor(site).refused('link_expired', resetPassword, { hash, password: next })
  await new Visitor(site).call(createPassword, { hash, password: next })
  await new Visitor(site).refused('link_expired', createPassword, { hash, password: next })
  await new Visitor(site).call(authenticate, { email, password: next })
})

test('nobody can fill a letter box through us: the answers stay the same, the mails stop', async () => {
  const site = await aSite({ RATE_LIMIT: 'on' })
  const { email } = await aCandidate(site)
  await site.settle()
  for (let time = 0; time < 9; time++) await new Visitor(site).call(askResetByEmail, { email })
  const mails = (await site.settle()).filter(({ to }) => to === email)
  assert.equal(mails.length, 6)
})
