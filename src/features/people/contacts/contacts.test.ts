import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { showAccount, verifyEmail } from '#features/people/accounts/contract.ts'
import { resetPassword } from '#features/people/passwords/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { aCandidate, confirmed, password, somebody } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { askPhoneCode, changeEmail, confirmPhone, showUndo, undoChange } from './contract.ts'

const phone = '+971501234567'
const next = 'Other-Horse-8'
const keyIn = (text = '') => /(?:verify-email|undo-contact-change)\/([\w-]+)/.exec(text)?.[1] ?? ''
const codeOf = async (site: Site) => /\b(\d{6})\b/.exec((await site.settle())[0]?.text ?? '')?.[1] ?? ''
const aPhonePerson = (site: Site) => somebody(site, 'candidate', { email: '', phone })

test('a phone is confirmed by the code that was sent there, once', async () => {
  const site = await aSite()
  const { visitor } = await aPhonePerson(site)
  const { data } = await visitor.call(askPhoneCode, {})
  const code = await codeOf(site)
  await visitor.refused('wrong_code', confirmPhone, { id: data.id, code: code === '000000' ? '1' : '000000' })
  await visitor.call(confirmPhone, { id: data.id, code })
  assert.equal((await visitor.call(showAccount, {})).data.phone_verified, true)
  await visitor.refused('wrong_code', confirmPhone, { id: data.id, code })
  await visitor.refused('already_verified', askPhoneCode, {})
  await new Visitor(site).refused('no_session', askPhoneCode, {})
})

test('a code is good for the account that asked for it only', async () => {
  const site = await aSite()
  const one = await aPhonePerson(site)
  const other = await aPhonePerson(site)
  const { data } = await one.visitor.call(askPhoneCode, {})
  const code = await codeOf(site)
  await other.visitor.refused('wrong_code', confirmPhone, { id: data.id, code })
  await one.visitor.call(confirmPhone, { id: data.id, code })
})

test('a number goes to the first account that confirms it, also when two do at the same moment', async () => {
  const site = await aSite()
  const people = [await aPhonePerson(site), await aPhonePerson(site)]
  const codes = []
  for (const { visitor } of people) {
    const { data } = await visitor.call(askPhoneCode, {})
    codes.push({ visitor, id: data.id, code: await codeOf(site) })
  }
  const answers = await Promise.all(codes.map(({ visitor, ...given }) => visitor.ask(confirmPhone, given)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
  assert.equal(answers.find(({ statusCode }) => statusCode === 409)?.json().code, 'address_taken')
})

test('a new address counts once it is confirmed; the old one is told and can bring itself back', async () => {
  const site = await aSite()
  const { visitor, email, id } = await confirmed(site, await aCandidate(site))
  await site.settle()
  const wrong = await visitor.refused('invalid', changeEmail, { email: 'new@example.com', password: 'Wrong-Horse-7' })
  assert.equal(wrong.errors?.[0]?.code, 'password_wrong')
  await visitor.refused('invalid', changeEmail, { email: 'new@example.technology', password })
  await visitor.refused('already_verified', changeEmail, { email: email.toUpperCase(), password })
  await visitor.call(changeEmail, { email: 'new@example.com', password })
  const [link] = await site.settle()
  assert.equal(link?.to, 'new@example.com')
  assert.equal((await visitor.call(showAccount, {})).data.email, email)
  await new Visitor(site).call(verifyEmail, { hash: keyIn(link?.text) })
  const { data } = await visitor.call(showAccount, {})
  assert.deepEqual([data.email, data.email_verified], ['new@example.com', true])

  const told = (await site.settle()).find(({ to, subject }) => to === email && /changed/.test(subject))
  const hash = keyIn(told?.text)
  assert.deepEqual((await new Visitor(site).call(showUndo, { hash })).data, {
    kind: 'email',
    contact: email,
    changed: true,
  })
  const back = await new Visitor(site).call(undoChange, { hash })
  await visitor.refused('no_session', check, {})
  await new Visitor(site).refused('link_expired', undoChange, { hash })
  await new Visitor(site).call(resetPassword, { hash: back.data.hash, password: next })
  const again = await new Visitor(site).call(authenticate, { email, password: next })
  assert.equal(again.display.id, id)
})

test('an undoing link is good for seven days, and a confirming one for the address it went to', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site)
  const first = keyIn((await site.settle())[0]?.text)
  await visitor.call(changeEmail, { email: 'new@example.com', password })
  await new Visitor(site).call(verifyEmail, { hash: keyIn((await site.settle())[0]?.text) })
  // the link of the registration proves the old address, not the new one
  await new Visitor(site).refused('link_expired', verifyEmail, { hash: first })
  // nobody had confirmed the old address: whoever reads there is not known to be this person
  assert.equal(
    (await site.settle()).some(({ to, subject }) => to === email && /changed/.test(subject)),
    false,
  )
  await visitor.call(changeEmail, { email: 'third@example.com', password })
  await new Visitor(site).call(verifyEmail, { hash: keyIn((await site.settle())[0]?.text) })
  const told = (await site.settle()).find(({ to, subject }) => to === 'new@example.com' && /changed/.test(subject))
  site.later(7 * 86_400_000 + 60_000)
  await new Visitor(site).refused('link_expired', undoChange, { hash: keyIn(told?.text) })
})

test('the address of another account is not taken, and only its holder hears of it', async () => {
  const site = await aSite()
  const owner = await confirmed(site, await aCandidate(site))
  const { visitor } = await aCandidate(site)
  await site.settle()
  await visitor.call(changeEmail, { email: owner.email, password })
  const [told] = await site.settle()
  assert.deepEqual([told?.to, told?.subject], [owner.email, 'You already use this address'])
})

test('without the password a change needs a proof that is young', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  await visitor.call(changeEmail, { email: 'one@example.com' })
  site.later(16 * 60_000)
  await visitor.refused('proof_needed', changeEmail, { email: 'two@example.com' })
  await visitor.refused('proof_needed', askPhoneCode, { phone })
  const { data } = await visitor.call(askPhoneCode, { phone, password })
  await visitor.call(confirmPhone, { id: data.id, code: await codeOf(site) })
  assert.equal((await visitor.call(showAccount, {})).data.phone, phone)
})
