import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { check } from '#features/front/session/contract.ts'
import { authenticate, logIn } from '#features/people/sign-in/contract.ts'
import type { Context } from '#platform/server/context.ts'
import { aCandidate, password, somebody } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { register, sendVerification, showAccount, verifyEmail } from './contract.ts'
import { readKey, spendKey } from './one-time-keys.ts'
import { isEmail, mayBePassword } from './rules.ts'

const keyIn = (text = '') => /verify-email\/([\w-]+)/.exec(text)?.[1] ?? ''

test('a new account is signed in, confirms its address by the mailed link once, and signs in again', async () => {
  const site = await aSite()
  const { visitor, email } = await aCandidate(site, { lang: 'ru', name: 'Екатерина Орлова' })
  const [mail] = await site.settle()
  assert.equal(mail?.to, email)
  assert.match(mail?.subject ?? '', /Подтвердите/)
  const hash = keyIn(mail?.text)
  await new Visitor(site).call(verifyEmail, { hash })
  await new Visitor(site).refused('link_expired', verifyEmail, { hash })
  const session = await visitor.call(check, {})
  assert.equal(session.email_verified, true)
  await visitor.refused('already_verified', sendVerification, {})
  const again = new Visitor(site)
  const { redirect, display } = await again.call(authenticate, { email: email.toUpperCase(), password })
  assert.deepEqual([redirect, display.name], ['/home', 'Екатерина Орлова'])
  assert.equal((await again.call(logIn, {})).is_logged_in, true)
})

test('a link that is too old does not confirm', async () => {
  const site = await aSite()
  await aCandidate(site)
  const [mail] = await site.settle()
  site.later(8 * 86_400_000)
  await new Visitor(site).refused('link_expired', verifyEmail, {
    hash: keyIn(mail?.text),
  })
})

test('a mailed key opens only what it was made for', async () => {
  const site = await aSite()
  await aCandidate(site)
  const [mail] = await site.settle()
  const hash = keyIn(mail?.text)
  const ctx = site.world as Context
  for (const purpose of ['sign-in', 'reset-password', 'join-team'] as const) {
    await assert.rejects(readKey(ctx, purpose, hash), { code: 'link_expired' })
    const spent = site.world.db.transaction().execute((tx) => spendKey(ctx, tx, purpose, hash))
    await assert.rejects(spent, { code: 'link_expired' })
  }
  await new Visitor(site).call(verifyEmail, { hash })
})

test('a phone is enough, however it is written', async () => {
  const site = await aSite()
  await somebody(site, 'candidate', { email: '', phone: '٠٥٠ ١٢٣ ٤٥٦٧' })
  await new Visitor(site).call(authenticate, { email: '+971 50 123 4567', password })
  await new Visitor(site).refused('invalid', register, {
    account_type: 'candidate',
    name: 'Sami',
    password,
    country_id: 5,
    lang: 'ar',
  })
  await new Visitor(site).refused('invalid', register, {
    account_type: 'candidate',
    name: 'Sami',
    phone: '12',
    password,
    country_id: 5,
    lang: 'ar',
  })
})

test('whoever has a number that rules would no longer take still signs in with it', async () => {
  const site = await aSite()
  const { id } = await somebody(site, 'candidate', { email: '', phone: '+971501234567' })
  await site.pool.query("update users set phone = '+97112345' where id = $1", [id])
  await new Visitor(site).call(authenticate, { email: '+971 12345', password })
})

test('what is wrong is told at once: an address beside a number that nobody in that country has', async () => {
  const visitor = new Visitor(await aSite())
  const wrong = async (fields: object) => {
    const about = { account_type: 'candidate', name: 'Sami', password, country_id: 5, lang: 'en' } as const
    const { errors } = await visitor.refused('invalid', register, { ...about, ...fields })
    return errors?.map(({ field, code }) => `${field} ${code}`)
  }
  for (const phone of ['+97112345', '+9719161234567', '9161234567', 'call 050 123 4567'])
    assert.deepEqual(await wrong({ email: 'sami@dune.company', phone }), ['email email_ending', 'phone phone'], phone)
  assert.deepEqual(await wrong({ phone: '+9719161234567', password: 'short' }), [
    'phone phone',
    'password password_short',
  ])
})

