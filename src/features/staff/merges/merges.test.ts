import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authenticate, listSessions, reactivate } from '#features/people/sign-in/contract.ts'
import { showPerson } from '#features/staff/persons/contract.ts'
import { listQueues } from '#features/staff/queues/contract.ts'
import { placeHold } from '#features/staff/retention/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { mergeAgreedTo, mergeAskedFor, whyMerged as reason, twoAccounts } from '#tests/world/merges.ts'
import { anEmployer, aStaffMember, confirmed, password, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { answerMerge, askMerge, decideMerge, showMerge, showMergeLink } from './contract.ts'
import { masked, mayMerge } from './rules.ts'

test('who may be merged into whom', () => {
  const account = { type: 'candidate', state: 'active', isStaff: false, isConfirmed: true }
  const free = { isHeld: false, isUnderCase: false, sharesTeam: false, haveMet: false, isLeaving: false }
  const codeOf = (keep: object, gone: object = {}, between: object = {}) => {
    const may = mayMerge(
      { id: 'a', ...account, ...keep },
      { id: 'b', ...account, ...gone },
      { ...free, ...between },
      'me',
    )
    return may.refused ? may.code : 'yes'
  }
  assert.equal(codeOf({}), 'yes')
  assert.deepEqual(
    [codeOf({ id: 'b' }), codeOf({ id: 'me' }), codeOf({}, { id: 'me' })],
    ['same_account', 'own_account', 'own_account'],
  )
  assert.deepEqual([codeOf({ isStaff: true }), codeOf({}, { isStaff: true })], ['staff_account', 'staff_account'])
  assert.deepEqual(
    [codeOf({}, { state: 'suspended' }), codeOf({ state: 'deactivated' })],
    ['person_state', 'person_state'],
  )
  assert.deepEqual(
    [codeOf({ isConfirmed: false }), codeOf({}, { type: 'employer' })],
    ['address_unproved', 'kinds_differ'],
  )
  const barriers = ['isHeld', 'isUnderCase', 'sharesTeam', 'haveMet', 'isLeaving'].map((one) =>
    codeOf({}, {}, { [one]: true }),
  )
  assert.deepEqual(barriers, ['account_held', 'case_open', 'one_team', 'accounts_met', 'person_state'])
  assert.equal(masked('ana.lopez@example.com'), 'a•••@example.com')
})

test('both addresses agree and another of the staff confirms: one account is left, and nobody signs in to the other', async () => {
  const site = await aSite()
  const two = await twoAccounts(site)
  const { keep, gone, asker, other } = two
  const { merge, hashes } = await mergeAskedFor(site, two)
  await asker.visitor.refused('merge_waiting', askMerge, { user: gone.id, email: keep.email, reason })
  await other.visitor.refused('not_agreed', decideMerge, { merge, decision: 'confirm' })
  const link = (await new Visitor(site).call(showMergeLink, { hash: hashes[1] })).data
  assert.deepEqual(link, { side: 'gone', email: gone.email, other: masked(keep.email) })
  const waits = async () => (await other.visitor.call(listQueues, {})).data.find(({ key }) => key === 'merges')?.open
  await new Visitor(site).call(answerMerge, { hash: hashes[1], agreed: true })
  await new Visitor(site).refused('link_expired', answerMerge, { hash: hashes[1], agreed: true })
  assert.equal(await waits(), 0)
  await new Visitor(site).call(answerMerge, { hash: hashes[0], agreed: true })
  assert.equal(await waits(), 1)
  await asker.visitor.refused('own_merge', decideMerge, { merge, decision: 'confirm' })
  const seen = (await other.visitor.call(showMerge, { user: gone.id })).data
  assert.deepEqual([seen?.side, seen?.may_confirm, seen?.other.id], ['gone', true, keep.id])
  await other.visitor.call(decideMerge, { merge, decision: 'confirm' })
  await other.visitor.refused('already_decided', decideMerge, { merge, decision: 'decline' })
  const told = (await site.settle()).map(({ to, subject }) => `${to}: ${subject}`)
  assert.ok(told.includes(`${keep.email}: Your accounts are now one`))
  assert.ok(told.includes(`${gone.email}: This account was merged into your other one`))
  const left = (await other.visitor.call(showMerge, { user: gone.id })).data
  assert.deepEqual([left?.state, left?.other.id, left?.may_confirm], ['done', keep.id, false])
  await keep.visitor.call(listSessions, {})
  await gone.visitor.refused('no_session', listSessions, {})
  await new Visitor(site).refused('invalid_credentials', authenticate, { email: gone.email, password })
})

test('a no from one address ends it, and a link works for nobody after the address is another', async () => {
  const site = await aSite()
  const two = await twoAccounts(site)
  const first = await mergeAskedFor(site, two)
  await new Visitor(site).call(answerMerge, { hash: first.hashes[0], agreed: false })
  await new Visitor(site).refused('link_expired', showMergeLink, { hash: first.hashes[1] })
  // the history says that it was a no, and not once more why it was asked
  const { history } = (await two.other.visitor.call(showPerson, { user: two.keep.id })).data
  const said = history.find(({ what }) => what === 'person.merge_answered')
  assert.deepEqual([said?.yes, said?.reason], [false, ''])
  await two.other.visitor.refused('already_decided', decideMerge, { merge: first.merge, decision: 'confirm' })
  const second = await mergeAskedFor(site, two)
  await site.pool.query(`update users set email = 'another@example.com' where id = $1`, [two.keep.id])
  await new Visitor(site).refused('link_expired', answerMerge, { hash: second.hashes[0], agreed: true })
  site.later(8 * 86_400_000)
  await new Visitor(site).refused('link_expired', answerMerge, { hash: second.hashes[1], agreed: true })
})

test('what stands between two accounts is asked again when it is confirmed', async () => {
  const site = await aSite()
  const two = await twoAccounts(site)
  const merge = await mergeAgreedTo(site, two)
  const boss = await aStaffMember(site, 'super')
  await boss.visitor.call(placeHold, { kind: 'person', thing: two.gone.id, reason: 'A lawsuit' })
  await two.other.visitor.refused('account_held', decideMerge, { merge, decision: 'confirm' })
  const seen = (await two.other.visitor.call(showMerge, { user: two.keep.id })).data
  assert.deepEqual([seen?.barrier, seen?.may_confirm], ['account_held', false])
})

test('staff, other kinds, one team, unknown addresses and other roles are refused', async () => {
  const site = await aSite()
  const two = await twoAccounts(site)
  const ask = (email: string, user = two.keep.id) => ({ user, email, reason })
  const by = two.asker.visitor
  await by.refused('invalid', askMerge, ask('nobody@example.com'))
  await by.refused('same_account', askMerge, ask(two.keep.email))
  await by.refused('staff_account', askMerge, ask((await confirmed(site, two.other)).email))
  await by.refused('not_found', askMerge, ask(two.gone.email, newId()))
  const employer = await confirmed(site, await anEmployer(site))
  await by.refused('kinds_differ', askMerge, ask(employer.email))
  const mate = await confirmed(site, await teammate(site, employer.page.id, 'recruiter'))
  await by.refused('one_team', askMerge, ask(mate.email, employer.id))
  await (await aStaffMember(site, 'reviewer')).visitor.refused('not_allowed', askMerge, ask(two.gone.email))
  await two.keep.visitor.refused('not_allowed', askMerge, ask(two.gone.email))
})

test('whoever proved to be there before a merger cannot wake the account up, and of two who confirm at once one is told', async () => {
  const site = await aSite()
  const two = await twoAccounts(site)
  const merge = await mergeAgreedTo(site, two)
  const third = await aStaffMember(site, 'super')
  const answers = await Promise.all(
    [two.other, third].map(({ visitor }) => visitor.ask(decideMerge, { merge, decision: 'confirm' })),
  )
  assert.deepEqual(answers.map((answer) => answer.json().code ?? 'done').sort(), ['already_decided', 'done'])
  const ticket = newId()
  await new Visitor(site).refused('ticket_expired', reactivate, { ticket })
  const { rows } = await site.pool.query('select merged_into, state from users where id = $1', [two.gone.id])
  assert.deepEqual(rows[0], { merged_into: two.keep.id, state: 'deactivated' })
})
