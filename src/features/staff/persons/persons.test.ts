import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticate, listSessions } from '#features/people/sign-in/contract.ts'
import { aCandidate, anAdmin, anApplication, aStaffMember, confirmed, password } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as contract from './contract.ts'
import { mayAct } from './rules.ts'

const account = {
  ...{ state: 'active', sessions: 1, has_factor: true, open_email: true, open_phone: true },
  ...{ is_staff: false, is_super: false },
}
const support = { isSelf: false, isSuper: false }

test('an act needs something to change; nobody acts on themselves, and on staff only who gives roles', () => {
  const codeOf = (...asked: Parameters<typeof mayAct>) => {
    const answer = mayAct(...asked)
    return answer.refused ? answer.code : 'yes'
  }
  assert.equal(codeOf('suspend', account, support), 'yes')
  assert.equal(codeOf('suspend', { ...account, state: 'suspended' }, support), 'person_state')
  assert.equal(codeOf('reinstate', account, support), 'person_state')
  assert.equal(codeOf('end_sessions', { ...account, sessions: 0 }, support), 'person_state')
  assert.equal(codeOf('confirm_email', { ...account, open_email: false }, support), 'person_state')
  assert.equal(codeOf('end_sessions', account, { ...support, isSelf: true }), 'own_account')
  assert.equal(codeOf('reset_factor', { ...account, is_staff: true }, support), 'staff_account')
  assert.equal(codeOf('reset_factor', { ...account, is_staff: true }, { ...support, isSuper: true }), 'yes')
  const boss = { ...account, is_staff: true, is_super: true }
  assert.equal(codeOf('suspend', boss, { ...support, isSuper: true }), 'staff_account')
})

test('support opens a person, which is written down, and ends the sessions; the person is told', async () => {
  const site = await aSite()
  const { candidate } = await anApplication(site)
  await confirmed(site, candidate)
  const helper = await aStaffMember(site, 'support')
  const look = async () => (await helper.visitor.call(contract.showPerson, { user: candidate.id })).data
  const before = await look()
  assert.deepEqual([before.state, before.counts.applications, before.sessions?.length], ['active', 1, 1])
  assert.deepEqual(before.acts, ['suspend', 'end_sessions', 'change_email'])
  await look()
  const { rows } = await site.pool.query('select user_id, by_id from personal_data_accesses')
  assert.deepEqual(rows, [{ user_id: candidate.id, by_id: helper.id }])

  const end = { user: candidate.id, act: 'end_sessions', reason: 'Phone was lost' } as const
  await helper.visitor.refused('invalid', contract.actOnPerson, { ...end, reason: '' })
  await helper.visitor.call(contract.actOnPerson, end)
  await candidate.visitor.refused('no_session', listSessions, {})
  await helper.visitor.refused('person_state', contract.actOnPerson, end)
  const after = await look()
  assert.deepEqual(
    [after.history[0]?.act, after.history[0]?.reason, after.history[0]?.by],
    ['end_sessions', 'Phone was lost', helper.name],
  )
  const told = await site.settle()
  assert.ok(told.some(({ to, subject }) => to === candidate.email && /signed out/.test(subject ?? '')))
  await helper.visitor.call(contract.notePerson, { user: candidate.id, text: 'Called on Monday' })
  assert.equal((await look()).notes[0]?.text, 'Called on Monday')
})

test('whoever is suspended is out, cannot come back, learns why by mail, and is in again once reinstated', async () => {
  const site = await aSite()
  const person = await confirmed(site, await aCandidate(site))
  const helper = await aStaffMember(site, 'support')
  const act = (act: 'suspend' | 'reinstate', reason: string) =>
    helper.visitor.call(contract.actOnPerson, { user: person.id, act, reason })
  await act('suspend', 'Asked candidates for money')
  const asked = { email: person.email, password }
  await person.visitor.refused('no_session', listSessions, {})
  await new Visitor(site).refused('account_suspended', authenticate, asked)
  await new Visitor(site).refused('invalid_credentials', authenticate, { ...asked, password: 'Wrong-Horse-7' })
  const mail = (await site.settle()).find(({ to, subject }) => to === person.email && /suspended/.test(subject ?? ''))
  assert.match(mail?.text ?? '', /Asked candidates for money/)
  await act('reinstate', 'It was another account')
  await new Visitor(site).call(authenticate, asked)
})

test('a second factor that was lost is taken off; an address is confirmed unless another account has it', async () => {
  const site = await aSite()
  const person = await aCandidate(site)
  const helper = await aStaffMember(site, 'support')
  await site.pool.query(
    `insert into second_factors (user_id, sealed_secret, created_at, confirmed_at) values ($1, 'x', now(), now())`,
    [person.id],
  )
  const of = { user: person.id, reason: 'Showed a passport in a call' }
  await helper.visitor.call(contract.actOnPerson, { ...of, act: 'reset_factor' })
  assert.equal((await site.pool.query('select from second_factors')).rowCount, 0)
  await helper.visitor.call(contract.actOnPerson, { ...of, act: 'confirm_email' })
  await helper.visitor.refused('person_state', contract.actOnPerson, { ...of, act: 'confirm_email' })
  const twin = await aCandidate(site, { email: person.email })
  await helper.visitor.refused('address_taken', contract.actOnPerson, { ...of, user: twin.id, act: 'confirm_email' })
  const { rowCount } = await site.pool.query(`select from events where name = 'person.acted'`)
  assert.equal(rowCount, 2)
})

test('other staff, one’s own account and strangers are out of reach; a reviewer reads and does nothing', async () => {
  const site = await aSite()
  const helper = await aStaffMember(site, 'support')
  const boss = await anAdmin(site)
  const end = { act: 'end_sessions', reason: 'Just so' } as const
  await helper.visitor.refused('staff_account', contract.actOnPerson, { ...end, user: boss.id })
  await helper.visitor.refused('own_account', contract.actOnPerson, { ...end, user: helper.id })
  await boss.visitor.call(contract.actOnPerson, { ...end, user: helper.id })
  const person = await aCandidate(site)
  const reviewer = await aStaffMember(site, 'reviewer')
  const { data } = await reviewer.visitor.call(contract.showPerson, { user: person.id })
  assert.deepEqual([data.sessions, data.orders, data.acts], [null, null, []])
  await reviewer.visitor.refused('not_allowed', contract.actOnPerson, { ...end, user: person.id })
  for (const role of ['finance', 'content', 'agent'] as const)
    await (await aStaffMember(site, role)).visitor.refused('not_allowed', contract.showPerson, { user: person.id })
  await site.pool.query(`update sessions set proved_at = now() - interval '1 hour' where user_id = $1`, [boss.id])
  await boss.visitor.refused('proof_needed', contract.actOnPerson, { ...end, user: person.id })
})
