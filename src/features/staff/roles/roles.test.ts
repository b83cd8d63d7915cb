import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { listedRoles } from '#features/site/staff-rights/permissions.ts'
import { listReviews } from '#features/staff/moderation/contract.ts'
import { aCandidate, anAdmin, aStaffMember, confirmed, password, somebody } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'
import { mayChange, mayConfirm } from './rules.ts'

test('who asked confirms only where nobody else could, and somebody who gives roles always remains', () => {
  assert.equal(mayConfirm({ askedBy: 'a', me: 'a', supers: 1 }).refused, false)
  assert.equal(mayConfirm({ askedBy: 'a', me: 'a', supers: 2 }).refused, true)
  assert.equal(mayConfirm({ askedBy: 'a', me: 'b', supers: 2 }).refused, false)
  const take = { role: 'super', give: false, has: ['super'] } as const
  assert.deepEqual(mayChange({ ...take, supers: 1 }), { refused: true, code: 'last_super' })
  assert.equal(mayChange({ ...take, supers: 2 }).refused, false)
  assert.deepEqual(mayChange({ role: 'agent', give: true, has: ['agent'], supers: 2 }), {
    refused: true,
    code: 'role_same',
  })
})

test('the only super gives a role at once: it works from the next request on, is told and is written down', async () => {
  const site = await aSite()
  const boss = await anAdmin(site)
  const person = await confirmed(site, await aCandidate(site))
  await person.visitor.refused('not_allowed', listReviews, {})
  const asked = { person: person.email, role: 'reviewer', give: true, reason: 'New in the team' } as const
  assert.equal((await boss.visitor.call(contract.askRole, asked)).data.state, 'done')
  await person.visitor.call(listReviews, {})
  const session = await person.visitor.call(check, {})
  assert.deepEqual([session.display.role_cp, session.staff_roles], [0, ['reviewer']])
  assert.ok(session.staff_may.includes('staff.job.review') && !session.staff_may.includes('staff.role.give'))
  const again = await person.visitor.call(authenticate, { email: person.email, password })
  assert.equal(again.redirect, '/admin')
  const told = await site.settle()
  assert.ok(told.some(({ to, subject }) => to === person.email && /reviewer/.test(subject ?? '')))
  const { rows } = await site.pool.query(`select data, actor_id from events where name = 'staff.role_changed'`)
  assert.deepEqual([rows.length, rows[0].actor_id, rows[0].data.reason], [1, boss.id, 'New in the team'])

  await boss.visitor.refused('role_same', contract.askRole, asked)
  await boss.visitor.refused('invalid', contract.askRole, { ...asked, person: 'nobody@example.com' })
  await boss.visitor.refused('last_super', contract.askRole, { ...asked, person: boss.id, role: 'super', give: false })
  await boss.visitor.call(contract.askRole, { ...asked, give: false })
  await person.visitor.refused('not_allowed', listReviews, {})
})

test('where there are two, a change waits for the other; who asked may only withdraw it', async () => {
  const site = await aSite()
  const [one, other] = [await anAdmin(site), await anAdmin(site)]
  const person = await confirmed(site, await aCandidate(site))
  const asked = { person: person.id, role: 'finance', give: true, reason: 'Books the refunds' } as const
  assert.equal((await one.visitor.call(contract.askRole, asked)).data.state, 'waiting')
  await one.visitor.refused('change_waiting', contract.askRole, asked)
  assert.ok((await site.settle()).some(({ to }) => to === other.email))
  const { data } = await one.visitor.call(contract.listStaff, {})
  const change = data.changes[0]?.id ?? ''
  assert.deepEqual([data.needs_another, data.changes[0]?.may_confirm], [true, false])
  await one.visitor.refused('own_change', contract.decideRole, { change, decision: 'confirm' })
  // two presses in the same moment: once
  const both = await Promise.all(
    [0, 1].map(() => other.visitor.ask(contract.decideRole, { change, decision: 'confirm' })),
  )
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409])
  assert.deepEqual((await person.visitor.call(check, {})).staff_roles, ['finance'])

  await one.visitor.call(contract.askRole, { ...asked, role: 'content' })
  const waiting = (await one.visitor.call(contract.listStaff, {})).data.changes[0]?.id ?? ''
  await one.visitor.call(contract.decideRole, { change: waiting, decision: 'decline' })
  await other.visitor.refused('already_decided', contract.decideRole, { change: waiting, decision: 'confirm' })
})

test('two who take each other’s role in the same moment leave one who gives roles', async () => {
  const site = await aSite()
  const [one, other] = [await anAdmin(site), await anAdmin(site)]
  const take = { role: 'super', give: false, reason: 'Not here any more' } as const
  await one.visitor.call(contract.askRole, { ...take, person: other.id })
  await other.visitor.call(contract.askRole, { ...take, person: one.id })
  const { data } = await one.visitor.call(contract.listStaff, {})
  const changeOf = (user: string) => data.changes.find((change) => change.user === user)?.id ?? ''
  await Promise.all([
    one.visitor.ask(contract.decideRole, { change: changeOf(one.id), decision: 'confirm' }),
    other.visitor.ask(contract.decideRole, { change: changeOf(other.id), decision: 'confirm' }),
  ])
  const { rows } = await site.pool.query('select id from users where role_cp = 1')
  assert.equal(rows.length, 1)
})

test('nobody but a super gives roles, to themselves least of all; an old session proves itself first', async () => {
  const site = await aSite()
  const asked = { role: 'super', give: true, reason: 'I would like it' } as const
  for (const role of [...listedRoles, 'agent'] as const) {
    const person = await aStaffMember(site, role)
    await person.visitor.refused('not_allowed', contract.askRole, { ...asked, person: person.id })
    await person.visitor.refused('not_allowed', contract.listStaff, {})
  }
  const claimant = await somebody(site, 'employer')
  const boss = await anAdmin(site)
  // an address that nobody confirmed may be anybody's
  await boss.visitor.refused('invalid', contract.askRole, { ...asked, person: claimant.email })
  await site.pool.query(`update sessions set proved_at = now() - interval '1 hour' where user_id = $1`, [boss.id])
  await boss.visitor.refused('proof_needed', contract.askRole, { ...asked, person: claimant.id })
})
