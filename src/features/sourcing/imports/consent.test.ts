import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPassword } from '#features/people/passwords/contract.ts'
import { anEmployer, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { answerConsent, showConsent } from './consent-contract.ts'
import * as contract from './contract.ts'

const site = await aSite()
const keyIn = (text = '') => /\/import-consent\/([\w-]+)/.exec(text)?.[1] ?? ''

async function asked(over: { email: string } & Record<string, unknown>) {
  const employer = await anEmployer(site)
  const { data } = await employer.visitor.call(contract.saveCandidate, { name: 'Rana Saleh', ...over })
  await employer.visitor.call(contract.inviteImported, { ids: [data.id], purpose: 'Warehouse jobs' })
  const mail = (await site.settle()).find(({ to }) => to === data.email)
  return { id: data.id, key: keyIn(mail?.text) }
}

test('the person reads all that is held of them, not only what the CV says', async () => {
  const held = { salary: 9000, salary_currency: 'AED', salary_period: 'month' as const, notice_days: 30 }
  const { key } = await asked({ email: 'all@example.com', ...held, available_on: '2027-02-01', tags: ['Nights'] })
  const { data } = await new Visitor(site).call(showConsent, { key })
  assert.deepEqual(
    [data.salary, data.salary_currency, data.notice_days, data.available_on, data.tags, data.photo],
    [9000, 'AED', 30, '2027-02-01', ['Nights'], false],
  )
})

test('whoever agreed without an account takes it back by the link that confirmed it', async () => {
  const { id, key } = await asked({ email: 'back@example.com' })
  const guest = new Visitor(site)
  await guest.call(answerConsent, { key, answer: 'agree' })
  const receipt = (await site.settle()).find(({ to }) => to === 'back@example.com')
  const lasting = keyIn(receipt?.text)
  assert.doesNotMatch(receipt?.text ?? '', /because of your account/)
  assert.notEqual(lasting, key)
  site.later(200 * 86_400_000)
  assert.equal((await guest.call(showConsent, { key: lasting })).data.state, 'consented')
  await guest.call(answerConsent, { key: lasting, answer: 'refuse' })
  await guest.refused('link_expired', showConsent, { key: lasting })
  await guest.refused('link_expired', answerConsent, { key: lasting, answer: 'claim' })
  const { rows } = await site.pool.query('select state, name, email from imported_candidates where id = $1', [id])
  assert.deepEqual(rows, [{ state: 'refused', name: null, email: null }])
})

test('an address the link came to is not asked to be confirmed once more', async () => {
  const { key } = await asked({ email: 'proved@example.com' })
  const { data } = await new Visitor(site).call(answerConsent, { key, answer: 'claim' })
  const hash = new URLSearchParams(data.next?.split('?')[1]).get('key') ?? ''
  const mails = (await site.settle()).filter(({ to }) => to === 'proved@example.com')
  assert.deepEqual(
    mails.filter(({ text }) => /verify-email/.test(text)),
    [],
  )
  await new Visitor(site).call(createPassword, { hash, password })
})