test('registering with an address that has an account looks like any other; only the mail tells its owner', async () => {
  const site = await aSite()
  const owner = await aCandidate(site)
  const [first] = await site.settle()
  await owner.visitor.call(verifyEmail, { hash: keyIn(first?.text) })
  const other = { email: owner.email.toUpperCase(), password: 'Other-Horse-8' }
  const again = await somebody(site, 'candidate', other)
  assert.notEqual(again.id, owner.id)
  assert.equal((await again.visitor.call(check, {})).email_verified, false)
  const [told] = await site.settle()
  assert.equal(told?.subject, 'You already have an account')
  assert.equal(told?.to, owner.email)
  assert.doesNotMatch(told?.text ?? '', /verify-email/)
  const mine = await new Visitor(site).call(authenticate, { email: owner.email, password })
  const theirs = await new Visitor(site).call(authenticate, other)
  assert.deepEqual([mine.display.id, theirs.display.id], [owner.id, again.id])
})

test('of two who claim an address the first to confirm it keeps it', async () => {
  const site = await aSite()
  const one = await aCandidate(site, { email: 'twice@example.com' })
  const two = await aCandidate(site, { email: 'Twice@example.com' })
  const hashes = (await site.settle()).map(({ text }) => keyIn(text))
  assert.equal(hashes.length, 2)
  const [late, early] = hashes as [string, string]
  await new Visitor(site).call(verifyEmail, { hash: early })
  await new Visitor(site).refused('address_taken', verifyEmail, { hash: late })
  assert.equal((await one.visitor.call(check, {})).email_verified, true)
  assert.equal((await two.visitor.call(check, {})).email_verified, false)
})

test('a session ends when its time is over', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site)
  site.later(31 * 86_400_000)
  await visitor.refused('no_session', check, {})
})

test('passwords: at least 8, a lower and an upper letter, not a common one; alphanumeric only where set', () => {
  const free = { alphanumericOnly: false }
  for (const good of ['Correct-Horse-7', 'Abcdefgh', 'пАрольдлин', 'Aa345678'.repeat(16)])
    assert.equal(mayBePassword(good, free).refused, false, good)
  for (const [bad, code] of [
    ['Short1a', 'password_short'],
    ['alllower1', 'password_letters'],
    ['ALLUPPER1', 'password_letters'],
    ['Passw0rd', 'password_common'],
  ])
    assert.deepEqual(mayBePassword(bad as string, free), { refused: true, code })
  assert.equal(mayBePassword('Correct-Horse', { alphanumericOnly: true }).refused, true)
  fc.assert(fc.property(fc.string({ maxLength: 7 }), (short) => mayBePassword(short, free).refused))
})

test('the last label of a domain has two to four letters, or as many as the setting says', () => {
  assert.equal(isEmail('a@example.com', 4), true)
  assert.equal(isEmail('a@example.technology', 4), false)
  assert.equal(isEmail('a@example.technology', 63), true)
})

test('an ending the site does not take is told apart from what is no address', async () => {
  const visitor = new Visitor(await aSite())
  const fields = { account_type: 'employer', name: 'Sami', password, country_id: 5, lang: 'en' } as const
  const told = async (email: string) =>
    (await visitor.refused('invalid', register, { ...fields, email })).errors?.find(({ field }) => field === 'email')
  assert.match((await told('sami@dune.company'))?.message ?? '', /2 to 4 letters/)
  assert.equal((await told('sami@dune.company'))?.code, 'email_ending')
  assert.equal((await told('sami'))?.code, 'email')
})

test('the company named at registration stays with those who hire; a language we do not speak becomes English', async () => {
  const site = await aSite()
  const named = async (kind: string) => {
    const { visitor } = await somebody(site, kind as 'employer', { company: '  Dune   Works ', lang: 'de' as never })
    return (await visitor.call(showAccount, {})).data
  }
  const { company, language } = await named('employer')
  assert.deepEqual([company, language], ['Dune Works', 'en'])
  assert.equal((await named('candidate')).company, null)
})

test('an empty form hears at once of all that it lacks', async () => {
  const stranger = new Visitor(await aSite())
  const empty = { account_type: 'employer', name: '', email: '', password: '', country_id: 5, lang: 'en' } as const
  const { statusCode, body } = await stranger.ask(register, empty)
  assert.equal(statusCode, 422)
  const { errors } = JSON.parse(body) as { errors: { field: string }[] }
  assert.deepEqual(
    errors.map(({ field }) => field),
    ['name', 'email', 'password'],
    'in the order of the form',
  )
})
